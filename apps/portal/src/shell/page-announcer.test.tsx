// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { PageData } from '@touchline/feature-kit/rendering';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { App } from '../app.tsx';
import { partsWith } from '../testing/world.ts';
import { PageAnnouncer } from './page-announcer.tsx';

const page = (title: string): PageData => ({ outcome: { kind: 'page' }, meta: { title } });

async function open() {
  const frame = (
    <>
      <PageAnnouncer main="main" />
      <Link to="/live">Live</Link>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
  const children = [
    { index: true, loader: () => page('Home'), element: <Link to="/live">a match</Link> },
    { path: 'live', loader: () => page('Live now'), element: <p>matches</p> },
  ];
  const router = createMemoryRouter([{ path: '/', element: frame, children }]);
  render(
    <App parts={partsWith()}>
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByText('a match');
  return router;
}

const status = () => screen.getByRole('status').textContent;
const focused = () => document.activeElement;

afterEach(cleanup);

test('the first page is told by the browser, a later one by us', async () => {
  const router = await open();
  expect(status()).toBe('');
  expect(focused()).toBe(document.body);
  await act(() => router.navigate('/live'));
  expect(status()).toBe('Live now · Demo');
  await act(() => router.navigate('/'));
  expect(status()).toBe('Home · Demo');
});

test('who pressed a link that went with its page goes on at the new page; who pressed one that stays, there', async () => {
  await open();
  await act(async () => {
    screen.getByText('a match').focus();
    screen.getByText('a match').click();
  });
  expect(focused()).toBe(screen.getByRole('main'));
  await act(async () => {
    screen.getByText('Live').focus();
    screen.getByText('Live').click();
  });
  expect(focused()).toBe(screen.getByText('Live'));
});
