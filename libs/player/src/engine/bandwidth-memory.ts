import { readItem, writeItem } from '../preferences/stored-item.ts';

/** The version is part of the key, so a later version ignores the value and starts with the first estimate. */
const storageKey = 'touchline.player.bandwidth.v1';

/**
 * Half a megabit: on a first visit the lowest quality starts fastest, and the engine climbs within a segment or two.
 */
const firstEstimateBps = 500_000;
const minBps = 100_000;
const maxBps = 100_000_000;

/** Returns the last session's bandwidth in bits per second. Storage may be blocked, full or malformed. */
export function recallBandwidth(): number {
  const storedBps = Number(readItem(storageKey));
  return storedBps >= minBps && storedBps <= maxBps ? storedBps : firstEstimateBps;
}

/** Stores an estimate in bits per second for the next session; impossible values are dropped. */
export function rememberBandwidth(estimate: number): void {
  if (estimate >= minBps && estimate <= maxBps) writeItem(storageKey, String(Math.round(estimate)));
}
