import { createPageContext, type GuardOutcome, type PageModule, type PageRoute } from '@touchline/feature-kit';
import { getTranslator } from '@touchline/i18n';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppParts } from '../parts/app-parts.ts';
import { loadPage, createPageWithoutCode, createNotFoundPage } from './load-page.ts';
import { type PageData, type PageState } from '@touchline/feature-kit/rendering';
import { getFeatureId } from '../parts/get-feature-id.ts';
import { loadPageModule } from './page-modules.ts';
import type { LoadRoute } from '../page/routes.tsx';
import type { RedirectResult } from '../redirects/server-redirects.ts';
import { isNewBuild } from './build-watch.ts';
import { hasRightParams, createWrongAddressPage } from './wrong-address.ts';
import { reloadOnce } from '../recovery/chunk-guard.ts';
import { refetchOnceOnline, refreshPage } from './refresh.ts';
import { getPreviousPage, guardPage, removeLocalePrefix } from './guard-page.ts';
import type { NavigationFacts } from './decide-navigation.ts';
import { fetchPayload } from './payload.ts';
import { mergePageState } from './merge-page-state.ts';
import { toResponse } from './to-response.ts';
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
  let unfinishedEntry =
    firstPage && outcomesForBrowser.has(firstPage.outcome.kind) ? { href: entryAddress, ...firstPage } : undefined;
  return async (route, args) => {
    const { url: href } = args.request;
    // This runs before the first `await`, because only this task knows whether the browser goes back.
    const visitedPage = visits.onReturn(href);
    isPaymentDocument ??= route?.pays === true;
    const facts = getFacts(parts, href, { isPaymentPage: route?.pays === true, isPaymentDocument });
    const leaving = toResponse(facts);
    if (leaving) return leaving;
    const guard = await askGuards(parts, route, href);
    if ('outcome' in guard) return guard;
    const guarded = toResponse({ ...facts, guard });
    if (guarded) return guarded;
    if (visitedPage) {
      void refreshPage(parts, new URL(href));
      return visitedPage;
    }
    const entry = unfinishedEntry?.href === href ? unfinishedEntry : undefined;
    unfinishedEntry = undefined;
    const { data, ...answers } = await load(parts, build, startRequests(parts, args, entry), route, args);
    const moved = toResponse({ ...facts, guard, ...answers });
    if (moved) return moved;
    const text = getTranslator(parts.i18n, 'shell');
    const shownData = data ?? (hasRightParams(args.params) ? createNotFoundPage(text) : createWrongAddressPage(text));
    visits.remember(href, shownData);
    return shownData;
  };
}

function getFacts(
  { site }: AppParts,
  href: string,
  payment: Pick<NavigationFacts, 'isPaymentPage' | 'isPaymentDocument'>,
): NavigationFacts {
  const url = new URL(href);
  return {
    href,
    to: removeLocalePrefix(url, site),
    from: getPreviousPage(url, site),
    isNewBuild: isNewBuild(url),
    ...payment,
  };
}

/** Asks the guards. @returns the page of a failure when their code fails to load, because access is then unknown */
async function askGuards(parts: AppParts, route: PageRoute | null, href: string): Promise<GuardOutcome | PageData> {
  if (!route) return { kind: 'pass' };
  try {
    return await guardPage(parts, route, new URL(href)).catch(reloadOnce);
  } catch (error) {
    return createPageWithoutCode(error, getTranslator(parts.i18n, 'shell'));
  }
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
  const redirectCode = await import('../redirects/fetch-backend-redirect.ts').catch(() => undefined);
  return redirectCode?.fetchBackendRedirect(parts, removeLocalePrefix(url, parts.site).pathname, signal);
}

/**
 * Starts the requests for a page's payload and redirect.
 * @param entry the first page's data, when the server left it to the browser
 */
function startRequests(parts: AppParts, { request }: LoaderFunctionArgs, entry: PageData | undefined): Requests {
  const url = new URL(request.url);
  const payload = entry ? null : fetchPayload(url);
  const redirectResult =
    entry?.outcome.kind === 'member' ? undefined : resolveRedirect(parts, payload, url, request.signal);
  return { payload, redirectResult };
}

interface Requests {
  payload: Payload;
  redirectResult: Promise<RedirectResult> | undefined;
}

/** The data of a page, or the facts by which another page opens; without both, the address is unknown. */
type LoadedRoute = Partial<Pick<NavigationFacts, 'isNewBuild' | 'redirect'>> & { data?: PageData | null };

async function load(
  parts: AppParts,
  build: string,
  { payload, redirectResult }: Requests,
  route: PageRoute | null,
  args: LoaderFunctionArgs,
): Promise<LoadedRoute> {
  const text = getTranslator(parts.i18n, 'shell');
  let module: PageModule | null;
  try {
    module = route && hasRightParams(args.params) ? await loadPageModule(route).catch(reloadOnce) : null;
  } catch (error) {
    return { data: createPageWithoutCode(error, text) };
  }
  const state = await payload;
  // Another build wrote this payload, so its data may not fit this build's code.
  if (state && state.build !== build) return { isNewBuild: true };
  const isStateComplete =
    state && state.page === (route?.page ?? null) && !outcomesForBrowser.has(state.data.outcome.kind);
  const pageLoad =
    module && route && !isStateComplete && !state?.redirect ? loadInBrowser(parts, module, route, args) : null;
  const redirect = await redirectResult;
  if (redirect === 'loop') return { data: createNotFoundPage(text) };
  if (redirect) return { redirect };
  if (state && isStateComplete) {
    await mergePageState(parts, state.queries);
    if (route && route.hydrate !== 'when-needed') void refetchOnceOnline(parts, new URL(args.request.url), state.now);
    return { data: state.data };
  }
  const data = await pageLoad;
  return data?.outcome.kind === 'moved'
    ? { redirect: { to: data.outcome.to, external: false, status: 302 } }
    : { data };
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
