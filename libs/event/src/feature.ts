import { eventProgress, momentAction } from '@touchline/content';
import {
  defineFeature,
  fill,
  clearAtSignOut,
  homePersonalRows,
  overlays,
  type PageRoute,
  whileSignedIn,
  type StartContext,
} from '@touchline/feature-kit';
import type { EventOptions } from './options.ts';
import { reminderStore } from './remind/reminder-store.ts';

/** Page for setting up an ad server (specification, section 2); a customer may turn it off. */
const createAdTestRoute = (options: EventOptions): PageRoute => ({
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
      ...(options.disable_ad_test ? [] : [createAdTestRoute(options)]),
    ],
    fills: [
      fill(momentAction, async () => (await import('./clips/clip-moment.event.tsx')).ClipMoment),
      fill(overlays, async () => (await import('./mini/mini-player-mount.shell.tsx')).MiniPlayerMount),
      fill(homePersonalRows, async () => (await import('./cross-device/device-offer.tsx')).DeviceOffer),
      fill(
        homePersonalRows,
        async () => (await import('./positions/continue-watching-row.tsx')).ContinueWatchingRow,
        20,
      ),
      fill(eventProgress, async () => (await import('./positions/watched-line.card.tsx')).WatchedLine),
    ],
    start: async () => (context) => {
      startRemindersWhenSet(context);
      clearAtSignOut(context.atoms, async () => {
        const { positionStore } = await import('./positions/position-store.ts');
        return (viewer) => positionStore.removeAll(viewer);
      });
      whileSignedIn(context.atoms, async () => {
        const { syncPositions } = await import('./positions/sync-positions.ts');
        return (viewer) => syncPositions(context.api, viewer);
      });
      whileSignedIn(context.atoms, async () => {
        const { syncDevices } = await import('./cross-device/sync-devices.ts');
        const device = await context.session?.describeDevice();
        return (viewer) => syncDevices(context, viewer, device, options);
      });
    },
    onIntent({ path, stream }) {
      if (stream === undefined) return;
      // A failed prefetch fails again when the page opens, and the page shows the failure.
      void import('./player/warm-stream.ts')
        .then(({ warmStream }) => warmStream(path, stream, options))
        .catch(() => undefined);
    },
  }),
});

/** Follows the viewer's reminders. Their code loads only once the viewer has a reminder. */
function startRemindersWhenSet(context: StartContext): void {
  const load = () =>
    // The next page retries a failed load.
    void import('./remind/start-reminders.ts')
      .then(({ startReminders }) => startReminders(context))
      .catch(() => undefined);
  if (reminderStore.getAll().length > 0) return load();
  const unsubscribe = reminderStore.subscribe(() => {
    unsubscribe();
    load();
  });
}
