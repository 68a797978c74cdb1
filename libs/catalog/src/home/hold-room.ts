import { giveBack, ownRows } from '@touchline/content';
import { ownRoom } from '@touchline/feature-kit/marks';

/**
 * Hands the reserved room of the page over to the own parts that have loaded, and gives back the room of the others.
 * @returns a function for the end of the page: the room of the next home in this document
 */
export function holdRoom(place: HTMLElement): () => void {
  ownRows.keepOnly(
    [...document.querySelectorAll<HTMLElement>('[data-own]')].map(({ dataset }) => dataset['own'] ?? ''),
  );
  const stop = giveBack(place);
  return () => {
    stop();
    document.documentElement.style.setProperty(ownRoom, ownRows.room());
  };
}
