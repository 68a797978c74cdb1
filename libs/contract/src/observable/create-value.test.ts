import { expect, it, vi } from 'vitest';
import { createListeners, createValue } from './create-value.ts';

it('calls each listener with the values until it is removed', () => {
  const listeners = createListeners<[string, number]>();
  const [first, second] = [vi.fn(), vi.fn()];
  const removeFirst = listeners.add(first);
  listeners.add(second);
  listeners.call('goal', 1);
  removeFirst();
  listeners.call('goal', 2);
  expect(first.mock.calls).toEqual([['goal', 1]]);
  expect(second.mock.calls).toEqual([
    ['goal', 1],
    ['goal', 2],
  ]);
});

it('calls the listeners when the value changes, and not for the same value', () => {
  const value = createValue<number | null>(null);
  const seenValues: (number | null)[] = [];
  value.subscribe(() => seenValues.push(value.get()));
  for (const next of [null, 1, 1, 2, null]) value.set(next);
  expect(seenValues).toEqual([1, 2, null]);
});
