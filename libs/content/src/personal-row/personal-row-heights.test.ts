import { clearViewersValues } from '@touchline/feature-kit/storage';
import { beforeEach, expect, test } from 'vitest';
import { personalRowHeights } from './personal-row-heights.ts';

beforeEach(() => {
  document.documentElement.dataset['site'] = 'acme';
  localStorage.clear();
});

test('corrects the stored sum of heights if another program has changed it [fault-38e]', () => {
  personalRowHeights.storeHeight('watchlist', 210);
  localStorage.setItem('touchline.acme.own', '9000px');
  personalRowHeights.removeOthers(['watchlist']);
  expect(localStorage.getItem('touchline.acme.own')).toBe('210px');
});

test('deletes the stored names and heights of a viewer’s personal rows when the viewer signs out', () => {
  personalRowHeights.storeHeight('watchlist', 210);
  expect(personalRowHeights.getTotalHeight()).toBe('210px');
  clearViewersValues();
  expect([localStorage.length, personalRowHeights.getTotalHeight(), personalRowHeights.getHeight('watchlist')]).toEqual(
    [0, '0px', undefined],
  );
});
