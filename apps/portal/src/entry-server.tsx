import { createApi } from '@touchline/api-client';
import {
  composeFeatures,
  loadFills,
  slotLocations,
  type Composition,
  createPageContext,
  type PageContext,
  type PageMeta,
  type PageRoute,
  type SiteConfig,
} from '@touchline/feature-kit';
import { createClock, createI18n, getDirection, type Locale, localePath, getTranslator } from '@touchline/i18n';
import { createNotices, forcedColorMode } from '@touchline/shell';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import { features } from 'virtual:touchline/features';
import { getLooks } from 'virtual:touchline/looks';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import type { AppParts } from './app-parts.ts';
import { getDocumentTitle } from './document-title.ts';
import { getFeatureId } from './get-feature.ts';
import { type LoadedPage, loadPage, createNotFoundPage } from './load-page.ts';
import { loadFirstTexts } from './first-texts.ts';
import { loadAllTexts } from './load-texts.ts';
import {
  type Addresses,
  sameOriginBackend,
  type PageData,
  type Render,
  type RenderRequest,
  type RenderResult,
  unknownPageId,
} from '@touchline/feature-kit/rendering';
import { loadPageModule } from './page-modules.ts';
import { createQueryClient, hasAllAnswers, packQueries } from './query-client.ts';
import { renderCompletely } from './render-whole.ts';
import { hasRightParams, createWrongAddressPage } from './wrong-address.ts';
import { createServerRedirects, type RedirectResult } from './server-redirects.ts';
import { removeUnreachableLinks } from './reachable-links.ts';
import { createRoutes } from './routes.tsx';

interface CachedComposition {
  composition: Composition;
  /** The site without links to pages that are turned off. */
  site: SiteConfig;
}

const compositionCache = new WeakMap<SiteConfig, CachedComposition>();

function createCachedComposition({ site, onError }: RenderRequest): CachedComposition {
  const composition = composeFeatures(features, site.features, onError);
  return { composition, site: removeUnreachableLinks(site, composition.routes) };
}

/** Returns a customer's features, with all fills loaded. A fill that fails to load is missing only in its slot. */
async function getCachedComposition(request: RenderRequest): Promise<CachedComposition> {
  const cachedComposition = compositionCache.get(request.site) ?? createCachedComposition(request);
  compositionCache.set(request.site, cachedComposition);
  await loadFills(cachedComposition.composition.fills, slotLocations, request.onError);
  return cachedComposition;
}

/** A site's texts by language: the same for all its pages. */
const i18nBySite = new WeakMap<SiteConfig, Map<Locale, ReturnType<typeof createI18n>>>();

/** A server already has all texts. */
const loadedTexts = Promise.resolve();

/** Cached only when every text loaded; otherwise the next page requests the missing text again. */
async function getTexts({ site, locale, onError }: RenderRequest): Promise<ReturnType<typeof createI18n>> {
  const translators = i18nBySite.get(site) ?? new Map<Locale, ReturnType<typeof createI18n>>();
  i18nBySite.set(site, translators);
  const cachedTexts = translators.get(locale);
  if (cachedTexts) return cachedTexts;
  let hasAllTexts = true;
  const reportLostTexts = (error: unknown) => {
    hasAllTexts = false;
    onError(error);
  };
  const translator = createI18n({
    locale,
    resources: { ...(await loadFirstTexts(locale, reportLostTexts)), ...(await loadAllTexts(locale, reportLostTexts)) },
    overrides: site.textOverrides?.[locale],
    direction: getDirection(locale, site.locales.direction),
  });
  if (hasAllTexts) translators.set(locale, translator);
  return translator;
}

/** The addresses of the customer's pages. A broken feature contributes no address. */
export const addresses: Addresses = ({ features: options }) =>
  composeFeatures(features, options, console.error).routes.map((route) => ({
    path: route.path,
    reads: route.reads,
    secret: route.secret,
    pays: route.pays,
    unlisted: route.unlisted === true || route.unlinked === true || isClosed(route) || undefined,
    closed: isClosed(route) || undefined,
  }));

/** Pages without content for robots: for one viewer alone, for payments or for signing in. */
const isClosed = ({ access, secret, layout, pays }: PageRoute): boolean =>
  access === 'member' || secret === true || pays === true || layout === 'auth';

const emptyHead: PageMeta = { title: '' };

/** Backend responses are cached for seconds, because many pages need the same ones. */
const answerCache = new Map<string, unknown>();

/**
 * The server sends only the frame of a member page, the same for all viewers; the browser runs its guards and loads it.
 */
const memberPage: PageData = { outcome: { kind: 'member' }, meta: { title: '', noIndex: true } };

