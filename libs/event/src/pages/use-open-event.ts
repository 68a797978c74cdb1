import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { eventQuery, useEventViews } from '@touchline/content';
import { toPortalError, type WireEvent } from '@touchline/contract';
import { useTelemetry } from '@touchline/telemetry';
import { useCallback, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { OpenEvent } from '../watch/use-watch.ts';
import { mediaTypeOf } from './load-event.ts';

export interface OpenWireEvent extends OpenEvent {
  event: WireEvent;
}

/** The event of the page's address; undefined while it is not there. @throws what kept it from coming */
export function useOpenEvent(): OpenWireEvent | undefined {
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

  if (event && view) {
    const gone = error !== null && toPortalError(error).code === 'not_found';
    return { event, view, gone, refetch: again };
  }
  if (error) throw error;
  return undefined;
}
