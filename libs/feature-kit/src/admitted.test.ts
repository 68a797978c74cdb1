import { setImmediate as turn } from 'node:timers/promises';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { signedInViewerAtom, whileSignedIn } from './admitted.ts';

/** Records the viewer of each run. */
function effect() {
  const running: string[] = [];
  const code = { arrives: Promise.resolve() };
  const begin = async (viewer: string) => {
    await code.arrives;
    running.push(viewer);
    return () => void running.splice(running.indexOf(viewer), 1);
  };
  return { running, begin, code };
}

test('an effect runs for each signed-in viewer, and ends when the viewer leaves', async () => {
  const atoms = createStore();
  const { running, begin } = effect();
  whileSignedIn(atoms, begin);
  await turn();
  expect(running).toEqual([]);
  atoms.set(signedInViewerAtom, 'vera');
  await turn();
  expect(running).toEqual(['vera']);
  atoms.set(signedInViewerAtom, null);
  atoms.set(signedInViewerAtom, 'bea');
  await turn();
  expect(running).toEqual(['bea']);
  atoms.set(signedInViewerAtom, null);
  await turn();
  expect(running).toEqual([]);
});

test('ends an effect at once when its code loads after its viewer has left, and survives a failed load', async () => {
  const atoms = createStore();
  atoms.set(signedInViewerAtom, 'vera');
  const { running, begin, code } = effect();
  const late = Promise.withResolvers<void>();
  code.arrives = late.promise;
  whileSignedIn(atoms, begin);
  atoms.set(signedInViewerAtom, null);
  late.resolve();
  await turn();
  expect(running).toEqual([]);
  code.arrives = Promise.reject(new Error('offline'));
  atoms.set(signedInViewerAtom, 'bea');
  await turn();
  code.arrives = Promise.resolve();
  atoms.set(signedInViewerAtom, 'vera');
  await turn();
  expect(running).toEqual(['vera']);
});

test('starts an effect whose code failed again after 10 s, and not for a viewer who has left [fault-38g]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const atoms = createStore();
  const { running, begin, code } = effect();
  code.arrives = Promise.reject(new Error('offline'));
  whileSignedIn(atoms, begin);
  atoms.set(signedInViewerAtom, 'vera');
  await turn();
  code.arrives = Promise.resolve();
  vi.advanceTimersByTime(9_999);
  await turn();
  expect(running).toEqual([]);
  vi.advanceTimersByTime(1);
  await turn();
  expect(running).toEqual(['vera']);
  code.arrives = Promise.reject(new Error('offline'));
  atoms.set(signedInViewerAtom, 'bea');
  await turn();
  atoms.set(signedInViewerAtom, null);
  code.arrives = Promise.resolve();
  vi.advanceTimersByTime(10_000);
  await turn();
  expect(running).toEqual([]);
  vi.useRealTimers();
});
