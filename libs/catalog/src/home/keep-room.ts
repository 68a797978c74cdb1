import { watchHeight } from '@touchline/content';
import { ownRoom, pageKey } from '@touchline/feature-kit/marks';

/**
 * Stores the height of a viewer's own part of home for the next visit's first paint. On the current page the part may only grow; it shrinks
 * when the page is opened again.
 * @returns a function that stops it
 */
export function keepRoom(content: HTMLElement): () => void {
  let room = '';
  const stop = watchHeight(content, (height) => {
    room = `${height}px`;
    try {
      localStorage.setItem(pageKey('own'), room);
    } catch {
      // Storage is full or forbidden: the height holds for this visit.
    }
  });
  return () => {
    stop();
    if (room) document.documentElement.style.setProperty(ownRoom, room);
  };
}
