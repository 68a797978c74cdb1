// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paintPressFirst } from './paint-press-first.ts';

const frameRequests = vi.fn<(frame: () => void) => number>();

beforeEach(() => {
  vi.useFakeTimers();
  frameRequests.mockReset();
  vi.stubGlobal('requestAnimationFrame', frameRequests);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page that has an earlier page in the history. */
function openPage() {
  const router = createMemoryRouter([{ path: '*' }], {
    initialEntries: ['/home/', '/terms/'],
    instrumentations: [paintPressFirst],
  });
  return { router, getPath: () => router.state.location.pathname };
}

test('a navigation starts after its press has been painted, with its options', async () => {
  const { router, getPath } = openPage();
  void router.navigate('/live/', { replace: true });
  await vi.advanceTimersByTimeAsync(10);
  expect(getPath()).toBe('/terms/');
  frameRequests.mock.calls[0]?.[0]();
  await vi.advanceTimersByTimeAsync(0);
  expect(getPath()).toBe('/live/');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a navigation in the background starts after 100 ms without a paint', async () => {
  const { router, getPath } = openPage();
  void router.navigate('/live/');
  await vi.advanceTimersByTimeAsync(100);
  expect(getPath()).toBe('/live/');
});

test('going back starts without waiting for a paint', async () => {
  const { router, getPath } = openPage();
  void router.navigate(-1);
  expect(frameRequests).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(getPath()).toBe('/home/');
});
