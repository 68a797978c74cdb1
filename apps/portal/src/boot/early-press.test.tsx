// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import { fill, footerEnd, type Fills, type PageModule, type PageRoute } from '@touchline/feature-kit';
import { firstInputEvent } from '@touchline/feature-kit/marks';
import type { PageData } from '@touchline/feature-kit/rendering';
import { StrictMode, Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type DataRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './head.ts';
import { App } from '../page/app.tsx';
import { createRouter } from './create-router.ts';
import { loadPageModule } from '../navigation/page-modules.ts';
import { PageRouter } from '../page/page-router.tsx';
import { createRoutes } from '../page/routes.tsx';
import { createAppParts } from '../testing/create-app-parts.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

const onPress = vi.fn();
const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;
Element.prototype.animate = vi.fn();
const loadedPromise: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
let partsModule: Promise<void> = loadedPromise;

function LazyPart() {
  use(partsModule);
  return (
    <button type="button" id="part" onClick={onPress}>
      Sort
    </button>
  );
}

const termsPage: PageModule = {
  Page: () => (
    <>
      <button type="button" id="page" onClick={onPress}>
        Filters
      </button>
      <a href="#rules">Rules</a>
      <h2 id="rules">Rules</h2>
      <Suspense>
        <LazyPart />
      </Suspense>
    </>
  ),
};
const createTermsRoute = (lazy: PageRoute['lazy']): PageRoute => ({
  page: 'info/terms',
  path: 'terms',
  hydrate: 'when-needed',
  lazy,
});
const data: PageData = { outcome: { kind: 'page' }, meta: { title: 'Terms' } };

const getAliveState = () => document.documentElement.dataset['alive'];
const getElement = (id: string) => document.querySelector<HTMLElement>(`#${id}`);
/**
 * Waits until React has rendered. React renders in several tasks, so the test waits for several turns of the event
 * loop.
 */
async function waitForPage(): Promise<void> {
  for (let taskCount = 0; taskCount < 20; taskCount += 1) await turn();
}

let endTask = () => {};
/**
 * Opens a page from the server's HTML, with the shell hydrated.
 * @returns a function that delivers the page's code
 */
async function openTerms({ part = loadedPromise, fills = new Map() }: { part?: Promise<void>; fills?: Fills } = {}) {
  const parts = createAppParts({ fills });
  const serverRoute = createTermsRoute(async () => termsPage);
  await loadPageModule(serverRoute);
  const createTree = (router: DataRouter) => (
    <StrictMode>
      <App parts={parts}>
        <PageRouter router={router} />
      </App>
    </StrictMode>
  );
  const html = renderToString(
    createTree(
      createMemoryRouter(
        createRoutes([serverRoute], parts, async () => data),
        { hydrationData: { loaderData: { 'info/terms': data } }, initialEntries: ['/terms/'] },
      ),
    ),
  );
  document.body.innerHTML = `<div id="root">${html}</div>`;
  partsModule = part;
  const code = Promise.withResolvers<PageModule>();
  const route = createTermsRoute(() => code.promise);
  const state = { build: 'b1', now: Date.now(), page: route.page, data, queries: [] };
  const { router } = createRouter(parts, [route], { build: 'b1', state, route });
  const root = hydrateRoot(document.querySelector('#root') as HTMLElement, createTree(router));
  endTask = () => {
    root.unmount();
    router.dispose();
  };
  await vi.waitFor(() => expect(getAliveState()).toBe('shell'));
  await waitForPage();
  dispatchEvent(new Event(firstInputEvent));
  return { deliverPageCode: () => code.resolve(termsPage) };
}

beforeEach(() => {
  delete document.documentElement.dataset['alive'];
  history.replaceState(null, '', '/terms/');
  partsModule = loadedPromise;
  onPress.mockClear();
});
afterEach(() => endTask());

function pressElement(id: string): HTMLElement | null {
  const button = getElement(id);
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    button?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  button?.click();
  return button;
}

test('a press before the page’s code has loaded keeps the server’s HTML, and is replayed afterwards', async () => {
  const { deliverPageCode } = await openTerms();
  const button = pressElement('page');
  await waitForPage();
  expect(getElement('page'), 'the server’s element remains').toBe(button);
  expect(button?.matches('[data-pressed]')).toBe(true);
  deliverPageCode();
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce());
  expect(getElement('page'), 'React hydrated the server’s element').toBe(button);
});

test('a part of the shell that fails before the page’s code has loaded keeps the server’s HTML', async () => {
  const Fragile = () => {
    const [isBroken, setIsBroken] = useState(false);
    if (isBroken) throw new Error('broken');
    return (
      <button type="button" id="fragile" onClick={() => setIsBroken(true)}>
        Break
      </button>
    );
  };
  const fragileFill = fill(footerEnd, async () => Fragile);
  await fragileFill.load();
  const { deliverPageCode } = await openTerms({ fills: new Map([[footerEnd.name, [fragileFill]]]) });
  const button = getElement('page');
  pressElement('fragile');
  await vi.waitFor(() => expect(getElement('fragile')).toBeNull());
  expect(getElement('page'), 'the server’s element remains').toBe(button);
  deliverPageCode();
  await vi.waitFor(() => expect(getAliveState()).toBe('page'));
  expect(getElement('page'), 'React hydrated the server’s element').toBe(button);
});

test('a link to a heading, pressed before the page’s code has loaded, keeps the server’s HTML and does not scroll again later', async () => {
  const { deliverPageCode } = await openTerms();
  const button = getElement('page');
  // A browser sets `window.event` during the task of an event.
  addEventListener(
    'popstate',
    (event) => {
      vi.stubGlobal('event', event);
      void turn().then(() => vi.stubGlobal('event', undefined));
    },
    { capture: true, once: true },
  );
  document.querySelector<HTMLElement>('a[href="#rules"]')?.click();
  await vi.waitFor(() => expect(location.hash).toBe('#rules'));
  await waitForPage();
  expect(getElement('page'), 'the server’s element remains').toBe(button);
  deliverPageCode();
  await vi.waitFor(() => expect(getAliveState()).toBe('page'));
  await waitForPage();
  expect(getElement('page'), 'React hydrated the server’s element').toBe(button);
  expect(scrollIntoView, 'the viewer may have scrolled on').not.toHaveBeenCalled();
});

test('a press on a part that hydrates after its page keeps the server’s HTML and is replayed', async () => {
  const pendingLoad = Promise.withResolvers<void>();
  const { deliverPageCode } = await openTerms({ part: pendingLoad.promise });
  const button = pressElement('part');
  deliverPageCode();
  await vi.waitFor(() => expect(getAliveState()).toBe('page'));
  await waitForPage();
  expect(getElement('part'), 'the server’s element remains').toBe(button);
  pendingLoad.resolve();
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce());
  expect(getElement('part'), 'React hydrated the server’s element').toBe(button);
});
