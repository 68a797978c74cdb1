import type { PageRoute, ShownPage } from '@touchline/feature-kit';
import type { createBrowserRouter } from 'react-router-dom';

/** What is asked of the router. Its paths have no locale's prefix: that is its basename. */
export type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'basename'> & {
  state: Pick<ReturnType<typeof createBrowserRouter>['state'], 'location' | 'matches' | 'initialized' | 'navigation'>;
};

/** The path without the router's base. */
function withoutBase({ basename = '/' }: PageRouter, pathname: string): string {
  const base = basename.replace(/\/$/, '');
  return base !== '' && (pathname === base || pathname.startsWith(`${base}/`))
    ? pathname.slice(base.length) || '/'
    : pathname;
}

/**
 * Tells which page is shown: the open one at once, though another be on its way, then each that a navigation has brought. What only changes the address's query or goes to a
 * place on the page brings none.
 * @returns ends it
 */
export function onShownPage(router: PageRouter, heard: (page: ShownPage) => void): () => void {
  let told: string | undefined;
  const look = () => {
    const { initialized, location, matches } = router.state;
    if (!initialized || location.pathname === told) return;
    told = location.pathname;
    // The route table puts the page's own route there; an unknown address has null.
    const route = (matches.at(-1)?.route.handle ?? null) as PageRoute | null;
    heard({ path: withoutBase(router, location.pathname), route });
  };
  look();
  return router.subscribe(look);
}

/** The path and query of the page that is on its way, of the shown one where none is. */
export function headingOf(router: PageRouter): string {
  const { pathname, search } = router.state.navigation.location ?? router.state.location;
  return withoutBase(router, pathname) + search;
}
