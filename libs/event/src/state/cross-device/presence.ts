import { type PlaybackState, playbackState } from '@touchline/contract';
import type { Realtime } from '@touchline/realtime';
import { type TabPlayback, getPlayback, tabVideo } from '../tab-video/tab-video.ts';
import { type RemotePlayback, deviceSync } from './device-sync.ts';

export interface ThisDevice {
  id: string;
  name?: string | undefined;
}

/** The message to the viewer's other devices. */
export type PlaybackMessage = Omit<TabPlayback, 'hasEnded'>;

/** Sends a message to the other devices. @returns whether the server accepted it */
export type Announce = (message: PlaybackMessage) => Promise<boolean>;

/** Limits of the message: a day in seconds, and 100 characters. */
const maxPositionSeconds = 86_400;
const maxNameCharacters = 100;

/** Milliseconds between two messages during uninterrupted playback. */
const sendIntervalMs = 30_000;
/**
 * Milliseconds before a rejected message is sent again, because the room may not be open yet. The number of attempts is
 * limited: a server may not support the message.
 */
const retryDelayMs = 5_000;
const maxTries = 3;
/** Wait after a change, in milliseconds. Several seeks in a row, or a short pause, send one message. */
const changeDelayMs = 300;
const minSendIntervalMs = 1_000;
const removalDelayMs = 3_000;
/** A difference of this many seconds from the expected position counts as a seek. */
const minSeekSeconds = 5;

/** A playing device sends its state twice a minute. Without a message for this many milliseconds it is removed. */
const playingLifetimeMs = 90_000;
/** A paused device sends no further message. Its position is offered for this many milliseconds. */
const pausedLifetimeMs = 600_000;
/** Limit of devices, above that of any account. */
const maxDevices = 10;

/**
 * Shows the viewer's devices to each other: sends the playback of this tab, and stores the playbacks of the others
 * while they send messages.
 * @returns `announce` sends a playback at once; `stop` ends it
 */
export function sharePresence(
  realtime: Realtime,
  userId: string,
  { id: deviceId, name }: ThisDevice,
): { announce: Announce; stop: () => void } {
  const deviceName = name?.slice(0, maxNameCharacters) || undefined;
  const announce: Announce = async ({ video, seconds, stream, isPlaying }) => {
    const { ok } = await realtime.send(playbackState, {
      userId,
      deviceId,
      deviceName,
      eventId: video,
      seconds: Math.min(maxPositionSeconds, Math.max(0, Math.round(seconds))),
      streamType: stream,
      playing: isPlaying,
    });
    return ok === true;
  };
  const stopFunctions = [sendPlayback(realtime, announce), storeRemotePlaybacks(realtime, deviceId)];
  return { announce, stop: () => stopFunctions.forEach((stop) => stop()) };
}

/**
 * Sends the playback of this tab at each change (start, pause, seek, camera, end), and otherwise twice a minute. A
 * video that was never played is not sent.
 * @returns a function that ends it
 */
function sendPlayback(realtime: Realtime, announce: Announce): () => void {
  let lastMessage: (PlaybackMessage & { sentAtMs: number }) | null = null;
  let attemptCount = 0;
  let nextSendMs = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The current position if the video has played without a seek since the message. */
  const getExpectedSeconds = (message: PlaybackMessage & { sentAtMs: number }): number =>
    message.isPlaying ? message.seconds + (Date.now() - message.sentAtMs) / 1000 : message.seconds;

  /** The next message; undefined if the other devices know the state. */
  function findNextMessage(): PlaybackMessage | undefined {
    const video = tabVideo.get();
    // The video was removed: it counts as paused at its last position.
    if (!video)
      return lastMessage?.isPlaying
        ? { ...lastMessage, seconds: getExpectedSeconds(lastMessage), isPlaying: false }
        : undefined;
    const playback = getPlayback(video);
    if (!playback) return undefined;
    const { hasEnded, ...message } = playback;
    const isSameVideo = lastMessage?.video === message.video;
    if (hasEnded)
      return isSameVideo && (lastMessage?.isPlaying || lastMessage?.seconds !== 0)
        ? { ...message, seconds: 0 }
        : undefined;
    if (!lastMessage || !isSameVideo) return message.isPlaying ? message : undefined;
    const hasSeeked = Math.abs(message.seconds - getExpectedSeconds(lastMessage)) > minSeekSeconds;
    const hasStateChanged = message.isPlaying !== lastMessage.isPlaying || message.stream !== lastMessage.stream;
    return hasStateChanged || hasSeeked || (message.isPlaying && Date.now() >= nextSendMs) ? message : undefined;
  }

  function sendNow(): void {
    clearTimeout(timer);
    timer = undefined;
    const message = findNextMessage();
    if (!message) return;
    lastMessage = { ...message, sentAtMs: Date.now() };
    nextSendMs = Date.now() + sendIntervalMs;
    void announce(message).then((isAccepted) => {
      attemptCount = isAccepted ? 0 : attemptCount + 1;
      if (!isAccepted && attemptCount <= maxTries) nextSendMs = Math.min(nextSendMs, Date.now() + retryDelayMs);
    });
  }

  function scheduleSend(): void {
    if (timer !== undefined || !findNextMessage()) return;
    const delayMs = tabVideo.get() ? changeDelayMs : removalDelayMs;
    timer = setTimeout(sendNow, Math.max(delayMs, (lastMessage?.sentAtMs ?? 0) + minSendIntervalMs - Date.now()));
  }

  function handlePageLeave(): void {
    if (!lastMessage?.isPlaying) return;
    void announce({ ...lastMessage, seconds: getExpectedSeconds(lastMessage), isPlaying: false });
    lastMessage = { ...lastMessage, seconds: getExpectedSeconds(lastMessage), isPlaying: false, sentAtMs: Date.now() };
  }

  let wasOnline = realtime.status().state === 'online';
  const stopFunctions = [
    tabVideo.watch(scheduleSend),
    // The other devices may have missed messages during a lost connection.
    realtime.onStatus(() => {
      const isOnline = realtime.status().state === 'online';
      if (isOnline && !wasOnline) {
        attemptCount = 0;
        nextSendMs = 0;
      }
      wasOnline = isOnline;
    }),
    () => clearTimeout(timer),
    () => removeEventListener('pagehide', handlePageLeave),
  ];
  addEventListener('pagehide', handlePageLeave);
  scheduleSend();
  return () => stopFunctions.forEach((stop) => stop());
}

