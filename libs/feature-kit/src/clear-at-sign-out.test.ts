// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageKey, getDocumentFlags } from './marks.ts';

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
  const answerLoads = (isLoadable: boolean) => void (isCodeLoadable = isLoadable);
  return {
    store,
    clearedViewers,
    answerLoads,
    admit: (viewer: string | null) => atoms.set(signedInViewerAtom, viewer),
  };
}

beforeEach(() => {
  localStorage.clear();
  getDocumentFlags().site = 'demo';
  delete getDocumentFlags().signedIn;
});

test('deletes a viewer’s own data when they sign out and when another viewer signs in', async () => {
  const { store, clearedViewers, admit } = await openBrowser();
  store();
  admit('1');
  await turn();
  expect(clearedViewers).toEqual([]);
  admit('2');
  await turn();
  expect(localStorage.getItem(pageKey('kept-for'))).toBe('viewer');
  admit(null);
  await turn();
  expect(clearedViewers).toEqual(['1', '2']);
  expect(localStorage.length).toBe(0);
});

test('when the session has ended without an open page, the next page deletes the data of every feature once', async () => {
  const browserBefore = await openBrowser();
  browserBefore.store();
  browserBefore.admit('1');
  await turn();
  expect(localStorage.getItem(pageKey('kept-for'))).toBe('viewer');

  const browserAfter = await openBrowser();
  browserAfter.store();
  browserAfter.store();
  await turn();
  expect(browserAfter.clearedViewers).toEqual([null, null]);
  const laterBrowser = await openBrowser();
  laterBrowser.store();
  await turn();
  expect(laterBrowser.clearedViewers).toEqual([]);
});

test('keeps a viewer’s stored data while the viewer is signed in', async () => {
  const browserBefore = await openBrowser();
  browserBefore.store();
  browserBefore.admit('1');
  await turn();
  getDocumentFlags().signedIn = '';
  const reopenedBrowser = await openBrowser();
  reopenedBrowser.store();
  await turn();
  expect(reopenedBrowser.clearedViewers).toEqual([]);
});

test('loads the function that deletes again at sign-out when its first load has failed', async () => {
  const { clearedViewers, admit, answerLoads, store } = await openBrowser();
  answerLoads(false);
  store();
  admit('1');
  await turn();
  answerLoads(true);
  admit(null);
  await turn();
  expect(clearedViewers).toEqual(['1']);
});

test('deletes the data on the next page when the function that deletes has failed to load twice', async () => {
  const { clearedViewers, admit, answerLoads, store } = await openBrowser();
  answerLoads(false);
  store();
  admit('1');
  admit(null);
  await turn();
  expect(clearedViewers).toEqual([]);
  const browserAfter = await openBrowser();
  browserAfter.store();
  await turn();
  expect(browserAfter.clearedViewers).toEqual([null]);
});
