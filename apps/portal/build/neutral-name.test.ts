import { expect, test } from 'vitest';
import { toNeutralName } from '../../../tools/vite/neutral-name.ts';

test('toNeutralName returns the same six digits for the same name, and other digits for another name', () => {
  expect(toNeutralName('banners')).toMatch(/^\d{6}$/);
  expect(toNeutralName('banners')).toBe(toNeutralName('banners'));
  expect(toNeutralName('banners')).not.toBe(toNeutralName('banner-meta'));
});
