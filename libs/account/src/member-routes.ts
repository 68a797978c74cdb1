import type { PageModule, PageRoute } from '@touchline/feature-kit';

const createMemberRoute = (name: string, path: string, lazy: () => Promise<PageModule>): PageRoute => ({
  page: `account/${name}`,
  path,
  access: 'member',
  places: ['account', 'card'],
  lazy,
});

/** The pages for signed-in viewers: the account (without commerce's pages), the watchlist and the own clips. */
export const memberRoutes: PageRoute[] = [
  createMemberRoute('overview', 'account', async () => (await import('./account/overview.page.tsx')).overviewPage()),
  createMemberRoute('general', 'account/general', async () =>
    (await import('./account/general.page.tsx')).generalPage(),
  ),
  createMemberRoute('password', 'account/password', async () =>
    (await import('./account/password.page.tsx')).passwordPage(),
  ),
  createMemberRoute('devices', 'account/devices', async () =>
    (await import('./account/devices.page.tsx')).devicesPage(),
  ),
  createMemberRoute('watchlist', 'selected/videos', async () =>
    (await import('./selected/watchlist.page.tsx')).watchlistPage(),
  ),
  createMemberRoute('clips', 'selected/clips', async () => (await import('./selected/clips.page.tsx')).clipsPage()),
];
