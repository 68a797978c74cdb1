import '@touchline/ui-kit/styles.css';
import 'virtual:touchline/styles';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import type { AppParts } from './app-parts.ts';
import { createParts } from './browser/create-parts.ts';
import { waitForNextTask } from './browser/next-task.ts';
import { setFirstEntryKey } from './browser/set-first-entry-key.ts';
import { dropMalformedPositions } from './browser/drop-malformed-positions.ts';
import { reloadOnce } from './browser/chunk-guard.ts';
import { watchStyles } from './browser/lost-styles.ts';
import { retryUntilLoaded } from './browser/retry-until-loaded.ts';
import { waitForInputOrIdle } from './browser/when-input-or-idle.ts';
import { localePath } from '@touchline/i18n';
import { lazyOnce, type PageRoute, type RouteFacts } from '@touchline/feature-kit';
import { limitedEvent, getDocumentFlags } from '@touchline/feature-kit/marks';
import { type Bootstrap, bootstrapId, unknownPageId } from '@touchline/feature-kit/rendering';
import { loadPageModule } from './page-modules.ts';
import { PageRouter } from './page-router.tsx';
import { unpackQueries } from './query-client.ts';
import { layoutRouteId, createRoutes, type LoadRoute, createPageRoutes } from './routes.tsx';

/** The parts of the served document that this code reads. */
interface ServedDocument {
  bootstrap: Bootstrap;
  root: HTMLElement;
}

getDocumentFlags().begun = '';
watchStyles();
// A viewer's first input loads this code at once, so it may run before the document is complete.
if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => void startPortal(readDocument()));
else void startPortal(readDocument());

function readDocument(): ServedDocument {
  const bootstrapElement = document.getElementById(bootstrapId);
  const root = document.getElementById('root');
  if (!bootstrapElement || !root) throw new Error('The page lacks its data block or its root');
  // Our own edge or build has written this into the document.
  return { bootstrap: JSON.parse(bootstrapElement.textContent) as Bootstrap, root };
}

/**
 * A browser may prerender a page. Before the viewer opens it, the page must join no room, request no ad and count no
 * view.
 */
async function waitUntilOpened(): Promise<void> {
  if (Reflect.get(document, 'prerendering') !== true) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}

/** Keeps the server's HTML when the start fails, and reports the fault in the document's line. */
async function startPortal(servedDocument: ServedDocument): Promise<void> {
  try {
    await loadSite(servedDocument);
  } catch (error) {
    dispatchEvent(new Event(limitedEvent));
    throw error;
  }
}

async function loadSite({ bootstrap, root }: ServedDocument): Promise<void> {
  await waitUntilOpened();
  if (location.search.includes('storeUrl=')) {
    const { getStoreRedirect } = await import('./store-redirect.ts');
    const store = getStoreRedirect(location.search, bootstrap.site);
    if (store) return location.replace(store);
  }
  const { state } = bootstrap;
  if (!state) {
    const { bootWithoutServer } = await import('./browser/boot-without-server.ts');
    const { parts, routes } = await bootWithoutServer(bootstrap);
    return renderPortal(parts, [...routes, null], { bootstrap, root });
  }
  const parts = await createParts(bootstrap, state.now);
  unpackQueries(parts.queryClient, state.queries);
  const firstPageRoute = bootstrap.route ? createFirstRoute(bootstrap.route, parts) : null;
  // The texts of a page's problem come with the page's code.
  if (firstPageRoute && (firstPageRoute.hydrate !== 'when-needed' || state.data.outcome.kind === 'problem'))
    await loadPageModule(firstPageRoute).catch(reloadOnce);
  return renderPortal(parts, [firstPageRoute], { bootstrap, root });
}

/**
 * Whether the page needs the viewer's session at once: on sign-in pages, and for signed-in viewers on interactive
 * pages. A page for reading already reserves the viewer's space.
 */
const needsViewer = (route: PageRoute | null): boolean =>
  route?.layout === 'auth' || (getDocumentFlags().signedIn !== undefined && route?.hydrate !== 'when-needed');

/** The route of the page that the server rendered; its facts suffice to hydrate it. */
const createFirstRoute = (routeFacts: RouteFacts, { features }: AppParts): PageRoute => ({
  ...routeFacts,
  async lazy() {
    const { routes } = await features();
    // A page for reading can wait for its features: in a separate task, they do not delay a phone's paint.
    if (routeFacts.hydrate === 'when-needed') await waitForNextTask();
    const route = routes.find(({ page }) => page === routeFacts.page);
    if (!route) throw new Error(`There is no page ${routeFacts.page}`);
    return route.lazy();
  },
});

/**
 * Hydrates the server's page. On a static host, which renders no page, the browser builds it.
 * @param routes all routes, or only that of the rendered page, because the features load the others
 */
async function renderPortal(
  parts: AppParts,
  routes: readonly (PageRoute | null)[],
  { bootstrap, root }: ServedDocument,
): Promise<void> {
  if (getDocumentFlags().left !== undefined) return;
  const { build, state } = bootstrap;
  // The first page is rendered: code for later pages loads at the viewer's first input.
  const loadNavigation = lazyOnce(async () => {
    const { createLoadRoute } = await import('./browser/create-load-route.ts');
    return createLoadRoute(parts, build, state?.data, state && bootstrap.route?.pays === true);
  });
  if (state) getDocumentFlags().drawn = '';
  const loadRoute: LoadRoute = async (route, args) => {
    delete getDocumentFlags().drawn;
    return (await loadNavigation().catch(reloadOnce))(route, args);
  };
  let hasAllRoutes = !state;
  dropMalformedPositions();
  setFirstEntryKey();
  const router = createBrowserRouter(createRoutes(routes, parts, loadRoute), {
    // A basename with a final slash gives the link to home its slash.
    basename: localePath('/', parts.locale, parts.site.locales),
    async patchRoutesOnNavigation({ patch, signal }) {
      if (hasAllRoutes) return;
      const allRoutes = [...(await parts.features().catch(reloadOnce)).routes, null];
      if (hasAllRoutes || signal.aborted) return;
      hasAllRoutes = true;
      const knownPaths = new Set(routes.map((route) => route?.page));
      const otherRoutes = allRoutes.filter((route) => !knownPaths.has(route?.page));
      patch(layoutRouteId, createPageRoutes(otherRoutes, loadRoute));
    },
    ...(state && { hydrationData: { loaderData: { [state.page ?? unknownPageId]: state.data } } }),
  });
  const portalTree = (
    <StrictMode>
      <App parts={parts}>
        <PageRouter router={router} />
      </App>
    </StrictMode>
  );
  startTransition(() => {
    if (state) hydrateRoot(root, portalTree, { onRecoverableError: (error) => parts.telemetry.error(error) });
    else createRoot(root).render(portalTree);
  });
  const route = state ? (routes[0] ?? null) : null;
  // The page's content, above all a match's picture, needs the connection first.
  if (!needsViewer(route)) await waitForInputOrIdle();
  const { startWhenIdle } = await retryUntilLoaded(() => import('./browser/start-when-idle.ts'));
  startWhenIdle(parts, { build, renderedAt: state?.now, router, route });
  await waitForInputOrIdle();
  // After a failure, the first navigation loads this code again.
  await Promise.all([loadNavigation(), parts.features().then(({ guards }) => guards())]).catch(() => undefined);
}
