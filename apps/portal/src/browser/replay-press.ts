import { pressedFlag, getDocumentFlags } from '@touchline/feature-kit/marks';

/** The hydrated part of a page: the shell around it, or all of it. */
export type AliveState = 'shell' | 'page';

/** A part may hydrate after its page: an unhandled press is repeated after this many milliseconds. */
const retryDelayMs = 100;
/**
 * As many tries as the time for which the press is shown as pending (shell.module.css); the viewer expects no effect
 * afterwards.
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

/** Runs outside events and effects: React hydrates a part for a press, but not during React's own work. */
function scheduleReplay(milliseconds: number): void {
  clearTimeout(replayTimer);
  replayTimer = setTimeout(replay, milliseconds);
}

/**
 * Records which part is hydrated now, and replays an earlier press on a button. The head's script records the last
 * press and shows it as pending.
 */
export function replayPress(aliveState: AliveState): void {
  const documentFlags = getDocumentFlags();
  // The page may have been hydrated before the shell.
  if (documentFlags.alive !== 'page') documentFlags.alive = aliveState;
  // Runs at each later press, also at a replayed one: a handled press is no longer recorded.
  addEventListener('click', onPress, true);
  scheduleReplay(0);
}

function onPress(): void {
  if (!isReplaying) replayCount = 0;
  scheduleReplay(retryDelayMs);
}
