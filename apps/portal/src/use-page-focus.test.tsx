// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mainId, usePageFocus } from './use-page-focus.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Frame() {
  usePageFocus();
  return (
    <>
      <Link to="/second/">Second</Link>
      <Link to="/?tab=2">Tab</Link>
      <Link to="/bare/">Bare</Link>
      <Link to="/watch/">Watch</Link>
      <Link to="/second/#goals">Goals</Link>
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** As on an event's page for a viewer who is signed out. */
function SaveButton({ label }: { label?: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" aria-label={label} onClick={() => void navigate('/second/')}>
      Watchlist
    </button>
  );
}

const routes = [
  {
    element: <Frame />,
    children: [
      {
        index: true,
        element: (
          <>
            <h1>First</h1>
            <Link to="/watch/">Top match</Link>
            <Link to="/watch/">Same match in its row</Link>
          </>
        ),
      },
      { path: 'second', element: <h1>Second page</h1> },
      {
        path: 'watch',
        element: (
          <>
            <section data-page-start="" aria-label="Video" />
            <h1>Match</h1>
            <SaveButton label="Save the next match" />
            <SaveButton />
            <SaveButton />
          </>
        ),
      },
      { path: 'bare', element: <p>No heading</p> },
    ],
  },
];

let router: ReturnType<typeof createMemoryRouter>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
});

/** jsdom has no idle time, like Safari: as long as the page waits there. */
const idle = () => act(() => vi.advanceTimersByTimeAsync(100));

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

test('two navigations to the same page, one right after the other, give it to the page’s heading', async () => {
  await press('Second');
  await act(() => router.navigate('/second/', { replace: true, state: { declined: true } }));
  await idle();
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Second page' }));
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

test('going back leads to the link that the page was left by, each time', async () => {
  const go = async (delta: number) => {
    await act(() => router.navigate(delta));
    await idle();
  };
  await press('Same match in its row');
  await idle();
  expect(focused()).toBe(screen.getByRole('region', { name: 'Video' }));
  await press('Second');
  await idle();
  await go(-1);
  expect(focused()).toBe(screen.getByRole('link', { name: 'Second' }));
  await go(-1);
  expect(focused()).toBe(screen.getByRole('link', { name: 'Same match in its row' }));
  await go(1);
  expect(focused()).toBe(screen.getByRole('link', { name: 'Second' }));
});

test.each([
  ['by its words', 'Watchlist', 1],
  ['by its label', 'Save the next match', 0],
])('going back leads to the button that the page was left by, known %s', async (_, name, nth) => {
  const button = () => screen.getAllByRole('button', { name })[nth];
  await press('Watch');
  await idle();
  button()?.focus();
  await act(async () => button()?.click());
  await idle();
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Second page' }));
  await act(() => router.navigate(-1));
  await idle();
  expect(focused()).toBe(button());
});

test('back on a page that was left without a link, its heading has the focus', async () => {
  await act(() => router.navigate('/second/'));
  await act(() => router.navigate(-1));
  await idle();
  expect(focused()).toBe(screen.getByRole('heading', { name: 'First' }));
});

test('a link opened anew from elsewhere is a new visit', async () => {
  await press('Second');
  await idle();
  await press('Bare');
  await idle();
  await act(() => router.navigate('/second/'));
  await idle();
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Second page' }));
});
