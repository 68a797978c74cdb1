import { useOnIntent } from '@touchline/feature-kit';
import { type PointerEvent, useMemo } from 'react';
import { eventPath } from './event-path.ts';
import type { EventView } from './event-view.ts';

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
 * The time that a pointer must rest on a link before it counts as intent. A prefetched stream costs megabytes, so a
 * pointer that passes during a scroll must not load it.
 */
const hoverDelayMs = 80;

function createListeners(onIntent: () => void): IntentListeners {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const endIntent = () => {
    clearTimeout(hoverTimer);
    hoverTimer = undefined;
  };
  const announce = () => {
    endIntent();
    onIntent();
  };
  const startIntent = () => {
    endIntent();
    hoverTimer = setTimeout(announce, hoverDelayMs);
  };
  return {
    onPointerEnter: startIntent,
    onPointerDown: ({ pointerType }) => (pointerType === 'mouse' ? announce() : startIntent()),
    // After a short tap the browser opens the link at once.
    onPointerUp: () => hoverTimer !== undefined && announce(),
    onPointerLeave: endIntent,
    onPointerCancel: endIntent,
    onFocus: announce,
  };
}

/** The video that plays at once after the event is opened. */
const getStream = ({ status, availability, source }: EventView): string | undefined =>
  availability === 'available' && status !== 'upcoming' ? (source.hd ?? source.clip) : undefined;

export function useIntent(view: EventView): IntentListeners {
  const onIntent = useOnIntent();
  return useMemo(
    () => createListeners(() => onIntent({ path: eventPath(view), stream: getStream(view) })),
    [onIntent, view],
  );
}
