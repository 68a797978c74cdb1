import { act, cleanup, render, screen } from '@testing-library/react';
import { Shelf } from '@touchline/ui-kit';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A visit of a site that was just loaded: nothing is remembered but what the tab's storage has. */
async function visit() {
  vi.resetModules();
  const { useKeptRow } = await import('./use-kept-row.ts');
  function Home() {
    return (
      <Shelf heading="Live" kept={useKeptRow('live')}>
        <a href="/events/1/">One</a>
      </Shelf>
    );
  }
  const router = createMemoryRouter([
    { path: '/', element: <Home /> },
    { path: '/events/1/', element: <h1>One</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return { go: (to: string | number) => act(() => router.navigate(to as string)) };
}

const row = () => screen.getByRole('list');
const scrollTo = (left: number) => {
  row().scrollLeft = left;
  row().dispatchEvent(new Event('scroll'));
};
const openedBy = (type: string) => {
  const visit = { type, name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
};
const leave = () => act(() => void dispatchEvent(new Event('pagehide')));

test('going back leads to the same place in a row, and a new visit of the page to its start', async () => {
  const { go } = await visit();
  scrollTo(640);
  await go('/events/1/');
  await go(-1);
  expect(row().scrollLeft).toBe(640);
  await go('/events/1/');
  await go('/');
  expect(row().scrollLeft).toBe(0);
});

test('from right to left, too', async () => {
  const { go } = await visit();
  scrollTo(-640);
  await go('/events/1/');
  await go(-1);
  expect(row().scrollLeft).toBe(-640);
});

test('a page that is loaded again has its rows where they were; one that is opened anew has not', async () => {
  await visit();
  scrollTo(300);
  leave();
  cleanup();
  openedBy('reload');
  await visit();
  expect(row().scrollLeft).toBe(300);
  cleanup();
  openedBy('navigate');
  await visit();
  expect(row().scrollLeft).toBe(0);
});

test('a row that nobody scrolled is not measured: out of sight it is not laid out', async () => {
  const measured = vi.spyOn(Element.prototype, 'scrollLeft', 'get');
  const { go } = await visit();
  await go('/events/1/');
  leave();
  expect(measured).not.toHaveBeenCalled();
});

test('what the viewer scrolled before the page was alive stays', async () => {
  await visit();
  scrollTo(300);
  leave();
  cleanup();
  openedBy('reload');
  const scrolled = vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(80);
  const moved = vi.spyOn(Element.prototype, 'scrollLeft', 'set');
  await visit();
  expect(moved).not.toHaveBeenCalled();
  scrolled.mockRestore();
});

test('a storage that is forbidden, or holds something else, costs the memory and not the visit', async () => {
  sessionStorage.setItem('touchline.nordic.rows', '{"default live":"far","x":');
  await visit();
  expect(row().scrollLeft).toBe(0);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(leave).not.toThrow();
});
