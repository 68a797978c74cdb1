import { useQuery } from '@tanstack/react-query';
import { seenStore, useEventViews } from '@touchline/content';
import { PortalError, toPortalError, type WireEvent } from '@touchline/contract';
import { useSite, useViewerToken } from '@touchline/feature-kit';
import { useTelemetry } from '@touchline/telemetry';
import { useCallback, useEffect, useMemo } from 'react';
import { getAdTags } from '../components/ads/ad-tags.ts';
import type { EventOptions } from '../options.ts';
import { getClientData } from '../api/client-data.ts';
import { getDrmServers } from '../api/drm-servers.ts';
import type { OpenEvent } from '../state/watch/use-watch.ts';
import type { OpenEventQuery } from '../api/event-queries.pages.ts';

/** The event of the open page, with a function that loads it again. */
export function useOpenEvent(event: WireEvent, query: OpenEventQuery, options: EventOptions): OpenEvent {
  const telemetry = useTelemetry();
  const toView = useEventViews();
  const { error, refetch } = useQuery(query);
  const view = toView(event);
  const { apiBase } = useSite();
  const hasAds = options.ads !== undefined;
  const adTags = useMemo(() => (hasAds ? getAdTags(event, apiBase) : []), [event, apiBase, hasAds]);

  const refetchEvent = useCallback(async () => {
    const { data } = await refetch();
    return data && toView(data);
  }, [refetch, toView]);

  const { id, kind, safeTitle } = view;
  useEffect(() => {
    // Titles of a viewer's own clips are private and not for analytics.
    const name = kind === 'user_clip' || kind === 'user_highlight' ? undefined : safeTitle;
    telemetry.event('view_item', { items: [{ item_id: id, item_name: name, item_category: kind }] });
    // oxlint-disable-next-line react/exhaustive-deps -- a changed title is not a second view
  }, [id, telemetry]);

  const { matchId } = view;
  const isMatch = kind === 'event' && view.teams !== undefined;
  useEffect(() => {
    if (isMatch) seenStore.recordOpened(matchId);
  }, [isMatch, matchId]);

  const unusableCameras = (['hd', 'pano', 'clip'] as const).filter(
    (camera) => event.source?.[camera] && !view.source[camera],
  );
  const refusedAdPaths = hasAds && adTags.length < (event.ads?.length ?? 0) ? ['ads'] : [];
  const path = [...unusableCameras.map((camera) => `source.${camera}`), ...refusedAdPaths].join(' ');
  useEffect(() => {
    if (path)
      telemetry.error(new PortalError('invalid_response', { message: 'not an address to fetch' }), { id, path });
  }, [id, path, telemetry]);

  const clientData = getClientData(options, id);
  const token = useViewerToken();
  const drm = useMemo(() => getDrmServers(options, token), [options, token]);
  return {
    view,
    adTags,
    clientData,
    drm,
    isSingleStream: options.one_stream,
    isGone: error !== null && toPortalError(error).isMissing,
    refetch: refetchEvent,
  };
}
