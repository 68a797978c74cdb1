// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageKey, getDocumentFlags } from './marks.ts';

/** A new document: each document checks once whether a viewer has left. */
async function open() {
  vi.resetModules();
  const { clearAtSignOut } = await import('./clear-at-sign-out.ts');
  const { signedInViewerAtom } = await import('./admitted.ts');
  const atoms = createStore();
  const forgotten: (string | null)[] = [];
  const store = (): void => clearAtSignOut(atoms, async (viewer) => () => void forgotten.push(viewer));
  return { store, forgotten, admit: (viewer: string | null) => atoms.set(signedInViewerAtom, viewer) };
}

beforeEach(() => {
  localStorage.clear();
  getDocumentFlags().site = 'demo';
  delete getDocumentFlags().signedIn;
});

test('deletes a viewer’s own data when they sign out and when another viewer signs in', async () => {
  const { store, forgotten, admit } = await open();
  store();
  admit('1');
  await turn();
  expect(forgotten).toEqual([]);
  admit('2');
  await turn();
  expect(localStorage.getItem(pageKey('kept-for'))).toBe('viewer');
  admit(null);
  await turn();
  expect(forgotten).toEqual(['1', '2']);
  expect(localStorage.length).toBe(0);
});

test('deletes the data of every feature with the next page, once, when the session ended without an open page', async () => {
  const before = await open();
  before.store();
  before.admit('1');
  await turn();
  expect(localStorage.getItem(pageKey('kept-for'))).toBe('viewer');

  const after = await open();
  after.store();
  after.store();
  await turn();
  expect(after.forgotten).toEqual([null, null]);
  const later = await open();
  later.store();
  await turn();
  expect(later.forgotten).toEqual([]);
});

test('keeps the data while the viewer is still signed in', async () => {
  const before = await open();
  before.store();
  before.admit('1');
  await turn();
  getDocumentFlags().signedIn = '';
  const again = await open();
  again.store();
  await turn();
  expect(again.forgotten).toEqual([]);
});
