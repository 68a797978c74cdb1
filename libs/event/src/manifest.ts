import { eventProgress, momentAction } from '@touchline/content/slots';
import {
  clearAtSignOut,
  defineManifest,
  fill,
  homePersonalRows,
  overlays,
  type StartContext,
  whileSignedIn,
} from '@touchline/feature-kit/manifest';
import { csp, type EventOptions, options } from './options.ts';
import { reminderStore } from './state/reminder-store.ts';

/** The pages where video plays (specification, section 2). */
export const manifest = defineManifest<EventOptions>({
  id: 'event',
  options,
  isAlwaysOn: true,
  csp,
  routes: [
    {
      page: 'event/event',
      path: 'events/:eventId',
      reads: ['media_type'],
      places: ['event', 'card'],
      load: async (customer) => (await import('./pages/event.page.tsx')).eventPage(customer),
    },
    {
      page: 'event/channel',
      path: 'channels/:eventId',
      reads: ['media_type'],
      places: ['event', 'card'],
      load: async (customer) => (await import('./pages/channel.page.tsx')).channelPage(customer),
    },
    {
      page: 'event/stats',
      path: 'events/stats/:eventId',
      unlisted: true,
      load: async (customer) => (await import('./pages/stats.page.tsx')).statsPage(customer),
    },
    {
      page: 'event/redirect',
      path: 'redirect/events/:referenceId',
      unlisted: true,
      load: async () => (await import('./pages/redirect.page.tsx')).redirectPage(),
    },
    // Operators test an ad server on this page (specification, section 2).
    {
      page: 'event/ad-test',
      path: 'dev-ad-test',
      layout: 'home',
      unlisted: true,
      isOff: (customer) => customer.disable_ad_test === true,
      load: async (customer) => (await import('./pages/ad-test/ad-test.page.tsx')).adTestPage(customer),
    },
  ],
  fills: () => [
    fill(momentAction, async () => (await import('./components/clips/clip-moment.event.tsx')).ClipMoment),
    fill(overlays, async () => (await import('./components/mini/mini-player-mount.shell.tsx')).MiniPlayerMount),
    fill(homePersonalRows, async () => (await import('./components/cross-device/device-offer.tsx')).DeviceOffer),
    fill(
      homePersonalRows,
      async () => (await import('./components/positions/continue-watching-row.tsx')).ContinueWatchingRow,
      20,
    ),
    fill(eventProgress, async () => (await import('./components/positions/watched-line.card.tsx')).WatchedLine),
  ],
  start: async () => (context) => {
    startRemindersWhenSet(context);
    clearAtSignOut(context.atoms, async () => {
      const { removePositions } = await import('./state/positions/sync-positions.ts');
      return removePositions;
    });
    whileSignedIn(context.atoms, async () => {
      const { syncPositions } = await import('./state/positions/sync-positions.ts');
      return (viewer) => syncPositions(context.api, viewer);
    });
    whileSignedIn(context.atoms, async () => {
      const { syncDevices } = await import('./state/cross-device/sync-devices.ts');
      const device = await context.session?.describeDevice();
      return (viewer) => syncDevices(context, viewer, device);
    });
  },
  onIntent(customer, { path, stream }) {
    if (stream === undefined) return;
    // A failed prefetch fails again when the page opens, and the page shows the failure.
    void import('./components/player/warm-stream.ts')
      .then(({ warmStream }) => warmStream(path, stream, customer))
      .catch(() => undefined);
  },
});

/** Follows the viewer's reminders. Their code loads only once the viewer has a reminder. */
function startRemindersWhenSet(context: StartContext): void {
  const load = () =>
    // The next page retries a failed load.
    void import('./state/start-reminders.ts')
      .then(({ startReminders }) => startReminders(context))
      .catch(() => undefined);
  if (reminderStore.getAll().length > 0) return load();
  const unsubscribe = reminderStore.subscribe(() => {
    unsubscribe();
    load();
  });
}
