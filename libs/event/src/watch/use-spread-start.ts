import { useEffect, useState } from 'react';
import type { Stage } from '../stage/stage-of.ts';

/** All who waited for a match would ask for its playlist in the same second: they begin within this time, by chance. Milliseconds. */
const spread = 3_000;

const starting: Stage = { kind: 'starting' };

const isWait = ({ kind }: Stage): boolean => kind === 'countdown' || kind === 'starting';

/** The stage, but for a stream that was waited for: it begins a little later. Who comes when it is there does not wait. */
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
