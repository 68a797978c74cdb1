import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPolling } from './start-polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('startPolling', () => {
  it('startPolling calls every 15 to 30 s while a poll is due', () => {
    let isPollDue = true;
    let randomValue = 0;
    const poll = vi.fn();
    const polling = startPolling({ random: () => randomValue, isDue: () => isPollDue, poll });
    polling.check();
    polling.check();
    vi.advanceTimersByTime(14_999);
    expect(poll).not.toHaveBeenCalled();
    randomValue = 1;
    vi.advanceTimersByTime(1);
    expect(poll).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(29_999);
    expect(poll).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(poll).toHaveBeenCalledTimes(2);
    isPollDue = false;
    polling.check();
    vi.advanceTimersByTime(120_000);
    expect([poll.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
  });

  it('startPolling makes no call while the page is hidden [fault-24]', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const poll = vi.fn();
    const polling = startPolling({ random: () => 0, isDue: () => true, poll });
    polling.check();
    vi.advanceTimersByTime(60_000);
    expect(poll).not.toHaveBeenCalled();
    polling.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
