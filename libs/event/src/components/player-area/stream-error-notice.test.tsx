import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { StreamErrorNotice } from './stream-error-notice.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/**
 * Time of the first automatic retry, in milliseconds.
 * @param random result of Math.random
 */
async function measureFirstRetryMs(random: number): Promise<number> {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const onRetry = vi.fn(async () => {});
  render(
    <Scene>
      <StreamErrorNotice code="encoder_down" onRetry={onRetry} />
    </Scene>,
  );
  expect(screen.getByText(/in 8 s/)).toBeTruthy();
  let elapsedMs = 0;
  for (; onRetry.mock.calls.length === 0 && elapsedMs < 20_000; elapsedMs += 250)
    await act(() => vi.advanceTimersByTimeAsync(250));
  cleanup();
  return elapsedMs;
}

test('the retries of viewers are spread over a few seconds', async () => {
  expect(await measureFirstRetryMs(0)).toBe(6_000);
  expect(await measureFirstRetryMs(0.5)).toBe(8_000);
  expect(await measureFirstRetryMs(0.999)).toBeLessThanOrEqual(10_000);
});

test('retries wait longer after each failure, and a press retries at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const onRetry = vi.fn(() => Promise.reject(new Error('still down')));
  render(
    <Scene>
      <StreamErrorNotice code="encoder_down" onRetry={onRetry} />
    </Scene>,
  );
  await act(async () => screen.getByRole('button').click());
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/in 15 s/)).toBeTruthy();
  for (let elapsedSeconds = 0; elapsedSeconds < 15; elapsedSeconds += 1)
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(onRetry).toHaveBeenCalledTimes(2);
  expect(screen.getByText(/in 30 s/)).toBeTruthy();
});
