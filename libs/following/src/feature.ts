import { defineFeature, type PageRoute, whileSignedIn, type PageModule } from '@touchline/feature-kit';
import { fills } from './fills.tsx';
import type { FollowingOptions } from './options.ts';
import { hasSettings } from './pages/settings-path.ts';
import { getPagePath, type PageKind, pageKinds } from './pages/page-kinds.ts';

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
      whileSignedIn(context.atoms, async () => {
        const { syncFollowed } = await import('./followed/sync-followed.ts');
        return (viewer) => syncFollowed(options, context, viewer);
      }),
  }),
});

/** One module renders several pages. The part after the colon distinguishes them. */
const createRoute = (module: string, page: PageKind, lazy: () => Promise<PageModule>): PageRoute => ({
  page: `following/${module}:${page.isSignUp ? 'sign-up-' : ''}${page.kind}${page.isFollowed ? '-followed' : ''}`,
  path: getPagePath(page, module === 'parts'),
  access: 'member',
  layout: page.isSignUp ? 'auth' : 'default',
  places: page.isSignUp ? ['auth'] : [],
  lazy,
});

/**
 * Routes of the pages on which viewers follow targets (specification, section 2): leagues and categories, their parts,
 * and the followed targets. Each page has a second route as a sign-up step.
 */
const createPageRoutes = (options: FollowingOptions): PageRoute[] =>
  pageKinds.flatMap((page) => [
    createRoute('mains', page, async () => (await import('./pages/mains.page.tsx')).mainsPage(page, options)),
    createRoute('parts', page, async () => (await import('./pages/parts.page.tsx')).partsPage(page, options)),
  ]);
