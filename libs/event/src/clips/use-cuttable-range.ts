import { useRemoteState } from '@touchline/player/remote';
import { useState } from 'react';
import type { Cut } from './cut.ts';

const floorToTenths = (seconds: number): number => Math.floor(seconds * 10) / 10;

/**
 * The part of the match that can be cut: the player's range in match seconds. Null before its first frame; a player
 * without a range keeps the last one.
 */
export function useCuttableRange(): Cut | null {
  const start = useRemoteState((state) => state && Math.ceil(Math.max(0, state.range.start)));
  const end = useRemoteState((state) => state && floorToTenths(state.range.end));
  const [lastRange, setLastRange] = useState<Cut | null>(null);
  if (start === null || end === null || end <= start) return lastRange;
  if (lastRange?.start === start && lastRange.end === end) return lastRange;
  const next = { start, end };
  setLastRange(next);
  return next;
}
