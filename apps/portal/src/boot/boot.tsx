import type { PageRoute, RouteFacts } from '@touchline/feature-kit';
import { getDocumentFlags, limitedEvent } from '@touchline/feature-kit/marks';
import { type Bootstrap, bootstrapId } from '@touchline/feature-kit/rendering';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createRouter } from './create-router.ts';
import { loadPageModule } from '../navigation/page-modules.ts';
import { App } from '../page/app.tsx';
import { pageAliveAtom, PageRouter } from '../page/page-router.tsx';
import type { AppParts } from '../parts/app-parts.ts';
import { createParts } from '../parts/create-parts.ts';
import { unpackQueries } from '../parts/query-client.ts';
import { reloadOnce } from '../recovery/chunk-guard.ts';
import { watchStyles } from '../recovery/lost-styles.ts';
import { retryUntilLoaded } from '../recovery/retry-until-loaded.ts';
import { waitForInputOrIdle } from '../parts/wait-for-input-or-idle.ts';
import { waitForNextTask } from './next-task.ts';

/** Starts the portal in the browser: document, shell, page, features. */
export async function boot(): Promise<void> {
  getDocumentFlags().begun = '';
  watchStyles();
  await waitForDocument();
  const servedDocument = readDocument();
  try {
    if (await openStore(servedDocument.bootstrap)) return;
    const shell = await loadShell(servedDocument.bootstrap);
    // The viewer has gone back before the page was hydrated.
    if (getDocumentFlags().left !== undefined) return;
    const page = showPage(servedDocument, shell);
    await startFeatures(servedDocument.bootstrap, shell, page);
  } catch (error) {
    // The server's HTML stays, and the head's script shows a line about the fault.
    dispatchEvent(new Event(limitedEvent));
    throw error;
  }
}

/** The parts of the served document that this code reads. */
interface ServedDocument {
  bootstrap: Bootstrap;
  root: HTMLElement;
}

const waitForEvent = (type: string): Promise<unknown> =>
  new Promise((resolve) => document.addEventListener(type, resolve, { once: true }));

async function waitForDocument(): Promise<void> {
  // A viewer's first input loads this code at once, so it may run before the document is complete.
  if (document.readyState === 'loading') await waitForEvent('DOMContentLoaded');
  // A browser may prerender a page. Before the viewer opens it, the page must join no room, request no ad and count no
  // view.
  if (Reflect.get(document, 'prerendering') === true) await waitForEvent('prerenderingchange');
}

function readDocument(): ServedDocument {
  const bootstrapElement = document.getElementById(bootstrapId);
  const root = document.getElementById('root');
  if (!bootstrapElement || !root) throw new Error('The page lacks its data block or its root');
  // Our own edge or build has written this data block.
  return { bootstrap: JSON.parse(bootstrapElement.textContent) as Bootstrap, root };
}

/** Opens the app store that the address names. @returns whether the browser leaves the portal */
async function openStore({ site }: Bootstrap): Promise<boolean> {
  if (!location.search.includes('storeUrl=')) return false;
  const { getStoreRedirect } = await import('@touchline/install/store-redirect');
  const store = getStoreRedirect(location.search, site);
  if (store) location.replace(store);
  return store !== null;
}

interface Shell {
  parts: AppParts;
  /** All routes, or only the rendered page's route, because the features load the other routes. */
  routes: readonly (PageRoute | null)[];
}

/**
 * Makes the parts of the page and its routes. On a static host, which renders no page, the browser finds them itself.
 */
async function loadShell(bootstrap: Bootstrap): Promise<Shell> {
  const { state, route } = bootstrap;
  if (!state) {
    const { bootWithoutServer } = await import('./boot-without-server.ts');
    return bootWithoutServer(bootstrap);
  }
  const parts = await createParts(bootstrap, state.now);
  unpackQueries(parts.queryClient, state.queries);
  const firstRoute = route ? createFirstRoute(route, parts) : null;
  // The texts of a page's problem come with the page's code.
  if (firstRoute && (firstRoute.hydrate !== 'when-needed' || state.data.outcome.kind === 'problem'))
    await loadPageModule(firstRoute).catch(reloadOnce);
  return { parts, routes: [firstRoute] };
}

/** The route of the page that the server rendered, made from the facts that hydration needs. */
const createFirstRoute = (routeFacts: RouteFacts, { features }: AppParts): PageRoute => ({
  ...routeFacts,
  async lazy() {
    const { routes } = await features();
    // A `when-needed` page can wait for its features: in a separate task, they do not delay a phone's paint.
    if (routeFacts.hydrate === 'when-needed') await waitForNextTask();
    const route = routes.find(({ page }) => page === routeFacts.page);
    if (!route) throw new Error(`There is no page ${routeFacts.page}`);
    return route.lazy();
  },
});

type ShownPage = ReturnType<typeof createRouter>;

/** Hydrates the server's page. Without a page from the server, renders the page here. */
function showPage({ bootstrap, root }: ServedDocument, { parts, routes }: Shell): ShownPage {
  if (bootstrap.state) getDocumentFlags().drawn = '';
  else parts.atoms.set(pageAliveAtom, true);
  const page = createRouter(parts, routes, bootstrap);
  const tree = (
    <StrictMode>
      <App parts={parts}>
        <PageRouter router={page.router} />
      </App>
    </StrictMode>
  );
  startTransition(() => {
    if (bootstrap.state) hydrateRoot(root, tree, { onRecoverableError: (error) => parts.telemetry.error(error) });
    else createRoot(root).render(tree);
  });
  return page;
}

/**
 * Whether the page needs the viewer's session at once: on sign-in pages, and for signed-in viewers on
 * `at-once` pages. A `when-needed` page already reserves the viewer's space.
 */
const needsViewer = (route: PageRoute | null): boolean =>
  route?.layout === 'auth' || (getDocumentFlags().signedIn !== undefined && route?.hydrate !== 'when-needed');

/** Starts the features, and loads the code of later navigations. */
async function startFeatures(
  { build, state }: Bootstrap,
  { parts, routes }: Shell,
  { router, loadNavigation }: ShownPage,
): Promise<void> {
  const route = state ? (routes[0] ?? null) : null;
  // The page's content, above all a match's picture, needs the connection first.
  if (!needsViewer(route)) await waitForInputOrIdle();
  const { startWhenIdle } = await retryUntilLoaded(() => import('./start-when-idle.ts'));
  startWhenIdle(parts, { build, renderedAt: state?.now, router, route });
  await waitForInputOrIdle();
  // After a failure, the first navigation loads this code again.
  await Promise.all([loadNavigation(), parts.features().then(({ guards }) => guards())]).catch(() => undefined);
}
