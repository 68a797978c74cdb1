import { type TabPlayback, getPlayback, tabVideo } from '../tab-video/tab-video.ts';

/** The message to the viewer's other devices. */
export type PlaybackMessage = Omit<TabPlayback, 'hasEnded'>;

/** Milliseconds between two messages during uninterrupted playback. */
const sendIntervalMs = 30_000;
/**
 * Milliseconds before a rejected message is sent again, because the room may not be open yet. The number of attempts is
 * limited: a server may not support the message.
 */
const retryDelayMs = 5_000;
const maxTries = 3;
/**
 * Wait after a change, in milliseconds. Several seeks in a row, or a short pause, send one message.
 */
const changeDelayMs = 300;
const minSendIntervalMs = 1_000;
const removalDelayMs = 3_000;
/** A difference of this many seconds from the expected position counts as a seek. */
const minSeekSeconds = 5;

/**
 * Sends the playback of this tab at each change (start, pause, seek, camera, end), and otherwise twice a minute. A
 * video that was never played is not sent.
 * @param postMessage sends a message and returns whether the server accepted it
 * @returns `stop` ends it; `reset` sends again after a lost connection
 */
export function sendPlayback(postMessage: (message: PlaybackMessage) => Promise<boolean>): {
  stop: () => void;
  reset: () => void;
} {
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
    void postMessage(message).then((isAccepted) => {
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
    void postMessage({ ...lastMessage, seconds: getExpectedSeconds(lastMessage), isPlaying: false });
    lastMessage = { ...lastMessage, seconds: getExpectedSeconds(lastMessage), isPlaying: false, sentAtMs: Date.now() };
  }

  const stopWatching = tabVideo.watch(scheduleSend);
  addEventListener('pagehide', handlePageLeave);
  scheduleSend();
  return {
    reset() {
      attemptCount = 0;
      nextSendMs = 0;
    },
    stop() {
      clearTimeout(timer);
      stopWatching();
      removeEventListener('pagehide', handlePageLeave);
    },
  };
}
