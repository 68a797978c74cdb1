import type { EventView } from '@touchline/content';
import { useCallback, useState } from 'react';
import { getStreamUrl, type Broadcast, getMainUrl } from './get-player-area-state.ts';

export interface BroadcastState {
  broadcast: Broadcast;
  /** Called when the playing stream has ended. */
  onEnded: () => void;
  /** Leaves the live broadcast, so that the recording can play. */
  forgetPlayback: () => void;
}

const initialBroadcast: Broadcast = { hasEnded: false };

/** The broadcast after a change of the event; the same object without a change. */
function updateBroadcast(view: EventView, previous: Broadcast): Broadcast {
  // A broken or locked stream does not play, so its address is not stored.
  const mainStream =
    view.streamError || view.availability !== 'available' ? undefined : (getMainUrl(view) ?? previous.main);
  const liveAddress = view.status === 'live' ? getStreamUrl(view, { main: mainStream }) : undefined;
  if (liveAddress !== undefined && liveAddress !== previous.openedAddress)
    return { openedAddress: liveAddress, main: mainStream, hasEnded: false };
  return mainStream === previous.main ? previous : { ...previous, main: mainStream };
}

/**
 * Stores the streams that this page has opened: a live stream plays to its end when the match becomes archived, and an
 * address that an update lacks stays in use.
 */
export function useBroadcast(view: EventView): BroadcastState {
  const [broadcast, setBroadcast] = useState(() => updateBroadcast(view, initialBroadcast));
  const nextBroadcast = updateBroadcast(view, broadcast);
  // Set during render, so that the player area never shows the previous state.
  if (nextBroadcast !== broadcast) setBroadcast(nextBroadcast);
  const onEnded = useCallback(() => setBroadcast((previous) => ({ ...previous, hasEnded: true })), []);
  const forgetPlayback = useCallback(() => setBroadcast(initialBroadcast), []);
  return { broadcast, onEnded, forgetPlayback };
}
