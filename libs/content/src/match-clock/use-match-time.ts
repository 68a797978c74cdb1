import { useNow } from '@touchline/i18n';

/**
 * The time for drawing a live match, updated each second while the clock runs on screen. Otherwise it updates every 15 seconds, so that it
 * does not wake the page.
 */
export function useMatchTime(running: boolean, onScreen: boolean): number {
  return useNow(running && onScreen ? 1000 : 15_000);
}
