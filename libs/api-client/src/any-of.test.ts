import { expect, test } from 'vitest';
import { anyOf } from './any-of.ts';

test('is over with the first of the signals, and says why', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const either = anyOf(one.signal, undefined, other.signal);
  expect(either?.aborted).toBe(false);
  other.abort('the viewer has left');
  expect(either?.reason).toBe('the viewer has left');
});

test('is over at once where one of them is', () => {
  expect(anyOf(new AbortController().signal, AbortSignal.abort('late'))?.reason).toBe('late');
});

test('is the one signal that was given, or none', () => {
  const { signal } = new AbortController();
  expect(anyOf(undefined, signal)).toBe(signal);
  expect(anyOf(undefined)).toBeUndefined();
});
