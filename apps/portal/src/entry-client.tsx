import '@touchline/ui-kit/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { createParts } from './browser/create-parts.ts';
import { reloadOnce } from './browser/chunk-guard.ts';
import { watchStyles } from './browser/lost-styles.ts';
import { startWhenIdle } from './browser/start-when-idle.ts';
import { localePath } from '@touchline/i18n';
import type { Bootstrap } from '@touchline/feature-kit/rendering';
import { bootstrapId, unknownPageId } from '@touchline/feature-kit/rendering';
import { loadPageModule } from './page-modules.ts';
import { unpackQueries } from './query-client.ts';
import { createRoutes, type LoadRoute } from './routes.tsx';
import { storeRedirect } from './store-redirect.ts';

const block = document.getElementById(bootstrapId);
const root = document.getElementById('root');
if (!block || !root) throw new Error('The page lacks its data block or its root');
// Written by our own edge or build into this document.
const bootstrap = JSON.parse(block.textContent) as Bootstrap;

watchStyles();
const store = storeRedirect(location.search, bootstrap.site);
if (store) location.replace(store);
else if (bootstrap.state) void open(bootstrap, root);
else void openAlone(bootstrap, root);

/** Nothing was rendered ahead. */
async function openAlone(here: Bootstrap, root: HTMLElement): Promise<void> {
  const { chooseLanguage } = await import('./browser/choose-language.ts');
  await open(await chooseLanguage(here), root);
}

/** Takes up what the server rendered; from a static host, which renders nothing, builds the page here. */
async function open({ site, locale, build, state }: Bootstrap, root: HTMLElement): Promise<void> {
  const parts = await createParts({ site, locale, build }, state?.now ?? Date.now());
  if (state) unpackQueries(parts.queryClient, state.queries);
  // The first page is here already: what later ones need is fetched by the first navigation.
  let navigation: Promise<LoadRoute> | undefined;
  const loadRoute: LoadRoute = async (route, args) => {
    navigation ??= import('./browser/create-load-route.ts').then(({ createLoadRoute }) =>
      createLoadRoute(parts, build, state?.data),
    );
    navigation.catch(() => (navigation = undefined));
    return (await navigation.catch(reloadOnce))(route, args);
  };
  const routes = createRoutes(parts, loadRoute);
  // With its slash, so that the link home has one.
  const basename = localePath('/', parts.locale, site.locales);
  const route = matchRoutes(routes, location, basename)?.at(-1)?.route.handle ?? null;
  // What is missing is told in the words that come with the page's code.
  if (state && route && (route.hydrate !== 'when-needed' || state.data.outcome.kind === 'problem'))
    await loadPageModule(route).catch(reloadOnce);
  const router = createBrowserRouter(routes, {
    basename,
    ...(state && { hydrationData: { loaderData: { [state.page ?? unknownPageId]: state.data } } }),
  });
  const tree = (
    <StrictMode>
      <App parts={parts}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  startTransition(() => {
    if (state) hydrateRoot(root, tree, { onRecoverableError: (error) => parts.telemetry.error(error) });
    else createRoot(root).render(tree);
  });
  startWhenIdle(parts, { build, rendered: state?.now, router, route });
}
