// @vitest-environment jsdom
import { definePage, type PageRoute } from '@touchline/feature-kit';
import { limitedEvent, getDocumentFlags } from '@touchline/feature-kit/marks';
import type { PageData } from '@touchline/feature-kit/rendering';
import { act } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { loadPageModule } from '../navigation/page-modules.ts';
import { createPageRoutes } from './routes.tsx';
import { ShellProblem } from './shell-problem.tsx';
import { createAppParts } from '../testing/create-app-parts.ts';

const servedHtml = '<header>above</header><main><h1>The match</h1><a href="/live/">Live</a></main>';
const onLimited = vi.fn<() => void>();
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  getDocumentFlags().drawn = '';
  document.body.innerHTML = `<div id="root">${servedHtml}</div>`;
  addEventListener(limitedEvent, onLimited);
});
afterEach(async () => {
  await act(async () => root.unmount());
  removeEventListener(limitedEvent, onLimited);
  onLimited.mockReset();
});

/** Throws the error of a browser that lacks a function. */
function throwMissingFunction(): never {
  throw new TypeError('URL.parse is not a function');
}

async function hydratePage(
  Page: () => React.ReactNode,
  HeaderAbove: () => React.ReactNode = () => <header>above</header>,
) {
  const page: PageRoute = { page: 'a/match', path: '', lazy: async () => definePage({ Page }) };
  await loadPageModule(page);
  const data: PageData = { outcome: { kind: 'page' }, meta: { title: '' } };
  const pageTree = (
    <>
      <HeaderAbove />
      <main>
        <Outlet />
      </main>
    </>
  );
  const routes = [
    { element: pageTree, errorElement: <ShellProblem />, children: createPageRoutes([page], async () => data) },
  ];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { 'a/match': data } } });
  const container = document.getElementById('root');
  if (!container) throw new Error('There is no root');
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <App parts={createAppParts()}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
      { onRecoverableError: () => undefined },
    );
  });
}

const getHeading = (): string | null | undefined => document.querySelector('#root main h1')?.textContent;

test('the server’s HTML remains and the fault is reported when the first page throws while it renders [fault-33f]', async () => {
  await hydratePage(throwMissingFunction);
  expect(getHeading()).toBe('The match');
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/live/');
  expect(document.querySelectorAll('header')).toHaveLength(1);
  expect(onLimited).toHaveBeenCalled();
});

test('all of the server’s HTML remains when the code around the first page throws [fault-33f]', async () => {
  await hydratePage(() => <h1>The match</h1>, throwMissingFunction);
  expect(getHeading()).toBe('The match');
  expect(document.querySelector('header')?.textContent).toBe('above');
  expect(onLimited).toHaveBeenCalled();
});

test('the server’s HTML remains when an effect of the first page throws', async () => {
  await hydratePage(() => {
    useEffect(throwMissingFunction, []);
    return <h1>The match</h1>;
  });
  expect(getHeading()).toBe('The match');
  expect(onLimited).toHaveBeenCalled();
});

test('an error card is shown when a later page throws', async () => {
  delete getDocumentFlags().drawn;
  await hydratePage(throwMissingFunction);
  await vi.waitFor(() => expect(getHeading()).toBe('This page did not load'));
  expect(onLimited).not.toHaveBeenCalled();
});
