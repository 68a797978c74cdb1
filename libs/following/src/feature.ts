import { defineFeature, type PageRoute, whileSignedIn } from '@touchline/feature-kit';
import { fills } from './fills.tsx';
import type { FollowingOptions } from './options.ts';
import { createPageRoutes } from './pages/page-routes.ts';
import { hasSettings } from './pages/settings-path.ts';

const createSettingsRoute = (options: FollowingOptions): PageRoute => ({
  page: 'following/settings',
  path: 'account/following',
  access: 'member',
  places: ['account'],
  lazy: async () => (await import('./alerts/settings.page.tsx')).settingsPage(options),
});

/** The feature module, for a portal whose customer.json has the key `following`. */
export const feature = defineFeature<FollowingOptions>({
  id: 'following',
  contribute: (options) => ({
    routes: [...(hasSettings(options) ? [createSettingsRoute(options)] : []), ...createPageRoutes(options)],
    fills: fills(options),
    start: async () => (context) =>
      whileSignedIn(context.atoms, async (viewer) =>
        (await import('./followed/sync-followed.ts')).syncFollowed(options, context, viewer),
      ),
  }),
});
