import { expect, test } from 'vitest';
import { neutralName } from '../../../tools/vite/neutral-name.ts';

test('a file name of six digits is the same for the same input, and differs for another', () => {
  expect(neutralName('banners')).toMatch(/^\d{6}$/);
  expect(neutralName('banners')).toBe(neutralName('banners'));
  expect(neutralName('banners')).not.toBe(neutralName('banner-meta'));
});
