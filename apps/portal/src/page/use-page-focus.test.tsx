// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mainId, usePageFocus } from './use-page-focus.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function FocusFrame() {
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

/** The watchlist button of an event's page for a signed-out viewer. */
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
    element: <FocusFrame />,
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

/** Waits as long as `runWhenIdle`; like Safari, jsdom has no `requestIdleCallback`. */
const runIdleTasks = () => act(() => vi.advanceTimersByTimeAsync(100));

async function pressLink(name: string) {
  const link = screen.getByRole('link', { name });
  link.focus();
  await act(async () => link.click());
  return link;
}
const getFocused = () => document.activeElement;

test('the first page of a visit does not move the focus', () => {
  expect(getFocused()).toBe(document.body);
});

test('two navigations in a row to the same page give the focus to its heading', async () => {
  await pressLink('Second');
  await act(() => router.navigate('/second/', { replace: true, state: { declined: true } }));
  await runIdleTasks();
  expect(getFocused()).toBe(screen.getByRole('heading', { name: 'Second page' }));
});

test('a navigation gives the focus to the new page’s heading', async () => {
  await pressLink('Second');
  await runIdleTasks();
  expect(getFocused()).toBe(screen.getByRole('heading', { name: 'Second page' }));
});

test('a navigation focuses the new page’s element with data-page-start', async () => {
  await pressLink('Watch');
  await runIdleTasks();
  expect(getFocused()).toBe(screen.getByRole('region', { name: 'Video' }));
});

test('a navigation to a page without a heading focuses its main element', async () => {
  await pressLink('Bare');
  await runIdleTasks();
  expect(getFocused()).toBe(screen.getByRole('main'));
});

test('another query or hash of the same page does not move the focus', async () => {
  const tabFocus = await pressLink('Tab');
  await runIdleTasks();
  expect(getFocused()).toBe(tabFocus);
  const anchorFocus = await pressLink('Goals');
  await runIdleTasks();
  expect(getFocused()).toBe(anchorFocus);
});

test('a navigation does not move a focus that the viewer has set before the page is idle', async () => {
  await pressLink('Second');
  const fastLink = screen.getByRole('link', { name: 'Bare' });
  fastLink.focus();
  await runIdleTasks();
  expect(getFocused()).toBe(fastLink);
});

test('going back moves the focus to the link that led away from the page', async () => {
  const navigateBy = async (historyDelta: number) => {
    await act(() => router.navigate(historyDelta));
    await runIdleTasks();
  };
  await pressLink('Same match in its row');
  await runIdleTasks();
  expect(getFocused()).toBe(screen.getByRole('region', { name: 'Video' }));
  await pressLink('Second');
  await runIdleTasks();
  await navigateBy(-1);
  expect(getFocused()).toBe(screen.getByRole('link', { name: 'Second' }));
  await navigateBy(-1);
  expect(getFocused()).toBe(screen.getByRole('link', { name: 'Same match in its row' }));
  await navigateBy(1);
  expect(getFocused()).toBe(screen.getByRole('link', { name: 'Second' }));
});

test.each([
  ['by its text', 'Watchlist', 1],
  ['by its label', 'Save the next match', 0],
])('going back focuses the button that led away from the page, found %s', async (_, name, buttonIndex) => {
  const getButton = () => screen.getAllByRole('button', { name })[buttonIndex];
  await pressLink('Watch');
  await runIdleTasks();
  getButton()?.focus();
  await act(async () => getButton()?.click());
  await runIdleTasks();
  expect(getFocused()).toBe(screen.getByRole('heading', { name: 'Second page' }));
  await act(() => router.navigate(-1));
  await runIdleTasks();
  expect(getFocused()).toBe(getButton());
});

test('going back focuses the heading of a page that the viewer left without a link', async () => {
  await act(() => router.navigate('/second/'));
  await act(() => router.navigate(-1));
  await runIdleTasks();
  expect(getFocused()).toBe(screen.getByRole('heading', { name: 'First' }));
});

test('a later navigation to a visited page gives the focus to its heading', async () => {
  await pressLink('Second');
  await runIdleTasks();
  await pressLink('Bare');
  await runIdleTasks();
  await act(() => router.navigate('/second/'));
  await runIdleTasks();
  expect(getFocused()).toBe(screen.getByRole('heading', { name: 'Second page' }));
});
