// @vitest-environment jsdom
import { definePage, type PageRoute } from '@touchline/feature-kit';
import type { PageData } from '@touchline/feature-kit/rendering';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { loadPageModule } from '../navigation/page-modules.ts';
import { createPageRoutes } from './routes.tsx';
import { createAppParts } from '../testing/create-app-parts.ts';

// jsdom has no animations.
Element.prototype.animate = vi.fn();
afterEach(cleanup);

test('a navigation to the next page does not render the open page again', async () => {
  let renderCount = 0;
  const OpenPage = () => {
    renderCount += 1;
    return <p>open</p>;
  };
  const openRoute: PageRoute = { page: 'a/open', path: '', lazy: async () => definePage({ Page: OpenPage }) };
  const nextRoute: PageRoute = { page: 'a/next', path: 'next', lazy: async () => ({ Page: () => <p>next</p> }) };
  await Promise.all([openRoute, nextRoute].map(loadPageModule));
  const answer = Promise.withResolvers<void>();
  const load = async (route: PageRoute | null): Promise<PageData> => {
    if (route === nextRoute) await answer.promise;
    return { outcome: { kind: 'page' }, meta: { title: '' } };
  };
  const pageTree = (
    <>
      <Link to="/next">go</Link>
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ element: pageTree, children: createPageRoutes([openRoute, nextRoute], load) }]);
  await act(async () =>
    render(
      <App parts={createAppParts()}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  expect(screen.getByText('open')).toBeTruthy();
  const rendersBefore = renderCount;
  await act(async () => screen.getByText('go').click());
  expect(router.state.navigation.state).toBe('loading');
  await act(async () => answer.resolve());
  expect(screen.getByText('next')).toBeTruthy();
  expect(renderCount).toBe(rendersBefore);
});
