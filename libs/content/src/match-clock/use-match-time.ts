import { useNow } from '@touchline/i18n';

/**
 * The time for drawing a live match, updated each second while the clock is on screen. Off screen it updates every 15
 * seconds, to save power.
 */
export function useMatchTime(isRunning: boolean, isOnScreen: boolean): number {
  return useNow(isRunning && isOnScreen ? 1000 : 15_000);
}
