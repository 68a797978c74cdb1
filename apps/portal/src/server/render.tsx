import { Writable } from 'node:stream';
import { createPageContext, type PageMeta, type PageRoute } from '@touchline/feature-kit';
import { type PageData, type Render, type RenderRequest, type RenderResult } from '@touchline/feature-kit/rendering';
import { getTranslator, localePath } from '@touchline/i18n';
import { forcedColorMode } from '@touchline/shell';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type Params, StaticRouterProvider } from 'react-router-dom';
import { getFeatureId } from '../parts/get-feature-id.ts';
import { createNotFoundPage, type LoadedPage, loadPage } from '../navigation/load-page.ts';
import { matchPage } from '../navigation/match-page.ts';
import { loadPageModule } from '../navigation/page-modules.ts';
import { createWrongAddressPage, hasRightParams } from '../navigation/wrong-address.ts';
import { App } from '../page/app.tsx';
import { getDocumentTitle } from '../page/document-title.ts';
import { createRoutes } from '../page/routes.tsx';
import type { AppParts } from '../parts/app-parts.ts';
import { hasAllAnswers, packQueries } from '../parts/query-client.ts';
import { createServerRedirects, type RedirectResult } from '../redirects/server-redirects.ts';
import { createServerParts } from './server-parts.ts';

/** Renders a page: loads redirects and data at the same time, and then renders the HTML. */
export const render: Render = async (request) => {
  const { parts, routes } = await createServerParts(request);
  const match = matchPage(routes, request.url.pathname);
  const { redirects, signal, onError } = request;
  const readTable = redirects && (async () => redirects);
  const followRedirects = createServerRedirects({ ...parts, readTable, signal, onError });
  const [pathRedirect, loadedPage] = await Promise.all([
    followRedirects(request.url.pathname),
    loadMatch(match, parts, request),
  ]);
  const redirect = pathRedirect ?? (await followMove(loadedPage.data, request.url, followRedirects));
  const page = redirect === 'loop' ? createPage(createNotFoundPage(getTranslator(parts.i18n, 'shell'))) : loadedPage;
  const html = await renderPage([...routes, null], page.data, parts, request);
  return createResult({ route: match?.route ?? null, page, redirect, html }, parts, request);
};

const emptyHead: PageMeta = { title: '' };

const createPage = (data: PageData): LoadedPage => ({ data, meta: emptyHead });

/**
 * The server sends only the frame of a member page, the same for all viewers; the browser runs its guards and loads it.
 */
const memberPage = createPage({ outcome: { kind: 'member' }, meta: { title: '', noIndex: true } });

/** Returns the page's address with the locale's prefix. */
const getAddress = ({ url, locale }: RenderRequest, { site }: AppParts): URL =>
  new URL(localePath(url.pathname, locale, site.locales) + url.search, url);

/** Loads a page as an anonymous visitor sees it. */
async function loadMatch(
  match: { route: PageRoute; params: Params } | null,
  parts: AppParts,
  request: RenderRequest,
): Promise<LoadedPage> {
  const text = getTranslator(parts.i18n, 'shell');
  if (!match) return createPage(createNotFoundPage(text));
  const { route, params } = match;
  if (!hasRightParams(params)) return createPage(createWrongAddressPage(text));
  if (route.access === 'member') return memberPage;
  const { now, signal, readFile, onError } = request;
  const context = createPageContext({ ...parts, readFile }, { url: getAddress(request, parts), params, now, signal });
  const loadedPage = await loadPage(await loadPageModule(route), context, { feature: getFeatureId(route), onError });
  const { outcome } = loadedPage.data;
  // After a failure or a timeout of the backend the edge sends only the shell, and the browser requests the data again.
  const isFinalAnswer = outcome.kind !== 'problem' || outcome.status === 404;
  return isFinalAnswer ? loadedPage : createPage({ outcome: { kind: 'pending' }, meta: emptyHead });
}

/** Follows the redirect in a page's data, when another page replaces this page. */
async function followMove(
  { outcome }: PageData,
  { pathname }: URL,
  followRedirects: ReturnType<typeof createServerRedirects>,
): Promise<RedirectResult> {
  if (outcome.kind !== 'moved') return undefined;
  return followRedirects(pathname, { to: outcome.to, external: false, status: 302 });
}

/** Renders the application's root with the data of its page. */
async function renderPage(
  routes: readonly (PageRoute | null)[],
  data: PageData,
  parts: AppParts,
  request: RenderRequest,
): Promise<string> {
  // The final slash of the basename makes the link to home end with a slash.
  const basename = localePath('/', parts.locale, parts.site.locales);
  const staticHandler = createStaticHandler(
    createRoutes(routes, parts, async () => data),
    { basename },
  );
  const context = await staticHandler.query(new Request(getAddress(request, parts)));
  if (context instanceof Response) throw new Error(`The router answered ${request.url.pathname} with a response`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(staticHandler.dataRoutes, context);
  return renderCompletely(
    <App parts={parts}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    request.onError,
  );
}

/**
 * Renders a tree with complete data to one string. The large chunk size stops React from sending Suspense boundaries
 * separately, with inline scripts that the Content-Security-Policy blocks.
 */
function renderCompletely(tree: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const htmlStream = new Writable({
      write(chunk: Buffer, _encoding, onWritten) {
        chunks.push(chunk);
        onWritten();
      },
      final(onWritten) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        onWritten();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(htmlStream),
      onShellError: reject,
      onError,
    });
  });
}

interface RenderedPage {
  /** Null for an unknown address. */
  route: PageRoute | null;
  page: LoadedPage;
  redirect: RedirectResult;
  html: string;
}

function createResult(
  { route, page: { data, meta }, redirect, html }: RenderedPage,
  { site: { ownRedirects: _ownRedirects, ...site }, queryClient }: AppParts,
  { build, now }: RenderRequest,
): RenderResult {
  const { outcome } = data;
  return {
    status: outcome.kind === 'problem' ? outcome.status : 200,
    html,
    title: getDocumentTitle(data.meta.title, site.name),
    meta: { ...meta, ...data.meta },
    site,
    route: route && getSentFacts(route),
    colorMode: forcedColorMode(route?.colorMode),
    isComplete: hasAllAnswers(queryClient),
    state: {
      build,
      now,
      page: route?.page ?? null,
      data,
      queries: packQueries(queryClient),
      redirect: redirect === 'loop' ? undefined : redirect,
    },
  };
}

/** Returns a route's facts for the browser: `lazy` is code, and the others matter to servers only. */
function getSentFacts({ lazy: _lazy, reads: _reads, unlisted: _unlisted, unlinked: _unlinked, ...facts }: PageRoute) {
  return facts;
}
