import { expect, it, vi } from 'vitest';
import { createPlayerStore } from './player-store.ts';

it('notifies listeners of changes only, by value', () => {
  const store = createPlayerStore();
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({ paused: true, seekRange: { start: 0, end: 0 }, buffered: [] });
  expect(listener).not.toHaveBeenCalled();
  store.set({ seekRange: { start: 0, end: 9 } });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps what did not change the same object, so that controls need not draw again', () => {
  const store = createPlayerStore({ seekRange: { start: 0, end: 9 } });
  const before = store.get().seekRange;
  store.set({ currentTime: 4, seekRange: { start: 0, end: 9 } });
  expect(store.get().seekRange).toBe(before);
});

it('is silent after unsubscribing', () => {
  const store = createPlayerStore();
  const listener = vi.fn();
  store.subscribe(listener)();
  store.set({ paused: false });
  expect(listener).not.toHaveBeenCalled();
});
