import { useMemo } from 'react';
import type { EventView } from '../event-view/event-view.ts';
import { useContentSettings } from './content-provider.tsx';

/** Listeners for a link to an event: they tell the shell that the viewer is about to follow it. */
export interface IntentListeners {
  onPointerEnter: () => void;
  onPointerDown: () => void;
  onFocus: () => void;
}

export function useIntent(view: EventView): IntentListeners {
  const { onIntent } = useContentSettings();
  return useMemo(() => {
    const tell = () => onIntent?.(view);
    return { onPointerEnter: tell, onPointerDown: tell, onFocus: tell };
  }, [onIntent, view]);
}
