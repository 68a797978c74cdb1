import { eventProgress, momentAction } from '@touchline/content';
import {
  defineFeature,
  fill,
  forgetWithViewer,
  homeOwn,
  overlays,
  type PageRoute,
  whileAdmitted,
} from '@touchline/feature-kit';
import type { EventOptions } from './options.ts';
import { whenReminded } from './remind/when-reminded.ts';

/** Page for setting up an ad server (section 2); a customer may turn it off. */
const adTest = (options: EventOptions): PageRoute => ({
  page: 'event/ad-test',
  path: 'dev-ad-test',
  layout: 'home',
  unlisted: true,
  lazy: async () => (await import('./ad-test/ad-test.page.tsx')).adTestPage(options),
});

/** The pages where video plays (specification, section 2). */
export const feature = defineFeature<EventOptions>({
  id: 'event',
  contribute: (options) => ({
    routes: [
      {
        page: 'event/event',
        path: 'events/:eventId',
        reads: ['media_type'],
        places: ['event', 'card'],
        lazy: async () => (await import('./pages/event.page.tsx')).eventPage(options),
      },
      {
        page: 'event/channel',
        path: 'channels/:eventId',
        reads: ['media_type'],
        places: ['event', 'card'],
        lazy: async () => (await import('./pages/channel.page.tsx')).channelPage(options),
      },
      {
        page: 'event/stats',
        path: 'events/stats/:eventId',
        unlisted: true,
        lazy: async () => (await import('./pages/stats.page.tsx')).statsPage(options),
      },
      {
        page: 'event/redirect',
        path: 'redirect/events/:referenceId',
        unlisted: true,
        lazy: async () => (await import('./pages/redirect.page.tsx')).redirectPage(),
      },
      ...(options.disable_ad_test ? [] : [adTest(options)]),
    ],
    fills: [
      fill(momentAction, async () => (await import('./clips/clip-moment.event.tsx')).ClipMoment),
      fill(overlays, async () => (await import('./mini/mini-place.shell.tsx')).MiniPlace),
      fill(homeOwn, async () => (await import('./moves/device-offer.tsx')).DeviceOffer),
      fill(homeOwn, async () => (await import('./positions/begun-row.tsx')).BegunRow, 20),
      fill(eventProgress, async () => (await import('./positions/watched-line.card.tsx')).WatchedLine),
    ],
    start: async () => (context) => {
      whenReminded(context);
      forgetWithViewer(context.atoms, async (viewer) => {
        const { positionStore } = await import('./positions/position-store.ts');
        return () => positionStore.forget(viewer);
      });
      whileAdmitted(context.atoms, async (viewer) =>
        (await import('./positions/sync-positions.ts')).syncPositions(context.api, viewer),
      );
      whileAdmitted(context.atoms, async (viewer) =>
        (await import('./moves/follow-moves.ts')).followMoves(context, viewer, options),
      );
    },
    onIntent({ path, stream }) {
      if (stream === undefined) return;
      // A failed preload fails again when the page opens, and the page shows it.
      void import('./player/intend.ts').then(({ intend }) => intend(path, stream, options)).catch(() => undefined);
    },
  }),
});
