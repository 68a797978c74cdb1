import { createPageContext, type PageModule, type PageRoute } from '@touchline/feature-kit';
import { splitLocalePath, getTranslator } from '@touchline/i18n';
import { type LoaderFunctionArgs, redirect, redirectDocument, replace } from 'react-router-dom';
import type { AppParts } from '../app-parts.ts';
import { loadPage, createPageWithoutCode, createNotFoundPage } from '../load-page.ts';
import { type PageData, type PageState, withQueryParams } from '@touchline/feature-kit/rendering';
import { getFeatureId } from '../get-feature.ts';
import { loadPageModule } from '../page-modules.ts';
import type { LoadRoute } from '../routes.tsx';
import type { RedirectResult } from '../server-redirects.ts';
import { isNewBuild } from './build-watch.ts';
import { hasRightParams, createWrongAddressPage } from '../wrong-address.ts';
import { noteFullNavigation } from './carried-notices.ts';
import { reloadOnce } from './chunk-guard.ts';
import { refetchOnceOnline } from './refetch-once-online.ts';
import { guardPage, removeLocalePrefix } from './guard-page.ts';
import { fetchPayload } from './payload.ts';
import { mergePageState } from './merge-page-state.ts';
import { createVisits } from './visits.ts';

/**
 * Loads pages in the browser: guards first, then chunk and payload in parallel, or the API without a payload.
 * Each failure becomes the page's outcome.
 * @param build the build that rendered this page
 * @param firstPage the data of the page that the server rendered, if any: the back button may lead to it
 * @param isPaymentPage whether this document has the policy for payments; when undefined, as on a static host, the
 * first page decides
 */
export function createLoadRoute(
  parts: AppParts,
  build: string,
  firstPage: PageData | undefined,
  isPaymentPage?: boolean,
): LoadRoute {
  const visits = createVisits();
  let isPaymentDocument = isPaymentPage;
  if (firstPage) visits.remember(entryAddress, firstPage);
  // When the server left the first page's data to the browser, the payload would take as long and contain no more.
  let incompleteEntryAddress =
    firstPage && ['pending', 'member'].includes(firstPage.outcome.kind) ? entryAddress : undefined;
  return async (route, args) => {
    const { request } = args;
    // Read before the first `await`, because only this task knows whether the browser goes back.
    const visitedPage = visits.onReturn(request.url);
    const url = new URL(request.url);
    if (isNewBuild(url)) return reloadDocument(request.url);
    const isPaymentRoute = route?.pays === true;
    isPaymentDocument ??= isPaymentRoute;
    // This runs before the guards, which may redirect to a page whose scripts this document's policy blocks.
    if (isPaymentDocument && !isPaymentRoute) return reloadDocument(request.url);
    // An edge redirects an address without a final slash itself (specification, section 2, "Routing rules").
    if (!url.pathname.endsWith('/')) return replace(`${removeLocalePrefix(url, parts.site).pathname}/${url.search}`);
    const text = getTranslator(parts.i18n, 'shell');
    try {
      const guardResponse = route && (await runGuards(parts, route, url));
      if (guardResponse) return guardResponse;
    } catch (error) {
      // Without the guards' code the portal cannot check access, so the page does not open.
      return createPageWithoutCode(error, text);
    }
    // This runs after the guards: a visitor who must sign in first needs no document for payments yet.
    if (isPaymentRoute && !isPaymentDocument) return reloadDocument(request.url);
    if (visitedPage) {
      void refreshPage(parts, url);
      return visitedPage;
    }
    const isUnfinishedEntry = incompleteEntryAddress === request.url;
    incompleteEntryAddress = undefined;
    const payload = isUnfinishedEntry ? null : fetchPayload(url);
    const redirectResult =
      isUnfinishedEntry && firstPage?.outcome.kind === 'member'
        ? undefined
        : resolveRedirect(parts, payload, url, request.signal);
    const data = await load(parts, build, { payload, redirectResult }, route, args);
    if (!(data instanceof Response)) visits.remember(request.url, data);
    return data;
  };
}

