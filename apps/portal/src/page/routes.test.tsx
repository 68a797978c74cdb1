// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { definePage, type PageRoute } from '@touchline/feature-kit';
import type { PageData } from '@touchline/feature-kit/rendering';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { App } from './app.tsx';
import { loadPageModule } from '../navigation/page-modules.ts';
import { createRoutes } from './routes.tsx';
import { createAppParts } from '../testing/create-app-parts.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
afterEach(cleanup);

test('the shell of a busy edge shows header, skeleton and message while the first page loads, without a warning', async () => {
  const warnSpy = vi.spyOn(console, 'warn');
  onTestFinished(() => warnSpy.mockRestore());
  document.body.innerHTML = '<div id="root" data-busy="Trying again."></div>';
  const page: PageRoute = { page: 'a/one', path: '', lazy: async () => definePage({ Page: () => <p>the page</p> }) };
  await loadPageModule(page);
  const answer = Promise.withResolvers<PageData>();
  const parts = createAppParts();
  const router = createMemoryRouter(createRoutes([page], parts, () => answer.promise));
  await act(async () =>
    render(
      <App parts={parts}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Trying again.', 'Loading']),
  );
  await act(async () => answer.resolve({ outcome: { kind: 'page' }, meta: { title: '' } }));
  expect(screen.getByText('the page')).toBeTruthy();
  expect(screen.queryByText('Trying again.')).toBeNull();
  expect(warnSpy).not.toHaveBeenCalled();
});

test('going back restores the scroll position in the render that shows the page again, without waiting 50 ms [ruling-14]', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const getPageTitle = () => document.querySelector('main')?.textContent;
  const titlesByIndex: [number, string | null | undefined][] = [];
  vi.stubGlobal('scrollTo', (_left: number, scrollTop: number) => titlesByIndex.push([scrollTop, getPageTitle()]));
  const pages = ['one', 'two'].map((path): PageRoute => ({
    page: `a/${path}`,
    path,
    lazy: async () => definePage({ Page: () => <p>{path}</p> }),
  }));
  await Promise.all(pages.map(loadPageModule));
  const parts = createAppParts();
  const routes = createRoutes(pages, parts, async () => ({ outcome: { kind: 'page' }, meta: { title: '' } }));
  const router = createMemoryRouter(routes, { initialEntries: ['/one/'] });
  await act(async () =>
    render(
      <App parts={parts}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  vi.stubGlobal('scrollY', 640);
  await act(async () => router.navigate('/two/'));
  vi.stubGlobal('scrollY', 0);
  await act(async () => router.navigate(-1));
  expect(titlesByIndex.at(-1)).toEqual([640, 'one']);
});
