import type { PageModule } from './page.ts';
import type { PageDefinition } from './page-definition.ts';
import type { PageQueries } from './page-queries.ts';
import { PageView } from './page-view.tsx';

/**
 * Declares a page.
 *
 * @example
 * export const teamPage = definePage({
 *   queries: ({ api, param }) => ({
 *     team: needed(teamQuery(api, param('teamId')), 'team'),
 *     matches: matchesQuery(api, param('teamId')),
 *   }),
 *   Page: ({ data: { team }, queries: { matches } }) => <Team team={team} matches={matches} />,
 *   meta: (_context, { team }) => ({ title: team.name }),
 * });
 */
// The default is `never`, so that a `meta` declared elsewhere fits before the compiler has inferred the queries.
export function definePage<Queries extends PageQueries = never>(page: PageDefinition<Queries>): PageModule {
  return {
    Page: ({ waiting }) => <PageView page={page} waiting={waiting} />,
    async load(context) {
      const beginPage = () => typeof window !== 'undefined' && page.begin?.(context);
      beginPage();
      // A page with server state does not need this code.
      const { loadPage } = await import('./load-page.ts');
      const loadedPage = await loadPage(page, context);
      beginPage();
      return loadedPage;
    },
  };
}
