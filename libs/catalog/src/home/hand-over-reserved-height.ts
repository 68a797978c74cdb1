import { releaseReservedHeight, personalRowHeights } from '@touchline/content';
import { reservedHeightProperty } from '@touchline/feature-kit/marks';

/**
 * Gives the reserved space of the page to the personal parts that have loaded, and releases the space of the others.
 * @returns a function for the end of the page: it reserves the space of the next home in this document
 */
export function handOverReservedHeight(rowsElement: HTMLElement): () => void {
  personalRowHeights.removeOthers(
    [...document.querySelectorAll<HTMLElement>('[data-own]')].map(({ dataset }) => dataset['own'] ?? ''),
  );
  const stopObserving = releaseReservedHeight(rowsElement);
  return () => {
    stopObserving();
    document.documentElement.style.setProperty(reservedHeightProperty, personalRowHeights.room());
  };
}
