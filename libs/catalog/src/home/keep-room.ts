import { watchHeight } from '@touchline/content';
import { ownRoom, pageKey } from '@touchline/feature-kit/marks';

/**
 * Notes how high a viewer's own part of home is, for the next visit's first paint. While it stands there the room that was kept stays: it grows
 * with what is in it, and shrinks when the page is opened again.
 * @returns its end
 */
export function keepRoom(content: HTMLElement): () => void {
  let room = '';
  const stop = watchHeight(content, (height) => {
    room = `${height}px`;
    try {
      localStorage.setItem(pageKey('own'), room);
    } catch {
      // Storage is full or forbidden: it holds for this visit.
    }
  });
  return () => {
    stop();
    if (room) document.documentElement.style.setProperty(ownRoom, room);
  };
}
