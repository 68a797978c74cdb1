import { expect, test } from 'vitest';
import { toNeutralName } from '../../../tools/vite/neutral-name.ts';

test('a file name of six digits is the same for the same input, and differs for another', () => {
  expect(toNeutralName('banners')).toMatch(/^\d{6}$/);
  expect(toNeutralName('banners')).toBe(toNeutralName('banners'));
  expect(toNeutralName('banners')).not.toBe(toNeutralName('banner-meta'));
});
