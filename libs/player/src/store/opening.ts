import type { StartAt } from '../engine/engine.ts';
import { startFor, type Place } from '../recovery/place.ts';

/** The stream to play, and its start. */
export interface Opening {
  /** Empty before the first address. */
  address: string;
  startAt: StartAt | undefined;
  /** Whether the page asked for this start; otherwise it is the position in the stream before. */
  isAsked: boolean;
}

/** Continues in another stream at the place of the stream before. */
export function goOn(before: Opening, address: string, place: Place | null): Opening {
  if (!place) return { ...before, address };
  return { address, startAt: place.atLiveEdge ? undefined : startFor(place), isAsked: false };
}
