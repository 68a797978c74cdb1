import { useNow } from '@touchline/i18n';

/**
 * The time for drawing a live match: updates each second while the clock runs and is on screen, otherwise every
 * 15 seconds, so that a clock off screen does not wake the page.
 */
export function useMatchTime(running: boolean, onScreen: boolean): number {
  return useNow(running && onScreen ? 1000 : 15_000);
}
