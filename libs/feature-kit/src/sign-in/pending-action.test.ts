// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { hasPendingAction, storePendingAction, takePendingAction } from './pending-action.ts';

afterEach(() => sessionStorage.clear());

it.each([
  ['the same page', true],
  ['an earlier page', false],
])('a pending action that %s has stored reaches its list once', (_, isSamePage) => {
  const atoms = createStore();
  storePendingAction(isSamePage ? atoms : createStore(), { list: 'followed', id: 'team:osl', title: 'Oslo Ravens' });
  expect(takePendingAction(atoms, { name: 'watchlist' })).toBeNull();
  expect(hasPendingAction(atoms)).toBe(true);
  expect(takePendingAction(atoms, { name: 'followed' })).toMatchObject({ id: 'team:osl', title: 'Oslo Ravens' });
  expect(takePendingAction(atoms, { name: 'followed' })).toBeNull();
  expect([hasPendingAction(atoms), sessionStorage.length]).toEqual([false, 0]);
});
