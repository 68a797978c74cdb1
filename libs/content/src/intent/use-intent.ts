import { useOnIntent } from '@touchline/feature-kit';
import { type PointerEvent, useMemo } from 'react';
import { eventPath } from '../event-view/event-path.ts';
import type { EventView } from '../event-view/event-view.ts';

/** Listeners for a link to an event: they notify the shell that the viewer is about to open it. */
export interface IntentListeners {
  onPointerEnter: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
  onFocus: () => void;
}

/**
 * The time that a pointer must rest on a link before it counts as intent. A stream costs megabytes, so a pointer that
 * only passes during a scroll must not load it.
 */
const hoverDelayMs = 80;

function listenersFor(onIntent: () => void): IntentListeners {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(resting);
    resting = undefined;
  };
  const announce = () => {
    leave();
    onIntent();
  };
  const begin = () => {
    leave();
    resting = setTimeout(announce, hoverDelayMs);
  };
  return {
    onPointerEnter: begin,
    onPointerDown: ({ pointerType }) => (pointerType === 'mouse' ? announce() : begin()),
    // A short tap: the browser opens the link in a moment.
    onPointerUp: () => resting !== undefined && announce(),
    onPointerLeave: leave,
    onPointerCancel: leave,
    onFocus: announce,
  };
}

/** The video that plays at once after the event is opened. */
const getStream = ({ status, availability, source }: EventView): string | undefined =>
  availability === 'available' && status !== 'upcoming' ? (source.hd ?? source.clip) : undefined;

export function useIntent(view: EventView): IntentListeners {
  const onIntent = useOnIntent();
  return useMemo(
    () => listenersFor(() => onIntent({ path: eventPath(view), stream: getStream(view) })),
    [onIntent, view],
  );
}
