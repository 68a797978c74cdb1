import { createStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { isAnythingWished, noteWished, takeWished } from './wished.ts';

afterEach(() => sessionStorage.clear());

it.each([
  ['this page', true],
  ['a page before it', false],
])('a note reaches its own list once: a note of %s', (_, isSamePage) => {
  const atoms = createStore();
  noteWished(isSamePage ? atoms : createStore(), { list: 'followed', id: 'team:osl', title: 'Oslo Ravens' });
  expect(takeWished(atoms, { name: 'watchlist' })).toBeNull();
  expect(isAnythingWished(atoms)).toBe(true);
  expect(takeWished(atoms, { name: 'followed' })).toMatchObject({ id: 'team:osl', title: 'Oslo Ravens' });
  expect(takeWished(atoms, { name: 'followed' })).toBeNull();
  expect([isAnythingWished(atoms), sessionStorage.length]).toEqual([false, 0]);
});
