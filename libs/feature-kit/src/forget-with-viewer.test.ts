// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageKey, rootMarks } from './marks.ts';

/** A document of its own: whether a viewer has left is answered once in each. */
async function open() {
  vi.resetModules();
  const { forgetWithViewer } = await import('./forget-with-viewer.ts');
  const { admittedAtom } = await import('./admitted.ts');
  const atoms = createStore();
  const forgotten: (string | null)[] = [];
  const store = (): void => forgetWithViewer(atoms, async (viewer) => () => void forgotten.push(viewer));
  return { store, forgotten, admit: (viewer: string | null) => atoms.set(admittedAtom, viewer) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  rootMarks().site = 'demo';
  delete rootMarks().signedIn;
});

test('what a viewer’s own is goes when they sign out, and when another signs in', async () => {
  const { store, forgotten, admit } = await open();
  store();
  admit('1');
  await settled();
  expect(forgotten).toEqual([]);
  admit('2');
  await settled();
  expect(localStorage.getItem(pageKey('kept-for'))).toBe('viewer');
  admit(null);
  await settled();
  expect(forgotten).toEqual(['1', '2']);
  expect(localStorage.length).toBe(0);
});

test('it goes with the next page where the session has ended while none was open, of every feature, and once', async () => {
  const before = await open();
  before.store();
  before.admit('1');
  await settled();
  expect(localStorage.getItem(pageKey('kept-for'))).toBe('viewer');

  const after = await open();
  after.store();
  after.store();
  await settled();
  expect(after.forgotten).toEqual([null, null]);
  const later = await open();
  later.store();
  await settled();
  expect(later.forgotten).toEqual([]);
});

test('it stays where the viewer is still signed in, and a visitor’s own stays a visitor’s', async () => {
  const before = await open();
  before.store();
  before.admit('1');
  await settled();
  rootMarks().signedIn = '';
  const again = await open();
  again.store();
  await settled();
  expect(again.forgotten).toEqual([]);
});
