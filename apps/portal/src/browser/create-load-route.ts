import { createPageContext, type PageModule, type PageRoute } from '@touchline/feature-kit';
import { splitLocalePath, translatorOf } from '@touchline/i18n';
import { type LoaderFunctionArgs, redirect, redirectDocument, replace } from 'react-router-dom';
import type { AppParts } from '../app.tsx';
import { loadPage, pageWithoutCode, unknownPage } from '../load-page.ts';
import { type PageData, type PageState, withWordsOf } from '@touchline/feature-kit/rendering';
import { featureOf } from '../feature-of.ts';
import { loadPageModule } from '../page-modules.ts';
import type { LoadRoute } from '../routes.tsx';
import type { Led } from '../server-redirects.ts';
import { isNewBuild } from './build-watch.ts';
import { hasRightParams, wrongAddress } from '../wrong-address.ts';
import { noteMove } from './carried-notices.ts';
import { reloadOnce } from './chunk-guard.ts';
import { catchUpOnceOnline } from './catch-up-once-online.ts';
import { guardPage, withoutPrefix } from './guard-page.ts';
import { fetchPayload } from './payload.ts';
import { mergePageState } from './merge-page-state.ts';
import { createVisits } from './visits.ts';

/**
 * Loads pages in the browser: guards, then chunk and payload side by side, or the API where there is no payload. Whatever goes
 * wrong is a page's outcome.
 * @param build the build that rendered this page @param first how the page was loaded that the server sent, if it did:  *   back button may lead to it @param pays whether this document is one that one pays on: its policy is another; undefined where a server sends
 *   all pages alike: then it is the first page's
 */
export function createLoadRoute(
  parts: AppParts,
  build: string,
  first: PageData | undefined,
  pays?: boolean,
): LoadRoute {
  const visits = createVisits();
  let isForPaying = pays;
  if (first) visits.remember(entryAddress, first);
  // Of the page that the browser opened the server has said what it knows: its payload would take as long, and hold nothing more.
  let opened = first && ['pending', 'member'].includes(first.outcome.kind) ? entryAddress : undefined;
  return async (route, args) => {
    const { request } = args;
    // Asked before anything is waited for: whether the browser goes back is known in this task only.
    const remembered = visits.onReturn(request.url);
    const url = new URL(request.url);
    if (isNewBuild(url)) return leave(request.url);
    const isPaidOn = route?.pays === true;
    isForPaying ??= isPaidOn;
    // Before the guards: they would lead to pages whose scripts may not run here.
    if (isForPaying && !isPaidOn) return leave(request.url);
    // Where an edge stands before the page, it has seen to that (section 2, "Routing rules").
    if (!url.pathname.endsWith('/')) return replace(`${withoutPrefix(url, parts.site).pathname}/${url.search}`);
    const text = translatorOf(parts.i18n, 'shell');
    try {
      const guarded = route && (await guard(parts, route, url));
      if (guarded) return guarded;
    } catch (error) {
      // The guards' code did not come: nobody passes without them.
      return pageWithoutCode(error, text);
    }
    // After them: who is to sign in first is spared a document on which they could not pay yet.
    if (isPaidOn && !isForPaying) return leave(request.url);
    if (remembered) {
      void refresh(parts, url);
      return remembered;
    }
    const isOpened = opened === request.url;
    opened = undefined;
    const payload = isOpened ? null : fetchPayload(url);
    const led = isOpened && first?.outcome.kind === 'member' ? undefined : ledBy(parts, payload, url, request.signal);
    const data = await load(parts, build, { payload, led }, route, args);
    if (!(data instanceof Response)) visits.remember(request.url, data);
    return data;
  };
}

/** The address that the browser opened; the first navigation may already have changed the address bar. */
const entryAddress = performance.getEntriesByType('navigation')[0]?.name.replace(/#.*/s, '') ?? location.href;

type Payload = Promise<PageState | null> | null;

/**
 * Guard 3: where the backend sends an address, also one that the portal does not know or that is for viewers. The payload says so; where
 * there is none the backend is asked, beside what else the page waits for.
 */
async function ledBy(parts: AppParts, payload: Payload, url: URL, signal: AbortSignal): Promise<Led> {
  const state = await payload;
  if (state) return state.redirect;
  // Code that does not come sends nobody elsewhere, like a backend that is gone.
  const code = await import('../follow-backend.ts').catch(() => undefined);
  return code?.followBackend(parts, url, signal);
}

async function load(
  parts: AppParts,
  build: string,
  { payload, led }: { payload: Payload; led: Promise<Led> | undefined },
  route: PageRoute | null,
  args: LoaderFunctionArgs,
): Promise<PageData | Response> {
  const {
    request: { url: href },
    params,
  } = args;
  const isRight = hasRightParams(params);
  const url = new URL(href);
  const text = translatorOf(parts.i18n, 'shell');
  let module: PageModule | null;
  try {
    module = route && isRight ? await loadPageModule(route).catch(reloadOnce) : null;
  } catch (error) {
    return pageWithoutCode(error, text);
  }
  const state = await payload;
  // Written by another build, whose pages may want other data than the code that is here.
  if (state && state.build !== build) return leave(href);
  const isTold = state && state.page === (route?.page ?? null) && !unsaid.has(state.data.outcome.kind);
  const loading = module && route && !isTold && !state?.redirect ? loadHere(parts, module, route, args) : null;
  const to = await led;
  if (to === 'loop') return unknownPage(text);
  if (to) return to.external ? redirectDocument(to.to) : moveOn(url, withWordsOf(url.search, to.to));
  if (state && isTold) {
    await mergePageState(parts, state.queries);
    if (route && route.hydrate !== 'when-needed') void catchUpOnceOnline(parts, url, state.now);
    return state.data;
  }
  const data = await loading;
  if (!data) return isRight ? unknownPage(text) : wrongAddress(text);
  return data.outcome.kind === 'moved' ? moveOn(url, withWordsOf(url.search, data.outcome.to)) : data;
}

/** Outcomes with which the server leaves the page to the browser. */
const unsaid: ReadonlySet<string> = new Set(['pending', 'member']);

async function loadHere(
  parts: AppParts,
  module: PageModule,
  route: PageRoute,
  { params, request }: LoaderFunctionArgs,
): Promise<PageData> {
  const { signal } = request;
  const context = createPageContext(parts, { url: new URL(request.url), params, now: Date.now(), signal });
  const { data } = await loadPage(module, context, {
    feature: featureOf(route),
    onError: (error) => parts.telemetry.error(error, { page: route.page }),
  });
  return data;
}

/** A page that is in the history already would lead on again, each time the viewer goes back to it. */
const moveOn = (from: URL, to: string): Response =>
  (from.pathname + from.search === location.pathname + location.search ? replace : redirect)(to);

/** Coming back shows the page as it was, at once, and brings it up to date behind. */
async function refresh(parts: AppParts, url: URL): Promise<void> {
  const state: PageState | null = await fetchPayload(url);
  if (state?.data.outcome.kind === 'page') void mergePageState(parts, state.queries);
}

/** A full navigation. The router waits on a response it may not finish before the browser has left. */
function leave(href: string): Response {
  noteMove();
  return redirectDocument(href);
}

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
  return outcome.external ? redirectDocument(outcome.to) : moveOn(full, outcome.to);
}
