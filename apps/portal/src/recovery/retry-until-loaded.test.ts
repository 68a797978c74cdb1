// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryUntilLoaded } from './retry-until-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const loadError = new TypeError('Failed to fetch dynamically imported module');
const advanceTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('code that loads is requested once', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  await expect(retryUntilLoaded(load)).resolves.toBe('code');
  await advanceTime(600_000);
  expect(load).toHaveBeenCalledOnce();
});

test('code that failed offline loads when the network returns', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(loadError).mockResolvedValue('code');
  const pendingCode = retryUntilLoaded(load);
  await advanceTime(0);
  dispatchEvent(new Event('online'));
  await expect(pendingCode).resolves.toBe('code');
});

test('missing code is requested again after growing pauses', async () => {
  const load = vi.fn(() => Promise.reject(loadError));
  void retryUntilLoaded(load);
  await advanceTime(2_000);
  expect(load).toHaveBeenCalledTimes(2);
  await advanceTime(4_000);
  expect(load).toHaveBeenCalledTimes(3);
  await advanceTime(3_600_000);
  expect(load.mock.calls.length).toBeLessThan(14);
});
