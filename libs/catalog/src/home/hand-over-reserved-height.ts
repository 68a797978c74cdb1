import { releaseReservedHeight, personalRowHeights } from '@touchline/content';
import { reservedHeightProperty } from '@touchline/feature-kit/marks';

/**
 * Hands the reserved room of the page over to the own parts that have loaded, and gives back the room of the others.
 * @returns a function for the end of the page: the room of the next home in this document
 */
export function handOverReservedHeight(place: HTMLElement): () => void {
  personalRowHeights.keepOnly(
    [...document.querySelectorAll<HTMLElement>('[data-own]')].map(({ dataset }) => dataset['own'] ?? ''),
  );
  const stop = releaseReservedHeight(place);
  return () => {
    stop();
    document.documentElement.style.setProperty(reservedHeightProperty, personalRowHeights.room());
  };
}
