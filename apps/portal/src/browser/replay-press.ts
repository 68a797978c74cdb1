import { pressedMark, rootMarks } from '@touchline/feature-kit/marks';

/** What of a page answers presses: the shell around it, or all of it. */
export type Alive = 'shell' | 'page';

/**
 * Marks what answers presses from now on, and replays the press on a button that came before: the head's script keeps the last
 * one and shows that it is on its way.
 */
export function replayPress(alive: Alive): void {
  const marks = rootMarks();
  // The page may have been faster than the shell.
  if (marks.alive !== 'page') marks.alive = alive;
  // Not from within an effect: where a part of the page is not hydrated yet, React does that for a press, but not in its own work.
  setTimeout(() => {
    const kept = document.querySelector<HTMLElement>(`[data-${pressedMark}]`);
    if (!kept || (marks.alive === 'shell' && kept.closest('main'))) return;
    delete kept.dataset[pressedMark];
    kept.click();
  });
}