/** Loads a page as an anonymous visitor sees it. */
async function loadOnServer(
  route: PageRoute,
  context: PageContext,
  onError: RenderRequest['onError'],
): Promise<LoadedPage> {
  if (route.access === 'member') return { data: memberPage, meta: emptyHead };
  const loadedPage = await loadPage(await loadPageModule(route), context, { feature: getFeatureId(route), onError });
  const { outcome } = loadedPage.data;
  // After a failure or a timeout of the backend the edge sends only the shell, and the browser requests the data again.
  const isFinalAnswer = outcome.kind !== 'problem' || outcome.status === 404;
  return isFinalAnswer ? loadedPage : { data: { outcome: { kind: 'pending' }, meta: emptyHead }, meta: emptyHead };
}

/** Renders one page. */
export const render: Render = async (request) => {
  const { locale, url, now, signal } = request;
  const { composition, site } = await getCachedComposition(request);
  const parts: AppParts = {
    site,
    locale,
    clock: createClock(now),
    api: createApi({
      baseUrl: new URL(site.apiBase || '/', sameOriginBackend).href,
      fetch: request.fetch,
      onReport: request.onError,
      signal,
      language: locale,
      readings: answerCache,
    }),
    queryClient: createQueryClient(),
    atoms: createStore(),
    i18n: await getTexts(request),
    realtime: null,
    telemetry: createTelemetry(),
    features: async () => composition,
    fills: composition.fills,
    laterTexts: () => loadedTexts,
    session: null,
    notices: createNotices(),
    looks: getLooks(site.shell),
  };
  const address = new URL(localePath(url.pathname, locale, site.locales) + url.search, url);
  const findRedirect = createServerRedirects({ ...parts, signal, onError: request.onError });
  const pendingRedirect = findRedirect(url.pathname);
  const createUnknownPage = () => createNotFoundPage(getTranslator(parts.i18n, 'shell'));
  let redirectResult: RedirectResult;
  let meta: PageMeta = emptyHead;
  let page: string | null = null;
  let routeFacts: RenderResult['route'] = null;
  let colorMode: RenderResult['colorMode'];
  const staticHandler = createStaticHandler(
    createRoutes([...composition.routes, null], parts, async (route, args): Promise<PageData> => {
      const context = createPageContext(
        { ...parts, readFile: request.readFile },
        { url: address, params: args.params, now, signal },
      );
      const loadedPage =
        route && hasRightParams(args.params)
          ? await loadOnServer(route, context, request.onError)
          : {
              data: route ? createWrongAddressPage(getTranslator(parts.i18n, 'shell')) : createUnknownPage(),
              meta: emptyHead,
            };
      if (route) {
        page = route.page;
        colorMode = forcedColorMode(route.colorMode);
        // `lazy` is code and cannot be serialized; the other facts matter to servers only.
        const { lazy: _lazy, reads: _reads, unlisted: _unlisted, unlinked: _unlinked, ...sentFacts } = route;
        routeFacts = sentFacts;
      }
      const { outcome } = loadedPage.data;
      redirectResult = await pendingRedirect;
      if (outcome.kind === 'moved')
        redirectResult ??= await findRedirect(url.pathname, { to: outcome.to, external: false, status: 302 });
      if (redirectResult === 'loop') return createUnknownPage();
      meta = loadedPage.meta;
      return loadedPage.data;
    }),
    { basename: getBasename(locale, site) },
  );
  const context = await staticHandler.query(new Request(address));
  if (context instanceof Response) throw new Error(`A loader answered with a response for ${url.pathname}`);
  // Loaders return expected failures as values, so a thrown error is a bug or a missing bundle.
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(staticHandler.dataRoutes, context);
  const html = await renderCompletely(
    <App parts={parts}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    request.onError,
  );
  const data: PageData = context.loaderData[page ?? unknownPageId];
  const { outcome } = data;
  return {
    status: outcome.kind === 'problem' ? outcome.status : 200,
    html,
    title: getDocumentTitle(data.meta.title, site.name),
    meta: { ...meta, ...data.meta },
    site,
    route: routeFacts,
    colorMode,
    isComplete: hasAllAnswers(parts.queryClient),
    state: {
      build: request.build,
      now,
      page,
      data,
      queries: packQueries(parts.queryClient),
      redirect: redirectResult === 'loop' ? undefined : redirectResult,
    },
  };
};

/** Returns the router's basename: the locale's prefix with a final slash, which gives the link to home its slash. */
const getBasename = (locale: Locale, site: SiteConfig): string => localePath('/', locale, site.locales);
