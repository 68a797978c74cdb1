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

/** Starts a visit with freshly loaded modules: only the tab's storage remains. */
async function openSite() {
  vi.resetModules();
  const { useRowScrollRestoration } = await import('./use-row-scroll-restoration.ts');
  function Home() {
    return (
      <Shelf heading="Live" kept={useRowScrollRestoration('live')}>
        <a href="/events/1/">One</a>
      </Shelf>
    );
  }
  const router = createMemoryRouter([
    { path: '/', element: <Home /> },
    { path: '/events/1/', element: <h1>One</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return { navigateTo: (destination: string | number) => act(() => router.navigate(destination as string)) };
}

const getRow = () => screen.getByRole('list');
const scrollTo = (leftPx: number) => {
  getRow().scrollLeft = leftPx;
  getRow().dispatchEvent(new Event('scroll'));
};
const setNavigationType = (type: string) => {
  const visit = { type, name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
};
const leavePage = () => act(() => void dispatchEvent(new Event('pagehide')));

test('going back restores a row’s position, and a new history entry of the page begins at the start', async () => {
  const { navigateTo } = await openSite();
  scrollTo(640);
  await navigateTo('/events/1/');
  await navigateTo(-1);
  expect(getRow().scrollLeft).toBe(640);
  await navigateTo('/events/1/');
  await navigateTo('/');
  expect(getRow().scrollLeft).toBe(0);
});

test('going back restores a row’s position in a right-to-left page', async () => {
  const { navigateTo } = await openSite();
  scrollTo(-640);
  await navigateTo('/events/1/');
  await navigateTo(-1);
  expect(getRow().scrollLeft).toBe(-640);
});

test('a reload restores the positions of rows, and a newly opened page does not', async () => {
  await openSite();
  scrollTo(300);
  leavePage();
  cleanup();
  setNavigationType('reload');
  await openSite();
  expect(getRow().scrollLeft).toBe(300);
  cleanup();
  setNavigationType('navigate');
  await openSite();
  expect(getRow().scrollLeft).toBe(0);
});

test('a row that was never scrolled is not measured, because it may have no layout', async () => {
  const scrollLeftSpy = vi.spyOn(Element.prototype, 'scrollLeft', 'get');
  const { navigateTo } = await openSite();
  await navigateTo('/events/1/');
  leavePage();
  expect(scrollLeftSpy).not.toHaveBeenCalled();
});

test('hydration keeps the position of a row that the viewer scrolled before it', async () => {
  await openSite();
  scrollTo(300);
  leavePage();
  cleanup();
  setNavigationType('reload');
  const scrollLeftSpy = vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(80);
  const setScrollLeft = vi.spyOn(Element.prototype, 'scrollLeft', 'set');
  await openSite();
  expect(setScrollLeft).not.toHaveBeenCalled();
  scrollLeftSpy.mockRestore();
});

test('blocked or malformed storage loses the positions without an error', async () => {
  sessionStorage.setItem('touchline.nordic.rows', '{"default live":"far","x":');
  await openSite();
  expect(getRow().scrollLeft).toBe(0);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(leavePage).not.toThrow();
});
