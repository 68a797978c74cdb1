import { type TabPlayback, getPlayback, tabVideo } from './tab-video.ts';

/** The message to the viewer's other devices. */
export type PlaybackMessage = Omit<TabPlayback, 'ended'>;

/** Milliseconds between two messages during undisturbed playback. */
const sendIntervalMs = 30_000;
/**
 * Milliseconds before a rejected message is sent again, because the room may not be open yet. The number of attempts is
 * limited: a server may not support the message.
 */
const retryDelayMs = 5_000;
const maxTries = 3;
/**
 * Wait after a change, in milliseconds: a seek in several steps sends one message, and so does a video that resumes at
 * once.
 */
const changeDelayMs = 300;
const minSendIntervalMs = 1_000;
const goneDelayMs = 3_000;
/** A difference of this many seconds from the expected position counts as a seek. */
const minSeekSeconds = 5;

/**
 * Sends the playback of this tab at each change (start, pause, seek, camera, end), and otherwise twice a minute. A
 * video that was never played is not sent.
 * @param say sends a message and returns whether the server accepted it
 * @returns `stop` ends it; `anew` sends again after a lost connection
 */
export function sendPlayback(say: (told: PlaybackMessage) => Promise<boolean>): { stop: () => void; anew: () => void } {
  let last: (PlaybackMessage & { at: number }) | null = null;
  let tries = 0;
  let dueAt = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The current position if the video has played without a seek since then. */
  const expected = (told: PlaybackMessage & { at: number }): number =>
    told.playing ? told.seconds + (Date.now() - told.at) / 1000 : told.seconds;

  /** The next message; undefined if the other devices know the state. */
  function news(): PlaybackMessage | undefined {
    const video = tabVideo.get();
    // The video was removed: it counts as paused at its last position.
    if (!video) return last?.playing ? { ...last, seconds: expected(last), playing: false } : undefined;
    const doing = getPlayback(video);
    if (!doing) return undefined;
    const { ended, ...told } = doing;
    const isSame = last?.video === told.video;
    if (ended) return isSame && (last?.playing || last?.seconds !== 0) ? { ...told, seconds: 0 } : undefined;
    if (!last || !isSame) return told.playing ? told : undefined;
    const isMoved = Math.abs(told.seconds - expected(last)) > minSeekSeconds;
    const isOther = told.playing !== last.playing || told.stream !== last.stream;
    return isOther || isMoved || (told.playing && Date.now() >= dueAt) ? told : undefined;
  }

  function speak(): void {
    clearTimeout(timer);
    timer = undefined;
    const told = news();
    if (!told) return;
    last = { ...told, at: Date.now() };
    dueAt = Date.now() + sendIntervalMs;
    void say(told).then((isTaken) => {
      tries = isTaken ? 0 : tries + 1;
      if (!isTaken && tries <= maxTries) dueAt = Math.min(dueAt, Date.now() + retryDelayMs);
    });
  }

  function change(): void {
    if (timer !== undefined || !news()) return;
    const pause = tabVideo.get() ? changeDelayMs : goneDelayMs;
    timer = setTimeout(speak, Math.max(pause, (last?.at ?? 0) + minSendIntervalMs - Date.now()));
  }

  function leave(): void {
    if (!last?.playing) return;
    void say({ ...last, seconds: expected(last), playing: false });
    last = { ...last, seconds: expected(last), playing: false, at: Date.now() };
  }

  const unwatch = tabVideo.watch(change);
  addEventListener('pagehide', leave);
  change();
  return {
    anew() {
      tries = 0;
      dueAt = 0;
    },
    stop() {
      clearTimeout(timer);
      unwatch();
      removeEventListener('pagehide', leave);
    },
  };
}
