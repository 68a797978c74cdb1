// @vitest-environment jsdom
import { composeFeatures, type Guard, type PageModule, type PageRoute } from '@touchline/feature-kit';
import type { PageState } from '@touchline/feature-kit/rendering';
import { createStubApi, json } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLoaderArgs, createAppParts } from '../testing/create-app-parts.ts';
import { createLoadRoute } from './create-load-route.ts';

const origin = 'https://demo.example';
const pageModule: PageModule = { Page: () => null, load: async () => ({ meta: { title: 'from the API' } }) };
const getRoute = (lazy: PageRoute['lazy']): PageRoute => ({ page: 'a/b', path: 'b', lazy });
const foundRoute = getRoute(async () => pageModule);

const createState = (overrides: Partial<PageState> = {}): PageState => ({
  build: 'b1',
  now: Date.now(),
  page: 'a/b',
  data: { outcome: { kind: 'page' }, meta: { title: 'from the payload' } },
  queries: [],
  ...overrides,
});

const createParts = (guards: Guard[] = []) => {
  return createAppParts({
    locale: 'he',
    features: async () => composeFeatures([{ id: 'a', guards: async () => guards }], { a: {} }),
  });
};

let addressNumber = 0;
/** Opens a new address, for which no other test has cached a payload. */
async function open(route: PageRoute, guards?: Guard[]) {
  const load = createLoadRoute(createParts(guards), 'b1', undefined);
  return load(route, createLoaderArgs(`${origin}/he/b/${(addressNumber += 1)}/?x=1`));
}

let payload: PageState | null;
beforeEach(() => {
  payload = createState();
  sessionStorage.setItem('touchline.reloaded-at', String(Date.now()));
  vi.stubGlobal('fetch', async () => (payload ? Response.json(payload) : new Response('', { status: 502 })));
});

test('a page loads from its payload, or from the API without a payload', async () => {
  expect(await open(foundRoute)).toMatchObject({ meta: { title: 'from the payload' } });
  payload = null;
  expect(await open(foundRoute)).toMatchObject({ outcome: { kind: 'page' }, meta: { title: 'from the API' } });
});

test('an address without a final slash is replaced by the address with the slash, and keeps its query', async () => {
  const load = createLoadRoute(createParts(), 'b1', undefined);
  const answer = await load(foundRoute, createLoaderArgs(`${origin}/he/b?from=mail`));
  expect(answer instanceof Response && answer.headers.get('Location')).toBe('/b/?from=mail');
  expect(answer instanceof Response && answer.headers.get('X-Remix-Replace')).toBe('true');
});

test('a payload of another build turns the navigation into a full one', async () => {
  payload = createState({ build: 'b2' });
  const answer = await open(foundRoute);
  expect(answer).toBeInstanceOf(Response);
  expect(answer instanceof Response && answer.headers.get('X-Remix-Reload-Document')).toBe('true');
  expect(answer instanceof Response && answer.headers.get('Location')).toBe(`${origin}/he/b/${addressNumber}/?x=1`);
});

test('a redirect within the site keeps the query parameters, whether it is in the payload or in the page’s data', async () => {
  const getLocation = (answer: unknown) => answer instanceof Response && answer.headers.get('Location');
  payload = createState({ redirect: { to: '/c/7/', external: false, status: 302 } });
  expect(getLocation(await open(foundRoute))).toBe('/c/7/?x=1');
  payload = createState({ redirect: { to: 'https://shop.example/', external: true, status: 302 } });
  expect(getLocation(await open(foundRoute))).toBe('https://shop.example/');
  payload = null;
  const movedRoute = getRoute(async () => ({ Page: () => null, load: async () => ({ moved: '/c/7/' }) }));
  expect(getLocation(await open(movedRoute))).toBe('/c/7/?x=1');
});

/** Opens an address on a host without an edge, whose backend redirects these paths. */
async function openWithoutServer(route: PageRoute | null, path: string, movedRoute: Readonly<Record<string, object>>) {
  payload = null;
  const api = createStubApi((callAddress) =>
    json(movedRoute[new URL(callAddress, origin).searchParams.get('path') ?? ''] ?? null),
  );
  const site = createSiteConfig({ redirectHosts: ['tickets.example'] });
  const load = createLoadRoute(createAppParts({ locale: 'he', api, site }), 'b1', undefined);
  const answer = await load(route, createLoaderArgs(`${origin}/he${path}`));
  return answer instanceof Response ? answer.headers.get('Location') : answer;
}

