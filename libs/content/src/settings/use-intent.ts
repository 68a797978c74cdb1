import { type PointerEvent, useMemo } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { useContentSettings } from './content-provider.tsx';

/** Listeners for a link to an event: they tell the shell that the viewer is about to follow it. */
export interface IntentListeners {
  onPointerEnter: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
  onFocus: () => void;
}

/**
 * A pointer that passes while the page scrolls, or a finger that scrolls it, opens nothing, and a stream costs megabytes: who means
 * it rests here for so many milliseconds, or presses.
 */
const rest = 80;

function listenersFor(onIntent: () => void): IntentListeners {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(resting);
    resting = undefined;
  };
  const tell = () => {
    leave();
    onIntent();
  };
  const begin = () => {
    leave();
    resting = setTimeout(tell, rest);
  };
  return {
    onPointerEnter: begin,
    onPointerDown: ({ pointerType }) => (pointerType === 'mouse' ? tell() : begin()),
    // A quick tap: the link is followed in a moment.
    onPointerUp: () => resting !== undefined && tell(),
    onPointerLeave: leave,
    onPointerCancel: leave,
    onFocus: tell,
  };
}

export function useIntent(view: EventView): IntentListeners {
  const { onIntent } = useContentSettings();
  return useMemo(() => listenersFor(() => onIntent?.(view)), [onIntent, view]);
}
