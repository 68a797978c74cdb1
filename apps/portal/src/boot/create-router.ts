import { lazyOnce, type PageRoute } from '@touchline/feature-kit';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { type Bootstrap, unknownPageId } from '@touchline/feature-kit/rendering';
import { localePath } from '@touchline/i18n';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { createPageRoutes, createRoutes, layoutRouteId, type LoadRoute } from '../page/routes.tsx';
import { pageAliveAtom } from '../page/page-router.tsx';
import type { AppParts } from '../parts/app-parts.ts';
import { reloadOnce } from '../recovery/chunk-guard.ts';
import { paintPressFirst } from './paint-press-first.ts';
import { dropMalformedPositions, setFirstEntryKey } from './prepare-history.ts';

/**
 * Creates the portal's router.
 * @param routes all routes, or only the rendered page's route, because the features load the others
 * @returns the router, and a function that loads the code of later navigations
 */
export function createRouter(
  parts: AppParts,
  routes: readonly (PageRoute | null)[],
  { build, state, route }: Pick<Bootstrap, 'build' | 'state' | 'route'>,
): { router: DataRouter; loadNavigation: () => Promise<LoadRoute> } {
  const loadNavigation = lazyOnce(async () => {
    const { createLoadRoute } = await import('../navigation/create-load-route.ts');
    return createLoadRoute(parts, build, state?.data, state && route?.pays === true);
  });
  const loadRoute: LoadRoute = async (nextRoute, args) => {
    delete getDocumentFlags().drawn;
    return (await loadNavigation().catch(reloadOnce))(nextRoute, args);
  };
  let hasAllRoutes = !state;
  dropMalformedPositions();
  setFirstEntryKey();
  hideEarlyHashNavigation(parts, () => router);
  const router = createBrowserRouter(createRoutes(routes, parts, loadRoute), {
    // The final slash of the basename makes the link to home end with a slash.
    basename: localePath('/', parts.locale, parts.site.locales),
    instrumentations: [paintPressFirst],
    async patchRoutesOnNavigation({ patch, signal }) {
      if (hasAllRoutes) return;
      const allRoutes = [...(await parts.features().catch(reloadOnce)).routes, null];
      if (hasAllRoutes || signal.aborted) return;
      hasAllRoutes = true;
      const knownPaths = new Set(routes.map((knownRoute) => knownRoute?.page));
      const otherRoutes = allRoutes.filter((otherRoute) => !knownPaths.has(otherRoute?.page));
      patch(layoutRouteId, createPageRoutes(otherRoutes, loadRoute));
    },
    ...(state && { hydrationData: { loaderData: { [state.page ?? unknownPageId]: state.data } } }),
  });
  return { router, loadNavigation };
}

/**
 * Leaves a link to a heading to the browser until the first page is hydrated. React renders a `popstate` update
 * synchronously, and would remove the server's HTML. This listener runs before the router's.
 */
function hideEarlyHashNavigation({ atoms }: Pick<AppParts, 'atoms'>, getRouter: () => DataRouter): void {
  addEventListener('popstate', (event) => {
    const { navigation, location: shownLocation } = getRouter().state;
    const isShown = shownLocation.pathname === location.pathname && shownLocation.search === location.search;
    if (isShown && navigation.state === 'idle' && !atoms.get(pageAliveAtom)) event.stopImmediatePropagation();
  });
}
