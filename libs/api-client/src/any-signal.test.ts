import { expect, test } from 'vitest';
import { anySignal } from './any-signal.ts';

test('the combined signal aborts when one signal aborts, with its reason', () => {
  const [firstController, secondController] = [new AbortController(), new AbortController()];
  const combinedSignal = anySignal(firstController.signal, undefined, secondController.signal);
  expect(combinedSignal?.aborted).toBe(false);
  secondController.abort('the viewer has left');
  expect(combinedSignal?.reason).toBe('the viewer has left');
});

test('the combined signal is aborted from the start if one signal is already aborted', () => {
  expect(anySignal(new AbortController().signal, AbortSignal.abort('late'))?.reason).toBe('late');
});

test('anySignal returns a single signal unchanged, and undefined without one', () => {
  const { signal } = new AbortController();
  expect(anySignal(undefined, signal)).toBe(signal);
  expect(anySignal(undefined)).toBeUndefined();
});
