import { getDocumentFlags, pressedFlag } from '@touchline/feature-kit/marks';

/** The hydrated part of a page: the shell around it, or all of it. */
export type AliveState = 'shell' | 'page';

/** Milliseconds between two attempts to replay a press, because a part may hydrate after its page. */
const retryDelayMs = 100;
/**
 * The attempts take as long as the press is shown as pending (shell.module.css); afterwards the viewer expects no
 * effect.
 */
const maxTries = 100;

let replayCount = 0;
let isReplaying = false;
let replayTimer: ReturnType<typeof setTimeout> | undefined;

/** Repeats the recorded press until a listener handles it. */
function replay(): void {
  clearTimeout(replayTimer);
  const pressedElement = document.querySelector<HTMLElement>(`[data-${pressedFlag}]`);
  if (!pressedElement || (getDocumentFlags().alive === 'shell' && pressedElement.closest('main'))) return;
  delete pressedElement.dataset[pressedFlag];
  if (replayCount >= maxTries) return;
  replayCount += 1;
  isReplaying = true;
  pressedElement.click();
  isReplaying = false;
}

/** Replays in a separate task, because React hydrates a part for a press only outside its own events and effects. */
function scheduleReplay(milliseconds: number): void {
  clearTimeout(replayTimer);
  replayTimer = setTimeout(replay, milliseconds);
}

/**
 * Records which part is hydrated now, and replays the press on a button that the head's script (`head.ts`) recorded.
 */
export function replayPress(aliveState: AliveState): void {
  const flags = getDocumentFlags();
  // The page may have been hydrated before the shell.
  if (flags.alive !== 'page') flags.alive = aliveState;
  addEventListener('click', onPress, true);
  scheduleReplay(0);
}

const pressAnimationMs = 150;

/** Fades the pressed control for a moment. Browsers highlight only a touch, and only briefly. */
function showPress(target: EventTarget | null): void {
  const control = target instanceof Element ? target.closest('a[href], button') : null;
  control?.animate({ opacity: [0.6, 1] }, pressAnimationMs);
}

/** Runs at each press after hydration and at each replay. It schedules a replay, which skips a handled press. */
function onPress({ target }: Event): void {
  if (!isReplaying) {
    replayCount = 0;
    showPress(target);
  }
  scheduleReplay(retryDelayMs);
}
