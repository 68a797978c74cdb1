import type { PageModule, PageRoute } from '@touchline/feature-kit';
import type { FollowingOptions } from '../options.ts';
import { getPagePath, type PageKind, pageKinds } from './page-kinds.ts';

/** One module draws several pages; the part after the colon tells them apart. */
const createRoute = (module: string, page: PageKind, lazy: () => Promise<PageModule>): PageRoute => ({
  page: `following/${module}:${page.isSignUp ? 'sign-up-' : ''}${page.kind}${page.isFollowed ? '-followed' : ''}`,
  path: getPagePath(page, module === 'parts'),
  access: 'member',
  layout: page.isSignUp ? 'auth' : 'default',
  places: page.isSignUp ? ['auth'] : [],
  lazy,
});

/**
 * Routes of the pages where viewers choose (section 2): leagues and categories, the parts of each, and the followed
 * ones. Each page has a second route as a step of signing up.
 */
export const createPageRoutes = (options: FollowingOptions): PageRoute[] =>
  pageKinds.flatMap((page) => [
    createRoute('mains', page, async () => (await import('./mains.page.tsx')).mainsPage(page, options)),
    createRoute('parts', page, async () => (await import('./parts.page.tsx')).partsPage(page, options)),
  ]);
