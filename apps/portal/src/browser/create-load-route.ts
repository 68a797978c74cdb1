import { createPageContext, type PageModule, type PageRoute } from '@touchline/feature-kit';
import { splitLocalePath, translatorOf } from '@touchline/i18n';
import { type LoaderFunctionArgs, redirect, redirectDocument, replace } from 'react-router-dom';
import type { AppParts } from '../app.tsx';
import { loadPage, pageWithoutCode, unknownPage } from '../load-page.ts';
import { type PageData, type PageState, withWordsOf } from '@touchline/feature-kit/rendering';
import { featureOf } from '../feature-of.ts';
import { loadPageModule } from '../page-modules.ts';
import type { LoadRoute } from '../routes.tsx';
import { isNewBuild } from './build-watch.ts';
import { reloadOnce } from './chunk-guard.ts';
import { catchUpOnceOnline } from './catch-up-once-online.ts';
import { guardPage, withoutPrefix } from './guard-page.ts';
import { fetchPayload } from './payload.ts';
import { mergePageState } from './merge-page-state.ts';
import { createVisits } from './visits.ts';

/**
 * Loads pages in the browser: guards, then chunk and payload side by side, or the API where there is no payload. Whatever goes
 * wrong is a page's outcome.
 * @param build the build that rendered this page @param first how the page was loaded that the server sent, if it did: the
 *   back button may lead to it
 */
export function createLoadRoute(parts: AppParts, build: string, first: PageData | undefined): LoadRoute {
  const visits = createVisits();
  if (first) visits.remember(entryAddress, first);
  // The server has just tried and could not: its payload would take as long and hold nothing.
  let inVain = first?.outcome.kind === 'pending' ? entryAddress : undefined;
  return async (route, args) => {
    const { request } = args;
    // Asked before anything is waited for: whether the browser goes back is known in this task only.
    const remembered = visits.onReturn(request.url);
    const url = new URL(request.url);
    if (isNewBuild(url)) return leave(request.url);
    // Where an edge stands before the page, it has seen to that (section 2, "Routing rules").
    if (!url.pathname.endsWith('/')) return replace(`${withoutPrefix(url, parts.site).pathname}/${url.search}`);
    const text = translatorOf(parts.i18n, 'shell');
    if (!route) return unknownPage(text);
    try {
      const guarded = await guard(parts, route, url);
      if (guarded) return guarded;
    } catch (error) {
      // The guards' code did not come: nobody passes without them.
      return pageWithoutCode(error, text);
    }
    if (remembered) {
      void refresh(parts, url);
      return remembered;
    }
    const hasPayload = inVain !== request.url && route.access !== 'member';
    const payload = hasPayload ? fetchPayload(url) : null;
    inVain = undefined;
    const data = await load(parts, build, payload, route, args);
    if (!(data instanceof Response)) visits.remember(request.url, data);
    return data;
  };
}

/** The address that the browser opened; the first navigation may already have changed the address bar. */
const entryAddress = performance.getEntriesByType('navigation')[0]?.name.replace(/#.*$/, '') ?? location.href;

async function load(
  parts: AppParts,
  build: string,
  payload: Promise<PageState | null> | null,
  route: PageRoute,
  { params, request: { url: href, signal } }: LoaderFunctionArgs,
): Promise<PageData | Response> {
  const url = new URL(href);
  let module: PageModule;
  try {
    module = await loadPageModule(route).catch(reloadOnce);
  } catch (error) {
    return pageWithoutCode(error, translatorOf(parts.i18n, 'shell'));
  }
  const state = await payload;
  // Written by another build, whose pages may want other data than the code that is here.
  if (state && state.build !== build) return leave(href);
  if (state?.redirect) {
    const { external, to } = state.redirect;
    return external ? redirectDocument(to) : redirect(withWordsOf(url.search, to));
  }
  if (state && state.page === route.page && state.data.outcome.kind !== 'pending') {
    await mergePageState(parts, state.queries);
    if (route.hydrate !== 'when-needed') void catchUpOnceOnline(parts, url, state.now);
    return state.data;
  }
  const context = createPageContext(parts, { url, params, now: Date.now(), signal });
  const { data } = await loadPage(module, context, {
    feature: featureOf(route),
    onError: (error) => parts.telemetry.error(error, { page: route.page }),
  });
  return data.outcome.kind === 'moved' ? redirect(withWordsOf(url.search, data.outcome.to)) : data;
}

/** Coming back shows the page as it was, at once, and brings it up to date behind. */
async function refresh(parts: AppParts, url: URL): Promise<void> {
  const state: PageState | null = await fetchPayload(url);
  if (state?.data.outcome.kind === 'page') void mergePageState(parts, state.queries);
}

/** A full navigation. The router waits on a response it may not finish before the browser has left. */
const leave = (href: string): Response => redirectDocument(href);

async function guard(parts: AppParts, route: PageRoute, full: URL): Promise<Response | undefined> {
  const outcome = await guardPage(parts, route, full).catch(reloadOnce);
  if (outcome.kind === 'pass') return undefined;
  const isHere = full.pathname + full.search === location.pathname + location.search;
  if (outcome.kind === 'aborted') {
    // Stays where it is, with no entry more in the history; the router puts the prefix back. The page that the browser has opened is no
    // place to stay.
    if (!isHere) return replace(splitLocalePath(location.pathname, parts.site.locales).path + location.search);
    return withoutPrefix(full, parts.site).pathname === '/' ? undefined : replace('/');
  }
  if (outcome.external) return redirectDocument(outcome.to);
  // A page that is in the history already would lead here again, each time the viewer goes back to it.
  return (isHere ? replace : redirect)(outcome.to);
}
