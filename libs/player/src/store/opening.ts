import type { StartAt } from '../engine/engine.ts';
import { startFor, type Place } from '../recovery/place.ts';

/** What is to be played, and where that begins. */
export interface Opening {
  /** Empty before there is any. */
  address: string;
  startAt: StartAt | undefined;
  /** Whether that was asked for, rather than where another stream stood. */
  isAsked: boolean;
}

/** Going on in another stream, where the one before it shows a place. */
export function goOn(before: Opening, address: string, place: Place | null): Opening {
  if (!place) return { ...before, address };
  return { address, startAt: place.atLiveEdge ? undefined : startFor(place), isAsked: false };
}
