import { catchUpToLiveEdge } from './catch-up-to-live-edge.ts';
import type { PlayIntent } from './play-intent.ts';
import type { PlaybackParts } from './playback-parts.ts';
import { isPictureInPicture } from './presentation.ts';
import { playsOnOtherScreen, type StallWatchdog } from './stall-watchdog.ts';

const tickMs = 500;
/** The device slept, or the page did not run, if a timer is later than this. */
const sleepGapMs = 3000;

/**
 * Calls `onTick` twice a second, and `onWakeUp` after a time in which the page did not run.
 * @param onTick receives the delay of the call in milliseconds
 */
function startTicking(onTick: (lateMs: number) => void, onWakeUp: (sleptMs: number) => void): () => void {
  let lastTickMs = Date.now();
  const timer = setInterval(() => {
    const gapMs = Date.now() - lastTickMs;
    lastTickMs = Date.now();
    if (gapMs > sleepGapMs && !document.hidden) onWakeUp(gapMs);
    // Browsers delay the timers of hidden pages, whose picture-in-picture windows still show frames.
    onTick(document.hidden ? 0 : Math.max(0, gapMs - tickMs));
  }, tickMs);
  return () => clearInterval(timer);
}

const mediaEvents = [
  'play',
  'playing',
  'pause',
  'waiting',
  'seeking',
  'seeked',
  'ended',
  'timeupdate',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
  'loadedmetadata',
  'canplay',
  'emptied',
];

/** Adds listeners. @returns a function that removes them all */
function listen(target: EventTarget, types: readonly string[], listener: (event: Event) => void): () => void {
  types.forEach((type) => target.addEventListener(type, listener));
  return () => types.forEach((type) => target.removeEventListener(type, listener));
}

interface Listeners extends Pick<StallWatchdog, 'recovery' | 'frames'> {
  playIntent: PlayIntent;
  /** Reads the state of element and engine. */
  refresh: () => void;
}

/** Listens to clock, element, page and engine. @returns a function that stops it */
export function listenToEvents(
  { video, playerArea, store, engine, hooks }: PlaybackParts,
  { playIntent, recovery, frames, refresh }: Listeners,
): () => void {
  let hiddenSinceMs = Date.now();
  function onTick(lateMs: number): void {
    frames.pollFrames();
    if (!playsOnOtherScreen(store)) catchUpToLiveEdge(video, engine.snapshot());
    if (store.get().live) refresh();
    recovery.onTick(lateMs);
  }
  function onEnded(): void {
    playIntent.set(false);
    hooks.onEnded();
  }
  const readPresentation = (): void =>
    store.set({ fullscreen: document.fullscreenElement === playerArea(), pip: isPictureInPicture(video) });
  const stopCallbacks = [
    startTicking(onTick, recovery.onAwake),
    listen(video, mediaEvents, ({ type }) => {
      if (type === 'play') playIntent.onPlay();
      if (type === 'pause') playIntent.onPause();
      if (type === 'ended') onEnded();
      refresh();
    }),
    listen(document, ['fullscreenchange'], readPresentation),
    listen(video, ['enterpictureinpicture', 'leavepictureinpicture'], readPresentation),
    listen(window, ['online'], () => recovery.onOnline()),
    listen(document, ['visibilitychange'], () => {
      if (document.hidden) hiddenSinceMs = Date.now();
      else recovery.onAwake(Date.now() - hiddenSinceMs);
    }),
    engine.subscribe((event) => {
      if (event.type === 'problem') recovery.onProblem(event.problem);
      if (event.type === 'restart') recovery.onEncoderRestart();
      refresh();
    }),
    frames.stop,
    recovery.stop,
  ];
  return () => stopCallbacks.forEach((stop) => stop());
}
