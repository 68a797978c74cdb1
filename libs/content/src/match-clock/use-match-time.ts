import { useNow } from '@touchline/i18n';

/**
 * The time that a live match is shown at: moves each second while the clock runs and is on screen, otherwise each
 * quarter of a minute, so that nothing off screen wakes the page.
 */
export function useMatchTime(running: boolean, onScreen: boolean): number {
  return useNow(running && onScreen ? 1000 : 15_000);
}
