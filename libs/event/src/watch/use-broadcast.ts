import type { EventView } from '@touchline/content';
import { useCallback, useState } from 'react';
import { addressOf, type Broadcast, mainOf } from '../stage/stage-of.ts';

export interface BroadcastState {
  broadcast: Broadcast;
  /** The stream that plays came to its end. */
  onEnded: () => void;
  /** Leaves the live broadcast for the recording. */
  forget: () => void;
}

const untouched: Broadcast = { ended: false };

/** Remembers what was opened during this visit: a live stream plays out when the match is archived, a lost address changes nothing. */
export function useBroadcast(view: EventView): BroadcastState {
  const [broadcast, setBroadcast] = useState<Broadcast>(untouched);
  // What is broken or locked does not play: it has nothing to go on with.
  const main = view.streamError || view.availability !== 'available' ? undefined : (mainOf(view) ?? broadcast.main);
  const live = view.status === 'live' ? addressOf(view, { main }) : undefined;
  const isNew = live !== undefined && live !== broadcast.opened;
  // While rendering: the stage must not show one frame of what was before.
  if (isNew) setBroadcast({ opened: live, main, ended: false });
  else if (main !== broadcast.main) setBroadcast({ ...broadcast, main });
  const onEnded = useCallback(() => setBroadcast((before) => ({ ...before, ended: true })), []);
  const forget = useCallback(() => setBroadcast(untouched), []);
  return { broadcast, onEnded, forget };
}
