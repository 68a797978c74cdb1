import { defineManifest, type FeatureRoute, whileSignedIn } from '@touchline/feature-kit/manifest';
import { createFills } from './create-fills.ts';
import { type FollowingOptions, options } from './options.ts';
import { hasSettings } from './settings-path.ts';
import { getPagePath, type PageKind, pageKinds } from './page-kinds.ts';

type Route = FeatureRoute<FollowingOptions>;

/** One module renders several pages. The part after the colon distinguishes them. */
const createRoute = (module: 'mains' | 'parts', page: PageKind, load: Route['load']): Route => ({
  page: `following/${module}:${page.isSignUp ? 'sign-up-' : ''}${page.kind}${page.isFollowed ? '-followed' : ''}`,
  path: getPagePath(page, module === 'parts'),
  access: 'member',
  layout: page.isSignUp ? 'auth' : 'default',
  places: page.isSignUp ? ['auth'] : [],
  load,
});

/**
 * Routes of the pages on which viewers follow targets (specification, section 2): leagues and categories, their parts,
 * and the followed targets. Each page has a second route as a sign-up step.
 */
const pageRoutes = pageKinds.flatMap((page) => [
  createRoute('mains', page, async (customer) =>
    (await import('./pages/choices/mains.page.tsx')).mainsPage(page, customer),
  ),
  createRoute('parts', page, async (customer) =>
    (await import('./pages/choices/parts.page.tsx')).partsPage(page, customer),
  ),
]);

/** Viewers follow teams, leagues and categories, in a portal whose customer.json has the key `following`. */
export const manifest = defineManifest<FollowingOptions>({
  id: 'following',
  options,
  // The list of followed targets belongs to a signed-in viewer.
  requires: ['account'],
  routes: [
    {
      page: 'following/settings',
      path: 'account/following',
      access: 'member',
      places: ['account'],
      isOff: (customer) => !hasSettings(customer),
      load: async (customer) => (await import('./pages/settings/settings.page.tsx')).settingsPage(customer),
    },
    ...pageRoutes,
  ],
  fills: createFills,
  start: async (customer) => (context) =>
    whileSignedIn(context.atoms, async () => {
      const { syncFollowed } = await import('./state/sync-followed.ts');
      return (viewer) => syncFollowed(customer, context, viewer);
    }),
});
