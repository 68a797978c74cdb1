import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

const start = Date.parse('2026-11-22T12:00:00Z');

function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => void vi.useFakeTimers({ now: start + 400 }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('createClock', () => {
  it('the clock shows the server’s time until its first tick', () => {
    const clock = createClock(start);
    expect([clock.at(1000), clock.at(60_000)]).toEqual([start, start]);
  });

  it('all subscribers share one timer, with the shortest of their intervals', () => {
    const clock = createClock(start);
    const stopSecondTicks = clock.subscribe(() => {}, 1000);
    const stopMinuteTicks = clock.subscribe(() => {}, 60_000);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(3000);
    expect(clock.at(1000)).toBe(start + 3000);
    expect(clock.at(60_000)).toBe(start);
    stopSecondTicks();
    stopMinuteTicks();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the clock of a cached page catches up within a second', () => {
    vi.setSystemTime(start + 8 * 60_000 + 400);
    const clock = createClock(start);
    const unsubscribe = clock.subscribe(() => {}, 60_000);
    vi.advanceTimersByTime(1000);
    expect(clock.at(60_000)).toBe(start + 8 * 60_000);
    unsubscribe();
  });

  it('the clock stops while the page is hidden, and gives the correct time as soon as the page is visible', () => {
    const clock = createClock(start);
    const listener = vi.fn();
    const unsubscribe = clock.subscribe(listener, 1000);
    setVisibility('hidden');
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(start + 7_200_000);
    setVisibility('visible');
    expect(clock.at(1000)).toBe(start + 7_200_000);
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
  });

  it('a component that subscribes later gets the current time', () => {
    const clock = createClock(start);
    clock.begin();
    vi.setSystemTime(start + 90_000);
    expect(clock.at(1000)).toBe(start + 90_000);
  });

  it.each([-86_400_000, 86_400_000])(
    'the clock shows the server’s time on a machine whose clock is wrong by %d ms',
    (clockErrorMs) => {
      vi.setSystemTime(start + clockErrorMs);
      const clock = createClock(start);
      const unsubscribe = clock.subscribe(() => {}, 1000);
      vi.advanceTimersByTime(5000);
      expect(clock.at(1000)).toBe(start + 5000);
      unsubscribe();
    },
  );

  it('a newer server time is used, unless the difference is below the tolerance', () => {
    const clock = createClock(start);
    clock.begin();
    clock.sync(start + 2000);
    expect(clock.read()).toBe(start + 400);
    clock.sync(start + 600_000);
    expect(clock.read()).toBe(start + 600_000);
    clock.sync(Number.NaN);
    expect(clock.read()).toBe(start + 600_000);
  });
});
