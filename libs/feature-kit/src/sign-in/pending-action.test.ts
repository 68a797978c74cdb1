// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { pageKey } from '../document/marks.ts';
import {
  hasPendingAction,
  isPendingActionStarted,
  setPendingActionStarted,
  storePendingAction,
  takePendingAction,
} from './pending-action.ts';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const followAction = { action: 'follow', payload: { id: 'team:osl' }, title: 'Oslo Ravens' };
const minuteMs = 60_000;

it.each([
  ['the same page', true],
  ['an earlier page', false],
])('a pending action that %s has stored reaches its feature once', (_, isSamePage) => {
  const atoms = createStore();
  storePendingAction(isSamePage ? atoms : createStore(), followAction);
  expect(takePendingAction(atoms, 'save-to-watchlist', 'ingrid')).toBeNull();
  expect(hasPendingAction(atoms)).toBe(true);
  expect(takePendingAction(atoms, 'follow', 'ingrid')).toMatchObject(followAction);
  expect(takePendingAction(atoms, 'follow', 'ingrid')).toBeNull();
  expect([hasPendingAction(atoms), sessionStorage.length]).toEqual([false, 0]);
});

it.each([
  ['another viewer has signed in since', undefined],
  ['it was stored for another viewer', 'ingrid'],
])('a pending action is dropped when %s', (_, owner) => {
  storePendingAction(createStore(), followAction, owner);
  // The code of the action's feature has not loaded, or has failed.
  if (owner === undefined) takePendingAction(createStore(), 'save-to-watchlist', 'ingrid');
  const atoms = createStore();
  expect(takePendingAction(atoms, 'follow', 'jonas')).toBeNull();
  expect([hasPendingAction(atoms), sessionStorage.length]).toEqual([false, 0]);
});

it('a pending action counts as started only after a sign-in page has opened, also when the clock was set back', () => {
  const atoms = createStore();
  vi.setSystemTime(performance.timeOrigin - 5 * minuteMs);
  storePendingAction(atoms, followAction);
  expect(isPendingActionStarted(atoms)).toBe(false);
  setPendingActionStarted(atoms);
  expect(isPendingActionStarted(atoms)).toBe(true);
});

it.each([
  ['followed', 'follow'],
  ['watchlist', 'save-to-watchlist'],
])('a pending action that an earlier build has stored for the list %s is completed', (list, action) => {
  const stored = { list, id: '7', title: 'Derby', at: Date.now() };
  sessionStorage.setItem(pageKey('wished-save'), JSON.stringify(stored));
  expect(takePendingAction(createStore(), action, 'ingrid')).toMatchObject({ payload: { id: '7' }, title: 'Derby' });
});

it.each(['{"id":7}', '{"action":"follow","payload":{"id":7},"title":"Derby","at":0}', '{"list":"constructor"}', '7'])(
  'a malformed stored action is ignored: %s',
  (stored) => {
    sessionStorage.setItem(pageKey('wished-save'), stored);
    expect(hasPendingAction(createStore())).toBe(false);
  },
);
