import { momentAction } from '@touchline/content';
import { defineFeature, fill } from '@touchline/feature-kit';
import type { EventOptions } from './options.ts';
import { whenReminded } from './remind/when-reminded.ts';

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
      {
        page: 'event/ad-test',
        path: 'dev-ad-test',
        layout: 'home',
        unlisted: true,
        lazy: async () => (await import('./ad-test/ad-test.page.tsx')).adTestPage(options),
      },
    ],
    fills: [fill(momentAction, async () => (await import('./clips/clip-moment.event.tsx')).ClipMoment)],
    start: async () => whenReminded,
    onIntent({ stream }) {
      if (stream === undefined) return;
      // What fails here fails again, and is shown, when the page opens.
      void import('./player/load-player.ts').then(({ startStream }) => startStream(stream)).catch(() => undefined);
    },
  }),
});
