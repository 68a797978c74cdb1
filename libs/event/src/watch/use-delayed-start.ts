import { useEffect, useState } from 'react';
import type { PlayerAreaState } from '../player-area/get-player-area-state.ts';

/**
 * All viewers who waited for a match would load its playlist in the same second. Their starts are spread over this many
 * milliseconds.
 */
const startSpreadMs = 3_000;

const startingState: PlayerAreaState = { kind: 'starting' };

const isWaitState = ({ kind }: PlayerAreaState): boolean => kind === 'countdown' || kind === 'starting';

/** Delays the player of a viewer who has waited for the stream; a viewer who arrives later starts at once. */
export function useDelayedStart(playerArea: PlayerAreaState): PlayerAreaState {
  const [hasWaited, setHasWaited] = useState(false);
  if (isWaitState(playerArea) && !hasWaited) setHasWaited(true);
  const isStartDelayed = playerArea.kind === 'player' && hasWaited;
  useEffect(() => {
    if (!isStartDelayed) return undefined;
    const timer = setTimeout(() => setHasWaited(false), Math.random() * startSpreadMs);
    return () => clearTimeout(timer);
  }, [isStartDelayed]);
  return isStartDelayed ? startingState : playerArea;
}
