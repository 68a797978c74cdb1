import { findCachedEvent, toEventView } from '@touchline/content';
import type { PageContext } from '@touchline/feature-kit';
import type { EventOptions } from '../options.ts';
import { expectedArrivals } from '../state/tab-video/arrivals.ts';
import { getClientData } from '../api/client-data.ts';
import { getDrmServers, getNoToken } from '../api/drm-servers.ts';
import { prefetchStream } from '../components/player/load-player.ts';
import { readMoment } from '../state/moment.ts';
import { positionStore } from '../state/positions/position-store.ts';
import { getPlayerAreaState } from '../state/watch/get-player-area-state.ts';

/** Starts to load the stream of an event before its page renders, if the cache has the event. */
export const preloadEventStream =
  (options: EventOptions) =>
  ({ queryClient, param, search, texts, apiBase, content, now }: PageContext): void => {
    const event = findCachedEvent(queryClient, param('eventId'));
    if (!event) return;
    const view = toEventView(event, { text: texts('content'), apiBase, ...content });
    const playerArea = getPlayerAreaState(view, { hasEnded: false }, now());
    const arrival = expectedArrivals.findArrival(view.id);
    if (playerArea.kind === 'player')
      prefetchStream(playerArea.address, {
        startAt: arrival ? arrival.startAt : (readMoment(search) ?? positionStore.getAnyViewersSeconds(view.id)),
        clientData: getClientData(options, view.id),
        drm: getDrmServers(options, getNoToken),
      });
  };
