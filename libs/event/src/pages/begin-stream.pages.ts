import { cachedEvent, toEventView } from '@touchline/content';
import type { PageContext } from '@touchline/feature-kit';
import type { EventOptions } from '../options.ts';
import { arrivals } from '../player/arrivals.ts';
import { clientDataOf } from '../player/client-data.ts';
import { drmServersOf, nobody } from '../player/drm-servers.ts';
import { startStream } from '../player/load-player.ts';
import { readMoment } from '../player/moment.ts';
import { positionStore } from '../positions/position-store.ts';
import { stageOf } from '../stage/stage-of.ts';

/** Starts to load the stream of an event before its page renders, if the cache has the event. */
export const beginStream =
  (options: EventOptions) =>
  ({ queryClient, param, search, texts, apiBase, content, now }: PageContext): void => {
    const event = cachedEvent(queryClient, param('eventId'));
    if (!event) return;
    const view = toEventView(event, { text: texts('content'), apiBase, ...content });
    const stage = stageOf(view, { ended: false }, now());
    const arrival = arrivals.of(view.id);
    if (stage.kind === 'player')
      startStream(stage.address, {
        startAt: arrival ? arrival.startAt : (readMoment(search) ?? positionStore.begun(view.id)),
        clientData: clientDataOf(options, view.id),
        drm: drmServersOf(options, nobody),
      });
  };
