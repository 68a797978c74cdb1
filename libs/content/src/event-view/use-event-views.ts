import type { WireEvent } from '@touchline/contract';
import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useMemo } from 'react';
import { toEventView, type EventView, type EventViewOptions } from './event-view.ts';

function createViews(options: EventViewOptions): (event: WireEvent) => EventView {
  const viewsByEvent = new WeakMap<WireEvent, EventView>();
  return (event) => {
    const view = viewsByEvent.get(event) ?? toEventView(event, options);
    viewsByEvent.set(event, view);
    return view;
  };
}

/**
 * Returns a function that creates views of events in the page's language, with the site's options. The same wire
 * event gives the same view object, so a memoised card does not render again when another card changes.
 */
export function useEventViews(): (event: WireEvent) => EventView {
  const text = useText('content');
  const {
    apiBase,
    content: { realKickoff, gender },
  } = useSite();
  return useMemo(() => createViews({ text, apiBase, realKickoff, gender }), [text, apiBase, realKickoff, gender]);
}
