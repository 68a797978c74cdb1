import { expect, test } from 'vitest';
import { anySignal } from './any-signal.ts';

test('the joined signal aborts with the first signal and its reason', () => {
  const [firstController, secondController] = [new AbortController(), new AbortController()];
  const combinedSignal = anySignal(firstController.signal, undefined, secondController.signal);
  expect(combinedSignal?.aborted).toBe(false);
  secondController.abort('the viewer has left');
  expect(combinedSignal?.reason).toBe('the viewer has left');
});

test('the joined signal is aborted at once when one signal is already aborted', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('late'))?.reason).toBe('late');
});

test('returns the only signal of a call, or undefined without a signal', () => {
  const { signal } = new AbortController();
  expect(anySignal(undefined, signal)).toBe(signal);
  expect(anySignal(undefined)).toBeUndefined();
});
