import { clearViewersValues } from '@touchline/feature-kit/storage';
import { beforeEach, expect, test } from 'vitest';
import { ownRows } from './own-rows.ts';

beforeEach(() => {
  document.documentElement.dataset['site'] = 'acme';
  localStorage.clear();
});

test('deletes the stored names and heights of a viewer’s own parts when the viewer leaves', () => {
  ownRows.note('watchlist', 210);
  expect(ownRows.room()).toBe('210px');
  clearViewersValues();
  expect([localStorage.length, ownRows.room(), ownRows.heightOf('watchlist')]).toEqual([0, '0px', undefined]);
});
