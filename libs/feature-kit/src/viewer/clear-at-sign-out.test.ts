// @vitest-environment jsdom
import { setImmediate as waitForTasks } from 'node:timers/promises';
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageKey, getDocumentFlags } from '../document/marks.ts';

/** A new document: each document checks once whether a viewer has left. */
async function openBrowser() {
  vi.resetModules();
  const { clearAtSignOut } = await import('./clear-at-sign-out.ts');
  const { signedInViewerAtom } = await import('./while-signed-in.ts');
  const atoms = createStore();
  const clearedViewers: (string | null)[] = [];
  let isCodeLoadable = true;
  const load = async () => {
    if (!isCodeLoadable) throw new Error('offline');
    return (viewer: string | null) => void clearedViewers.push(viewer);
  };
  const store = (): void => clearAtSignOut(atoms, load);
  const setCodeLoadable = (isLoadable: boolean) => void (isCodeLoadable = isLoadable);
  return {
    store,
    clearedViewers,
    setCodeLoadable,
    setSignedInViewer: (viewer: string | null) => atoms.set(signedInViewerAtom, viewer),
  };
}

beforeEach(() => {
  localStorage.clear();
  getDocumentFlags().site = 'demo';
  delete getDocumentFlags().signedIn;
});

test('a viewer’s own data is deleted when they sign out, and when another viewer signs in', async () => {
  const { store, clearedViewers, setSignedInViewer } = await openBrowser();
  store();
  setSignedInViewer('1');
  await waitForTasks();
  expect(clearedViewers).toEqual([]);
  setSignedInViewer('2');
  await waitForTasks();
  expect(localStorage.getItem(pageKey('kept-for'))).toBe('viewer');
  setSignedInViewer(null);
  await waitForTasks();
  expect(clearedViewers).toEqual(['1', '2']);
  expect(localStorage.length).toBe(0);
});

test('when the session has ended without an open page, the next page deletes the data of every feature once', async () => {
  const browserBefore = await openBrowser();
  browserBefore.store();
  browserBefore.setSignedInViewer('1');
  await waitForTasks();
  expect(localStorage.getItem(pageKey('kept-for'))).toBe('viewer');

  const browserAfter = await openBrowser();
  browserAfter.store();
  browserAfter.store();
  await waitForTasks();
  expect(browserAfter.clearedViewers).toEqual([null, null]);
  const laterBrowser = await openBrowser();
  laterBrowser.store();
  await waitForTasks();
  expect(laterBrowser.clearedViewers).toEqual([]);
});

test('a viewer’s stored data stays while the viewer is signed in', async () => {
  const browserBefore = await openBrowser();
  browserBefore.store();
  browserBefore.setSignedInViewer('1');
  await waitForTasks();
  getDocumentFlags().signedIn = '';
  const reopenedBrowser = await openBrowser();
  reopenedBrowser.store();
  await waitForTasks();
  expect(reopenedBrowser.clearedViewers).toEqual([]);
});

test('a sign-out repeats a failed load of the code that deletes the data', async () => {
  const { clearedViewers, setSignedInViewer, setCodeLoadable, store } = await openBrowser();
  setCodeLoadable(false);
  store();
  setSignedInViewer('1');
  await waitForTasks();
  setCodeLoadable(true);
  setSignedInViewer(null);
  await waitForTasks();
  expect(clearedViewers).toEqual(['1']);
});

test('the next page deletes the data when the code for it has failed to load twice', async () => {
  const { clearedViewers, setSignedInViewer, setCodeLoadable, store } = await openBrowser();
  setCodeLoadable(false);
  store();
  setSignedInViewer('1');
  setSignedInViewer(null);
  await waitForTasks();
  expect(clearedViewers).toEqual([]);
  const browserAfter = await openBrowser();
  browserAfter.store();
  await waitForTasks();
  expect(browserAfter.clearedViewers).toEqual([null]);
});
