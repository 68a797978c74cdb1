import { type Doing, doingOf, videoHere } from './video-here.ts';

/** What the viewer's other devices hear. */
export type Told = Omit<Doing, 'ended'>;

/** Milliseconds between two words while nothing but time goes by. */
const every = 30_000;
/** After a word that nobody took: the room may not be open yet. So many times, or a server that knows nothing of it would hear more than others. */
const again = 5_000;
const mostTries = 3;
/** Milliseconds: who looks for a place is not followed at each step, nor a video that comes back at once. */
const soon = 300;
const least = 1_000;
const gone = 3_000;
/** Another place than time alone would have led to, in seconds. */
const jump = 5;

/**
 * Says what plays in this tab: at its start, when it pauses, goes on, is sought in or shown by another camera, twice a minute otherwise, and when it is
 * gone. Says nothing of what has not played.
 * @param say whether somebody has taken it
 * @returns its end, and the way to say it anew after the connection was lost
 */
export function tellPlayback(say: (told: Told) => Promise<boolean>): { stop: () => void; anew: () => void } {
  let last: (Told & { at: number }) | null = null;
  let tries = 0;
  let dueAt = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Where it is by now, if nothing happened. */
  const expected = (told: Told & { at: number }): number =>
    told.playing ? told.seconds + (Date.now() - told.at) / 1000 : told.seconds;

  /** What there is to say; undefined where the devices know. */
  function news(): Told | undefined {
    const video = videoHere.get();
    // Gone: it stands where it was left.
    if (!video) return last?.playing ? { ...last, seconds: expected(last), playing: false } : undefined;
    const doing = doingOf(video);
    if (!doing) return undefined;
    const { ended, ...told } = doing;
    const isSame = last?.video === told.video;
    if (ended) return isSame && (last?.playing || last?.seconds !== 0) ? { ...told, seconds: 0 } : undefined;
    if (!last || !isSame) return told.playing ? told : undefined;
    const isMoved = Math.abs(told.seconds - expected(last)) > jump;
    const isOther = told.playing !== last.playing || told.stream !== last.stream;
    return isOther || isMoved || (told.playing && Date.now() >= dueAt) ? told : undefined;
  }

  function speak(): void {
    clearTimeout(timer);
    timer = undefined;
    const told = news();
    if (!told) return;
    last = { ...told, at: Date.now() };
    dueAt = Date.now() + every;
    void say(told).then((isTaken) => {
      tries = isTaken ? 0 : tries + 1;
      if (!isTaken && tries <= mostTries) dueAt = Math.min(dueAt, Date.now() + again);
    });
  }

  function change(): void {
    if (timer !== undefined || !news()) return;
    const pause = videoHere.get() ? soon : gone;
    timer = setTimeout(speak, Math.max(pause, (last?.at ?? 0) + least - Date.now()));
  }

  function leave(): void {
    if (!last?.playing) return;
    void say({ ...last, seconds: expected(last), playing: false });
    last = { ...last, seconds: expected(last), playing: false, at: Date.now() };
  }

  const unwatch = videoHere.watch(change);
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
