import type { FeatureRoute } from '@touchline/feature-kit/manifest';
import type { AccountOptions } from './options.ts';

type Route = FeatureRoute<AccountOptions>;

const createMemberRoute = (name: string, path: string, load: Route['load']): Route => ({
  page: `account/${name}`,
  path,
  access: 'member',
  places: ['account', 'card'],
  load,
});

/** The pages for signed-in viewers: the account (without commerce's pages), the watchlist and the own clips. */
export const memberRoutes: readonly Route[] = [
  createMemberRoute('overview', 'account', async () =>
    (await import('./pages/account/overview.page.tsx')).overviewPage(),
  ),
  createMemberRoute('general', 'account/general', async () =>
    (await import('./pages/account/general.page.tsx')).generalPage(),
  ),
  createMemberRoute('password', 'account/password', async (customer) =>
    (await import('./pages/account/password.page.tsx')).passwordPage(customer),
  ),
  createMemberRoute('devices', 'account/devices', async () =>
    (await import('./pages/devices/devices.page.tsx')).devicesPage(),
  ),
  createMemberRoute('watchlist', 'selected/videos', async () =>
    (await import('./pages/selected/watchlist.page.tsx')).watchlistPage(),
  ),
  createMemberRoute('clips', 'selected/clips', async () =>
    (await import('./pages/selected/clips.page.tsx')).clipsPage(),
  ),
];
