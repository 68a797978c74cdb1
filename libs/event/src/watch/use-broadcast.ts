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

/** What is open once the event is as it is shown now: the same where nothing has changed. */
function after(view: EventView, before: Broadcast): Broadcast {
  // What is broken or locked does not play: it has nothing to go on with.
  const main = view.streamError || view.availability !== 'available' ? undefined : (mainOf(view) ?? before.main);
  const live = view.status === 'live' ? addressOf(view, { main }) : undefined;
  if (live !== undefined && live !== before.opened) return { opened: live, main, ended: false };
  return main === before.main ? before : { ...before, main };
}

/** Remembers what was opened during this visit: a live stream plays out when the match is archived, a lost address changes nothing. */
export function useBroadcast(view: EventView): BroadcastState {
  const [broadcast, setBroadcast] = useState(() => after(view, untouched));
  const next = after(view, broadcast);
  // While rendering: the stage must not show one frame of what was before.
  if (next !== broadcast) setBroadcast(next);
  const onEnded = useCallback(() => setBroadcast((before) => ({ ...before, ended: true })), []);
  const forget = useCallback(() => setBroadcast(untouched), []);
  return { broadcast, onEnded, forget };
}