test('without an edge, the portal asks the backend for redirects of unknown, member and public addresses', async () => {
  const movedRoute = {
    '/old/': { to: '/older/' },
    '/older/': { to: '/b/' },
    '/shop/': { to: 'https://tickets.example/', external: true },
    '/evil/': { to: 'https://evil.example/', external: true },
    '/round/': { to: '/round/?again' },
  };
  const missingState = { outcome: { kind: 'problem', status: 404, context: 'page' } };
  expect(await openWithoutServer(null, '/old/', movedRoute)).toBe('/b/');
  expect(await openWithoutServer({ ...foundRoute, access: 'member' }, '/old/', movedRoute)).toBe('/b/');
  expect(await openWithoutServer(foundRoute, '/old/', movedRoute)).toBe('/b/');
  expect(await openWithoutServer(null, '/shop/', movedRoute)).toBe('https://tickets.example/');
  expect(await openWithoutServer(null, '/evil/', movedRoute)).toMatchObject(missingState);
  expect(await openWithoutServer(null, '/round/', movedRoute)).toMatchObject(missingState);
  expect(await openWithoutServer(null, '/nothing/', movedRoute)).toMatchObject(missingState);
  expect(await openWithoutServer(foundRoute, '/b/', movedRoute)).toMatchObject({ outcome: { kind: 'page' } });
});

test('with an edge, the portal follows the payload’s redirect of unknown and member addresses', async () => {
  const load = createLoadRoute(createParts(), 'b1', undefined);
  const getLocation = (answer: unknown) => answer instanceof Response && answer.headers.get('Location');
  payload = createState({ page: null, redirect: { to: '/c/', external: false, status: 302 } });
  expect(getLocation(await load(null, createLoaderArgs(`${origin}/he/unknown/`)))).toBe('/c/');
  const memberRoute: PageRoute = { ...foundRoute, access: 'member' };
  payload = createState({ data: { outcome: { kind: 'member' }, meta: { title: '' } } });
  expect(await load(memberRoute, createLoaderArgs(`${origin}/he/mine/`))).toMatchObject({
    meta: { title: 'from the API' },
  });
  payload = createState({ redirect: { to: '/c/', external: false, status: 302 } });
  expect(getLocation(await load(memberRoute, createLoaderArgs(`${origin}/he/mine/2/`)))).toBe('/c/');
});

test('a page with payments is a separate document: entering and leaving it is a full navigation', async () => {
  const paymentRoute: PageRoute = { ...foundRoute, pays: true };
  const isFullNavigation = async (route: PageRoute | null, isPaymentPage: boolean | undefined) => {
    const answer = await createLoadRoute(
      createParts(),
      'b1',
      undefined,
      isPaymentPage,
    )(route, createLoaderArgs(`${origin}/he/b/${(addressNumber += 1)}/`));
    return answer instanceof Response && answer.headers.get('X-Remix-Reload-Document') === 'true';
  };
  expect(await isFullNavigation(paymentRoute, false)).toBe(true);
  expect(await isFullNavigation(foundRoute, true)).toBe(true);
  expect(await isFullNavigation(null, true)).toBe(true);
  // A plain web server sends one document for all pages, so the first page decides whether it is for payments.
  expect(await isFullNavigation(paymentRoute, undefined)).toBe(false);
  const load = createLoadRoute(createParts(), 'b1', undefined);
  const isDocumentLeft = async (route: PageRoute) => {
    const answer = await load(route, createLoaderArgs(`${origin}/he/b/${(addressNumber += 1)}/`));
    return answer instanceof Response && answer.headers.get('X-Remix-Reload-Document') === 'true';
  };
  expect([
    await isDocumentLeft(foundRoute),
    await isDocumentLeft(paymentRoute),
    await isDocumentLeft(foundRoute),
  ]).toEqual([false, true, false]);
});

