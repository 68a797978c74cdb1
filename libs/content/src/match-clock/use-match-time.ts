import { useNow } from '@touchline/i18n';

/**
 * The time for drawing a live match, updated each second while the clock is on screen. Off screen it updates every 15
 * seconds, to save power.
 */
export function useMatchTime(running: boolean, onScreen: boolean): number {
  return useNow(running && onScreen ? 1000 : 15_000);
}
