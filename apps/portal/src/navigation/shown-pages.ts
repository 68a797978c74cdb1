import type { PageRoute, ShownPage } from '@touchline/feature-kit';
import type { createBrowserRouter } from 'react-router-dom';

/** The parts of the router that this file uses; the router's basename is the locale's prefix. */
export type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'basename'> & {
  state: Pick<ReturnType<typeof createBrowserRouter>['state'], 'location' | 'matches' | 'initialized' | 'navigation'>;
};

/** The path without the router's base. */
function removeBasename({ basename = '/' }: PageRouter, pathname: string): string {
  const basePath = basename.replace(/\/$/, '');
  return basePath !== '' && (pathname === basePath || pathname.startsWith(`${basePath}/`))
    ? pathname.slice(basePath.length) || '/'
    : pathname;
}

/**
 * Calls a listener with the shown page at once, even during a navigation, and then with each page that a navigation has
 * loaded. A change of only the query or the hash causes no call.
 * @returns a function that ends the calls
 */
export function onShownPage(router: PageRouter, listener: (page: ShownPage) => void): () => void {
  let reportedKey: string | undefined;
  const reportShownPage = () => {
    const { initialized, location, matches } = router.state;
    if (!initialized || location.pathname === reportedKey) return;
    reportedKey = location.pathname;
    // `handle` contains the page's route; null for an unknown address.
    const route = (matches.at(-1)?.route.handle ?? null) as PageRoute | null;
    listener({ path: removeBasename(router, location.pathname), route });
  };
  reportShownPage();
  return router.subscribe(reportShownPage);
}

/** Returns the path and query of the page that a navigation is loading, or else of the shown page. */
export function getNavigationTarget(router: PageRouter): string {
  const { pathname, search } = router.state.navigation.location ?? router.state.location;
  return removeBasename(router, pathname) + search;
}