/** The address that the browser opened; the first navigation may already have changed the address bar. */
const entryAddress = performance.getEntriesByType('navigation')[0]?.name.replace(/#.*/s, '') ?? location.href;

type Payload = Promise<PageState | null> | null;

/**
 * Finds the backend's redirect for an address (guard 3), also for an unknown address or a member page.
 * The payload contains it; without a payload, the portal asks the backend while the page loads.
 */
async function resolveRedirect(
  parts: AppParts,
  payload: Payload,
  url: URL,
  signal: AbortSignal,
): Promise<RedirectResult> {
  const state = await payload;
  if (state) return state.redirect;
  // If this chunk fails to load, the page opens without a redirect, as when the backend is down.
  const redirectCode = await import('../fetch-backend-redirect.ts').catch(() => undefined);
  return redirectCode?.fetchBackendRedirect(parts, url, signal);
}

async function load(
  parts: AppParts,
  build: string,
  { payload, redirectResult }: { payload: Payload; redirectResult: Promise<RedirectResult> | undefined },
  route: PageRoute | null,
  args: LoaderFunctionArgs,
): Promise<PageData | Response> {
  const {
    request: { url: href },
    params,
  } = args;
  const areParamsValid = hasRightParams(params);
  const url = new URL(href);
  const text = getTranslator(parts.i18n, 'shell');
  let module: PageModule | null;
  try {
    module = route && areParamsValid ? await loadPageModule(route).catch(reloadOnce) : null;
  } catch (error) {
    return createPageWithoutCode(error, text);
  }
  const state = await payload;
  // Another build wrote this payload, so its data may not fit this build's code.
  if (state && state.build !== build) return reloadDocument(href);
  const isStateComplete =
    state && state.page === (route?.page ?? null) && !outcomesForBrowser.has(state.data.outcome.kind);
  const pageLoad =
    module && route && !isStateComplete && !state?.redirect ? loadInBrowser(parts, module, route, args) : null;
  const target = await redirectResult;
  if (target === 'loop') return createNotFoundPage(text);
  if (target)
    return target.external ? redirectDocument(target.to) : redirectTo(url, withQueryParams(url.search, target.to));
  if (state && isStateComplete) {
    await mergePageState(parts, state.queries);
    if (route && route.hydrate !== 'when-needed') void refetchOnceOnline(parts, url, state.now);
    return state.data;
  }
  const data = await pageLoad;
  if (!data) return areParamsValid ? createNotFoundPage(text) : createWrongAddressPage(text);
  return data.outcome.kind === 'moved' ? redirectTo(url, withQueryParams(url.search, data.outcome.to)) : data;
}

/** Outcomes with which the server leaves the page to the browser. */
const outcomesForBrowser: ReadonlySet<string> = new Set(['pending', 'member']);

async function loadInBrowser(
  parts: AppParts,
  module: PageModule,
  route: PageRoute,
  { params, request }: LoaderFunctionArgs,
): Promise<PageData> {
  const { signal } = request;
  const context = createPageContext(parts, { url: new URL(request.url), params, now: Date.now(), signal });
  const { data } = await loadPage(module, context, {
    feature: getFeatureId(route),
    onError: (error) => parts.telemetry.error(error, { page: route.page }),
  });
  return data;
}

/**
 * Redirects from a page. The open page's history entry is replaced, because Back to that entry would redirect again.
 */
const redirectTo = (from: URL, to: string): Response =>
  (from.pathname + from.search === location.pathname + location.search ? replace : redirect)(to);

/** Updates a remembered page, which the portal has already shown. */
async function refreshPage(parts: AppParts, url: URL): Promise<void> {
  const state: PageState | null = await fetchPayload(url);
  if (state?.data.outcome.kind === 'page') void mergePageState(parts, state.queries);
}

/** A full navigation. The router waits for this response; the browser may leave before the wait ends. */
function reloadDocument(href: string): Response {
  noteFullNavigation();
  return redirectDocument(href);
}

async function runGuards(parts: AppParts, route: PageRoute, fullUrl: URL): Promise<Response | undefined> {
  const outcome = await guardPage(parts, route, fullUrl).catch(reloadOnce);
  if (outcome.kind === 'pass') return undefined;
  const isCurrentAddress = fullUrl.pathname + fullUrl.search === location.pathname + location.search;
  if (outcome.kind === 'aborted') {
    // The viewer stays on the open page, without a new history entry; the router adds the language prefix. On the
    // visit's first page, the viewer goes home.
    if (!isCurrentAddress)
      return replace(splitLocalePath(location.pathname, parts.site.locales).path + location.search);
    return removeLocalePrefix(fullUrl, parts.site).pathname === '/' ? undefined : replace('/');
  }
  return outcome.external ? redirectDocument(outcome.to) : redirectTo(fullUrl, outcome.to);
}
