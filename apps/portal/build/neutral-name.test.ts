import { expect, test } from 'vitest';
import { neutralName } from '../../../tools/vite/neutral-name.ts';

test('returns six digits: the same for one name each time, others for another name', () => {
  expect(neutralName('banners')).toMatch(/^\d{6}$/);
  expect(neutralName('banners')).toBe(neutralName('banners'));
  expect(neutralName('banners')).not.toBe(neutralName('banner-meta'));
});
