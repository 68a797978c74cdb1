import { expect, it, vi } from 'vitest';
import { createPlayerStore } from './player-store.ts';

it('listeners are notified of changes only, by value', () => {
  const store = createPlayerStore();
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({ paused: true, seekRange: { start: 0, end: 0 }, buffered: [] });
  expect(listener).not.toHaveBeenCalled();
  store.set({ seekRange: { start: 0, end: 9 } });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('unchanged fields stay the same object, so that controls do not render again', () => {
  const store = createPlayerStore({ seekRange: { start: 0, end: 9 } });
  const rangeBefore = store.get().seekRange;
  store.set({ currentTime: 4, seekRange: { start: 0, end: 9 } });
  expect(store.get().seekRange).toBe(rangeBefore);
});

it('a listener is not called after it has unsubscribed', () => {
  const store = createPlayerStore();
  const listener = vi.fn();
  store.subscribe(listener)();
  store.set({ paused: false });
  expect(listener).not.toHaveBeenCalled();
});
