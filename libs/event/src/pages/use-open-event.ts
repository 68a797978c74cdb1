import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { eventQuery, type EventView, useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { useTelemetry } from '@touchline/telemetry';
import { useCallback, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { mediaTypeOf } from './load-event.ts';

export interface OpenEvent {
  event: WireEvent;
  view: EventView;
  /** Asks the backend anew; undefined when it does not answer, what is known then stays. */
  refetch: () => Promise<EventView | undefined>;
}

/** The event of the page's address; undefined while it is not there. @throws what kept it from coming */
export function useOpenEvent(): OpenEvent | undefined {
  const { eventId = '' } = useParams();
  const [search] = useSearchParams();
  const telemetry = useTelemetry();
  const toView = useEventViews();
  const { data: event, error, refetch } = useQuery(eventQuery(useApi(), eventId, { mediaType: mediaTypeOf(search) }));
  const view = event && toView(event);

  const again = useCallback(async () => {
    const { data } = await refetch();
    return data && toView(data);
  }, [refetch, toView]);

  const { id, kind, safeTitle } = view ?? {};
  useEffect(() => {
    if (id !== undefined)
      telemetry.event('view_item', { items: [{ item_id: id, item_name: safeTitle, item_category: kind }] });
    // A title that changes is no second view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, telemetry]);

  if (event && view) return { event, view, refetch: again };
  if (error) throw error;
  return undefined;
}
