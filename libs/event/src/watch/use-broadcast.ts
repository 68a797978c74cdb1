import type { EventView } from '@touchline/content';
import { useCallback, useState } from 'react';
import { addressOf, type Broadcast } from '../stage/stage-of.ts';

export interface BroadcastState {
  broadcast: Broadcast;
  /** The stream that plays came to its end. */
  onEnded: () => void;
  /** Leaves the live broadcast for the recording. */
  forget: () => void;
}

const untouched: Broadcast = { ended: false };

/** Remembers the live stream that was opened during this visit, so that it plays out when the match is archived. */
export function useBroadcast(view: EventView): BroadcastState {
  const [broadcast, setBroadcast] = useState<Broadcast>(untouched);
  const live = view.status === 'live' ? addressOf(view) : undefined;
  // While rendering: the stage must not show one frame of what was before.
  if (live !== undefined && live !== broadcast.opened) setBroadcast({ opened: live, ended: false });
  const onEnded = useCallback(() => setBroadcast((before) => ({ ...before, ended: true })), []);
  const forget = useCallback(() => setBroadcast(untouched), []);
  return { broadcast, onEnded, forget };
}