test('a guard redirects before the document of a payment page loads, and does not run when the viewer leaves it', async () => {
  const paymentRoute: PageRoute = { ...foundRoute, pays: true, access: 'member' };
  const redirectToLogin: Guard = ({ access }) =>
    access === 'member' ? { kind: 'redirect', to: '/auth/login/' } : { kind: 'pass' };
  const load = createLoadRoute(createParts([redirectToLogin]), 'b1', undefined, false);
  const answer = await load(paymentRoute, createLoaderArgs(`${origin}/he/b/${(addressNumber += 1)}/`));
  expect(answer instanceof Response && answer.headers.get('Location')).toBe('/auth/login/');
  expect(answer instanceof Response && answer.headers.get('X-Remix-Reload-Document')).toBeNull();
  const guard = vi.fn(redirectToLogin);
  const loadRoute = createLoadRoute(createParts([guard]), 'b1', undefined, true);
  const result = await loadRoute(foundRoute, createLoaderArgs(`${origin}/he/b/${(addressNumber += 1)}/`));
  expect(result instanceof Response && result.headers.get('X-Remix-Reload-Document')).toBe('true');
  expect(guard).not.toHaveBeenCalled();
});

test('a page whose code fails to load has the outcome network_error, or offline without a network', async () => {
  const failingRoute = getRoute(() => Promise.reject(new Error('gone')));
  expect(await open(failingRoute)).toMatchObject({ outcome: { kind: 'problem', code: 'network_error' } });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await open(failingRoute)).toMatchObject({ outcome: { kind: 'problem', code: 'offline' } });
  vi.restoreAllMocks();
});

test('a first page that arrives without data loads from the API at once, and a later visit loads its payload', async () => {
  const pendingState = { outcome: { kind: 'pending' as const }, meta: { title: '' } };
  const load = createLoadRoute(createParts(), 'b1', pendingState);
  const entry = createLoaderArgs(location.href);
  expect(await load(foundRoute, entry)).toMatchObject({ meta: { title: 'from the API' } });
  expect(await load(foundRoute, entry)).toMatchObject({ meta: { title: 'from the payload' } });
});

test('guards receive the address without its language prefix', async () => {
  const requests: string[] = [];
  const recordGuard: Guard = ({ url, access }) => {
    requests.push(`${url.pathname}${url.search} ${access}`);
    return { kind: 'pass' };
  };
  await open(foundRoute, [recordGuard]);
  expect(requests).toEqual([`/b/${addressNumber}/?x=1 public`]);
});

test('a guard’s redirect replaces the history entry only when the redirected page is the open page', async () => {
  const redirectGuard: Guard = () => ({ kind: 'redirect', to: '/login/' });
  const getReplaceHeader = (answer: unknown) => answer instanceof Response && answer.headers.get('X-Remix-Replace');
  expect(getReplaceHeader(await open(foundRoute, [redirectGuard]))).toBe(null);
  const load = createLoadRoute(createParts([redirectGuard]), 'b1', undefined);
  expect(getReplaceHeader(await load(foundRoute, createLoaderArgs(location.href)))).toBe('true');
});

test('a guard that aborts keeps the viewer on the open page, or leads home from the first page', async () => {
  const abortGuard: Guard = () => ({ kind: 'aborted' });
  const hrefBefore = location.href;
  history.replaceState(null, '', '/he/events/7/?t=9');
  const answer = await open(foundRoute, [abortGuard]);
  expect(answer instanceof Response && answer.headers.get('Location')).toBe('/events/7/?t=9');
  expect(
    answer instanceof Response && answer.headers.get('X-Remix-Replace'),
    'the aborted navigation adds no history entry',
  ).toBe('true');
  const load = createLoadRoute(createParts([abortGuard]), 'b1', undefined);
  const entry = await load(foundRoute, createLoaderArgs(location.href));
  expect(
    entry instanceof Response && entry.headers.get('Location'),
    'the first page has no open page to return to',
  ).toBe('/');
  history.replaceState(null, '', hrefBefore);
});

test('guards receive the page that the viewer would leave, and undefined for the first page', async () => {
  const requests: (string | undefined)[] = [];
  const recordGuard: Guard = ({ from }) => {
    requests.push(from?.pathname);
    return { kind: 'pass' };
  };
  const hrefBefore = location.href;
  history.replaceState(null, '', '/he/live/');
  await open(foundRoute, [recordGuard]);
  await createLoadRoute(createParts([recordGuard]), 'b1', undefined)(foundRoute, createLoaderArgs(location.href));
  expect(requests).toEqual(['/live/', undefined]);
  history.replaceState(null, '', hrefBefore);
});
