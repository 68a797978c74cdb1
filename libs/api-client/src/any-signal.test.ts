import { expect, test } from 'vitest';
import { anySignal } from './any-signal.ts';

test('the joined signal aborts with the first signal and its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const either = anySignal(one.signal, undefined, other.signal);
  expect(either?.aborted).toBe(false);
  other.abort('the viewer has left');
  expect(either?.reason).toBe('the viewer has left');
});

test('the joined signal is aborted at once when one signal is already aborted', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('late'))?.reason).toBe('late');
});

test('returns the only signal of a call, or undefined without a signal', () => {
  const { signal } = new AbortController();
  expect(anySignal(undefined, signal)).toBe(signal);
  expect(anySignal(undefined)).toBeUndefined();
});
