// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usePageFocus } from './use-page-focus.ts';

afterEach(cleanup);

function Frame() {
  usePageFocus('main');
  return (
    <>
      <Link to="/second/">Second</Link>
      <Link to="/?tab=2">Tab</Link>
      <Link to="/bare/">Bare</Link>
      <Link to="/watch/">Watch</Link>
      <Link to="/second/#goals">Goals</Link>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

const routes = [
  {
    element: <Frame />,
    children: [
      { index: true, element: <h1>First</h1> },
      { path: 'second', element: <h1>Second page</h1> },
      {
        path: 'watch',
        element: (
          <>
            <section data-page-start="" aria-label="Video" />
            <h1>Match</h1>
          </>
        ),
      },
      { path: 'bare', element: <p>No heading</p> },
    ],
  },
];

beforeEach(() => {
  render(<RouterProvider router={createMemoryRouter(routes)} />);
});

/** jsdom has no idle time, like Safari: as long as the page waits there, whose timer is the older one. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 100));

async function press(name: string) {
  const link = screen.getByRole('link', { name });
  link.focus();
  await act(async () => link.click());
  return link;
}
const focused = () => document.activeElement;

test('the page that the browser opened leaves the focus alone', () => {
  expect(focused()).toBe(document.body);
});

test('a navigation gives it to the new page’s heading', async () => {
  await press('Second');
  await idle();
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Second page' }));
});

test('a page that begins before its heading has it there', async () => {
  await press('Watch');
  await idle();
  expect(focused()).toBe(screen.getByRole('region', { name: 'Video' }));
});

test('a page without a heading has it as a whole', async () => {
  await press('Bare');
  await idle();
  expect(focused()).toBe(screen.getByRole('main'));
});

test('another query of the same page, or an anchor, moves nothing', async () => {
  const tab = await press('Tab');
  await idle();
  expect(focused()).toBe(tab);
  const anchor = await press('Goals');
  await idle();
  expect(focused()).toBe(anchor);
});

test('a viewer who has moved on before the page is at rest keeps the place', async () => {
  await press('Second');
  const faster = screen.getByRole('link', { name: 'Bare' });
  faster.focus();
  await idle();
  expect(focused()).toBe(faster);
});
