import { pressedMark, rootMarks } from '@touchline/feature-kit/marks';

/** What of a page answers presses: the shell around it, or all of it. */
export type Alive = 'shell' | 'page';

/** A part of a page may come alive after the page itself: a press that was not heard is made again after so many milliseconds. */
const again = 100;
/** As long as it is shown to be on its way (shell.module.css); later nobody expects it. */
const mostTries = 100;

let tries = 0;
let isReplaying = false;
let asking: ReturnType<typeof setTimeout> | undefined;

/** Makes the press that nobody has heard, until somebody does. */
function replay(): void {
  clearTimeout(asking);
  const kept = document.querySelector<HTMLElement>(`[data-${pressedMark}]`);
  if (!kept || (rootMarks().alive === 'shell' && kept.closest('main'))) return;
  delete kept.dataset[pressedMark];
  if (tries >= mostTries) return;
  tries += 1;
  isReplaying = true;
  kept.click();
  isReplaying = false;
}

/** Not from within an event nor an effect: where a part of the page is not hydrated yet, React does that for a press, but not in its own work. */
function replayAfter(milliseconds: number): void {
  clearTimeout(asking);
  asking = setTimeout(replay, milliseconds);
}

/**
 * Marks what answers presses from now on, and replays the press on a button that came before: the head's script keeps the last
 * one and shows that it is on its way.
 */
export function replayPress(alive: Alive): void {
  const marks = rootMarks();
  // The page may have been faster than the shell.
  if (marks.alive !== 'page') marks.alive = alive;
  // Each press from now on, the replayed one too: most are heard, and nothing is kept of them.
  addEventListener('click', onPress, true);
  replayAfter(0);
}

function onPress(): void {
  if (!isReplaying) tries = 0;
  replayAfter(again);
}
