import { clearViewersValues } from '@touchline/feature-kit/storage';
import { beforeEach, expect, test } from 'vitest';
import { personalRowHeights } from './personal-row-heights.ts';

beforeEach(() => {
  document.documentElement.dataset['site'] = 'acme';
  localStorage.clear();
});

test('deletes the stored names and heights of a viewer’s own parts when the viewer leaves', () => {
  personalRowHeights.note('watchlist', 210);
  expect(personalRowHeights.room()).toBe('210px');
  clearViewersValues();
  expect([localStorage.length, personalRowHeights.room(), personalRowHeights.heightOf('watchlist')]).toEqual([
    0,
    '0px',
    undefined,
  ]);
});