const hasEnded = ({ playing, seconds }: PlaybackState): boolean => !playing && seconds === 0;
const getExpiryMs = ({ timeMs, isPlaying }: RemotePlayback): number =>
  timeMs + (isPlaying ? playingLifetimeMs : pausedLifetimeMs);

const toRemotePlayback = (state: PlaybackState): RemotePlayback => ({
  device: state.deviceId,
  name: state.deviceName ?? undefined,
  video: state.eventId,
  seconds: state.seconds,
  timeMs: Date.now(),
  stream: state.streamType,
  isPlaying: state.playing,
});

/** The id of the video that plays in this tab. */
function getPlayingVideoId(): string | undefined {
  const video = tabVideo.get();
  const tabPlayback = video && getPlayback(video);
  return tabPlayback?.isPlaying ? tabPlayback.video : undefined;
}

/**
 * Stores the playbacks of the viewer's other devices while they send messages.
 * @returns a function that ends it
 */
function storeRemotePlaybacks(realtime: Realtime, device: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setRemotePlaybacks(remotePlaybacks: readonly RemotePlayback[]): void {
    clearTimeout(timer);
    const freshPlaybacks = remotePlaybacks.filter((playback) => getExpiryMs(playback) > Date.now()).slice(-maxDevices);
    if (freshPlaybacks.length > 0)
      timer = setTimeout(
        () => setRemotePlaybacks(deviceSync.get().remotePlaybacks),
        Math.min(...freshPlaybacks.map(getExpiryMs)) - Date.now(),
      );
    if (freshPlaybacks.length > 0 || deviceSync.get().remotePlaybacks.length > 0)
      deviceSync.set({ remotePlaybacks: freshPlaybacks });
  }

  /** Removes paused devices whose video now plays here. */
  function removePlaybacksOfThisVideo(): void {
    const playingVideoId = getPlayingVideoId();
    const { remotePlaybacks } = deviceSync.get();
    const otherPlaybacks = remotePlaybacks.filter(({ video, isPlaying }) => isPlaying || video !== playingVideoId);
    if (otherPlaybacks.length < remotePlaybacks.length) setRemotePlaybacks(otherPlaybacks);
  }

  function handlePlayback(state: PlaybackState): void {
    if (state.deviceId === device) return;
    const playback = toRemotePlayback(state);
    const { remotePlaybacks } = deviceSync.get();
    const previousPlayback = remotePlaybacks.find((otherPlayback) => otherPlayback.device === playback.device);
    // Another tab of that device has stopped; the device's video keeps playing.
    if (previousPlayback?.isPlaying && !playback.isPlaying && previousPlayback.video !== playback.video) return;
    const otherPlaybacks = remotePlaybacks.filter((otherPlayback) => otherPlayback !== previousPlayback);
    setRemotePlaybacks(hasEnded(state) ? otherPlaybacks : [...otherPlaybacks, playback]);
    removePlaybacksOfThisVideo();
  }

  const stopFunctions = [
    realtime.on(playbackState, handlePlayback),
    tabVideo.watch(removePlaybacksOfThisVideo),
    () => clearTimeout(timer),
  ];
  return () => stopFunctions.forEach((stop) => stop());
}
