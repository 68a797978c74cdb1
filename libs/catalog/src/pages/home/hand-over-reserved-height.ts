import { releaseReservedHeight, personalRowHeights } from '@touchline/content';
import { reservedHeightProperty } from '@touchline/feature-kit/marks';

/**
 * Assigns the page's reserved space to the personal parts that have loaded, and releases the space of the others.
 * @returns a function to call when home unmounts: it reserves the space for the next visit to home in this document
 */
export function handOverReservedHeight(rowsElement: HTMLElement): () => void {
  personalRowHeights.removeOthers(
    [...document.querySelectorAll<HTMLElement>('[data-own]')].map(({ dataset }) => dataset['own'] ?? ''),
  );
  const stopObserving = releaseReservedHeight(rowsElement);
  return () => {
    stopObserving();
    document.documentElement.style.setProperty(reservedHeightProperty, personalRowHeights.getTotalHeight());
  };
}
