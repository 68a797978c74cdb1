import type { PageModule, PageRoute } from '@touchline/feature-kit';
import type { FollowingOptions } from '../options.ts';
import { addressOf, type PageKind, pageKinds } from './page-kinds.ts';

/** One module draws several pages: what tells them apart stands after a colon. */
const routeOf = (module: string, page: PageKind, lazy: () => Promise<PageModule>): PageRoute => ({
  page: `following/${module}:${page.signUp ? 'sign-up-' : ''}${page.kind}${page.followed ? '-followed' : ''}`,
  path: addressOf(page, module === 'parts'),
  access: 'member',
  layout: page.signUp ? 'auth' : 'default',
  places: page.signUp ? ['auth'] : [],
  lazy,
});

/**
 * Where one says whom one follows (section 2): which leagues and categories, whom within one, and what of it one follows already; all of it
 * once more as steps of signing up.
 */
export const pageRoutes = (options: FollowingOptions): PageRoute[] =>
  pageKinds.flatMap((page) => [
    routeOf('mains', page, async () => (await import('./mains.page.tsx')).mainsPage(page, options)),
    routeOf('parts', page, async () => (await import('./parts.page.tsx')).partsPage(page, options)),
  ]);
