// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paintPressFirst } from './paint-press-first.ts';

const navigate = vi.fn(async (_to: unknown, _options?: unknown) => undefined);
const frameRequests = vi.fn<(frame: () => void) => number>();

beforeEach(() => {
  vi.useFakeTimers();
  navigate.mockClear();
  frameRequests.mockReset();
  vi.stubGlobal('requestAnimationFrame', frameRequests);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function createRoutedLink() {
  const router = { navigate };
  paintPressFirst(router);
  return router;
}

test('a navigation starts after its press has been painted', async () => {
  void createRoutedLink().navigate('/live/', { replace: true });
  await vi.advanceTimersByTimeAsync(10);
  expect(navigate).not.toHaveBeenCalled();
  frameRequests.mock.calls[0]?.[0]();
  await vi.advanceTimersByTimeAsync(0);
  expect(navigate.mock.calls).toEqual([['/live/', { replace: true }]]);
});

test('a navigation in the background starts after 100 ms without a paint', async () => {
  void createRoutedLink().navigate('/live/');
  await vi.advanceTimersByTimeAsync(100);
  expect(navigate).toHaveBeenCalledOnce();
});

test('going back starts without waiting for a paint', () => {
  void createRoutedLink().navigate(-1);
  expect(navigate.mock.calls).toEqual([[-1]]);
});

test('a pressed link shows its pressed style at once, and plain text does not', () => {
  createRoutedLink();
  const animate = vi.fn<Element['animate']>();
  document.body.innerHTML = '<a href="#live"><b>Live</b></a><p>Text</p>';
  for (const element of document.querySelectorAll('a, p')) element.animate = animate;
  document.querySelector('b')?.click();
  expect(animate).toHaveBeenCalledOnce();
  document.querySelector('p')?.click();
  expect(animate).toHaveBeenCalledOnce();
});
