import { setImmediate as waitForTasks } from 'node:timers/promises';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { signedInViewerAtom, whileSignedIn } from './while-signed-in.ts';

/** Records the viewer of each run. */
function createEffect() {
  const startedViewers: string[] = [];
  const runningEffects: string[] = [];
  const lazyCode = { loadPromise: Promise.resolve() };
  const load = async () => {
    await lazyCode.loadPromise;
    return (viewer: string) => {
      startedViewers.push(viewer);
      runningEffects.push(viewer);
      return () => void runningEffects.splice(runningEffects.indexOf(viewer), 1);
    };
  };
  return { startedViewers, runningEffects, load, lazyCode };
}

test('an effect runs for each signed-in viewer, and ends when the viewer leaves', async () => {
  const atoms = createStore();
  const { runningEffects, load } = createEffect();
  whileSignedIn(atoms, load);
  await waitForTasks();
  expect(runningEffects).toEqual([]);
  atoms.set(signedInViewerAtom, 'vera');
  await waitForTasks();
  expect(runningEffects).toEqual(['vera']);
  atoms.set(signedInViewerAtom, null);
  atoms.set(signedInViewerAtom, 'bea');
  await waitForTasks();
  expect(runningEffects).toEqual(['bea']);
  atoms.set(signedInViewerAtom, null);
  await waitForTasks();
  expect(runningEffects).toEqual([]);
});

test('an effect does not start if its viewer signs out while its code loads, or if its code fails to load', async () => {
  const atoms = createStore();
  atoms.set(signedInViewerAtom, 'vera');
  const { startedViewers, runningEffects, load, lazyCode } = createEffect();
  const lateStart = Promise.withResolvers<void>();
  lazyCode.loadPromise = lateStart.promise;
  whileSignedIn(atoms, load);
  atoms.set(signedInViewerAtom, null);
  lateStart.resolve();
  await waitForTasks();
  expect(startedViewers).toEqual([]);
  lazyCode.loadPromise = Promise.reject(new Error('offline'));
  atoms.set(signedInViewerAtom, 'bea');
  await waitForTasks();
  lazyCode.loadPromise = Promise.resolve();
  atoms.set(signedInViewerAtom, 'vera');
  await waitForTasks();
  expect(runningEffects).toEqual(['vera']);
});

test('an effect whose code failed to load is retried after 10 s, but not for a viewer who has left [fault-38g]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const atoms = createStore();
  const { runningEffects, load, lazyCode } = createEffect();
  lazyCode.loadPromise = Promise.reject(new Error('offline'));
  whileSignedIn(atoms, load);
  atoms.set(signedInViewerAtom, 'vera');
  await waitForTasks();
  lazyCode.loadPromise = Promise.resolve();
  vi.advanceTimersByTime(9_999);
  await waitForTasks();
  expect(runningEffects).toEqual([]);
  vi.advanceTimersByTime(1);
  await waitForTasks();
  expect(runningEffects).toEqual(['vera']);
  lazyCode.loadPromise = Promise.reject(new Error('offline'));
  atoms.set(signedInViewerAtom, 'bea');
  await waitForTasks();
  atoms.set(signedInViewerAtom, null);
  lazyCode.loadPromise = Promise.resolve();
  vi.advanceTimersByTime(10_000);
  await waitForTasks();
  expect(runningEffects).toEqual([]);
  vi.useRealTimers();
});
