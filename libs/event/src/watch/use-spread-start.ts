import { useEffect, useState } from 'react';
import type { Stage } from '../stage/stage-of.ts';

/**
 * The viewers who waited for a match would all load its playlist in the same second; their starts are spread over this
 * time. Milliseconds.
 */
const spread = 3_000;

const starting: Stage = { kind: 'starting' };

const isWait = ({ kind }: Stage): boolean => kind === 'countdown' || kind === 'starting';

/** Delays the player of a viewer who has waited for the stream; a viewer who arrives later starts at once. */
export function useSpreadStart(stage: Stage): Stage {
  const [waited, setWaited] = useState(false);
  if (isWait(stage) && !waited) setWaited(true);
  const isHeld = stage.kind === 'player' && waited;
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setWaited(false), Math.random() * spread);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return isHeld ? starting : stage;
}
