import { type PlaybackState, playbackState, playbackTake } from '@touchline/contract';
import type { Realtime } from '@touchline/realtime';
import { type RemotePlayback, deviceSync } from './device-sync.ts';
import { pauseInThisTab } from './pause-in-this-tab.ts';
import { getPlayback, tabVideo } from '../tab-video/tab-video.ts';

/** A playing device sends its state twice a minute. Without a message for this many milliseconds it is removed. */
const playingLifetimeMs = 90_000;
/** A paused device sends no further message. Its position is offered for this many milliseconds. */
const pausedLifetimeMs = 600_000;
/** Limit of devices, above that of any account. */
const maxDevices = 10;

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
 * Stores the state of the viewer's other devices while they send messages, and pauses here when another device
 * continues the video.
 * @returns a function that ends it
 */
export function listenToDevices(realtime: Realtime, device: string): () => void {
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
    const { remotePlaybacks, stopped } = deviceSync.get();
    const previousPlayback = remotePlaybacks.find((otherPlayback) => otherPlayback.device === playback.device);
    // Another tab of that device has stopped; the device's video keeps playing.
    if (previousPlayback?.isPlaying && !playback.isPlaying && previousPlayback.video !== playback.video) return;
    const otherPlaybacks = remotePlaybacks.filter((otherPlayback) => otherPlayback !== previousPlayback);
    setRemotePlaybacks(hasEnded(state) ? otherPlaybacks : [...otherPlaybacks, playback]);
    removePlaybacksOfThisVideo();
    if (stopped?.cause === 'device' && !stopped.name && playback.isPlaying && playback.video === stopped.video)
      deviceSync.set({ stopped: { ...stopped, name: playback.name } });
  }

  const findDeviceName = (videoId: string): string | undefined =>
    deviceSync.get().remotePlaybacks.find(({ video, isPlaying }) => isPlaying && video === videoId)?.name;

  const stopFunctions = [
    realtime.on(playbackState, handlePlayback),
    realtime.on(playbackTake, ({ deviceId }) => {
      if (deviceId === device) pauseInThisTab('device', findDeviceName);
    }),
    tabVideo.watch(removePlaybacksOfThisVideo),
    () => clearTimeout(timer),
  ];
  return () => stopFunctions.forEach((stop) => stop());
}
