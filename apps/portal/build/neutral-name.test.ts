import { expect, test } from 'vitest';
import { neutralName } from './neutral-name.ts';

test('a chunk keeps its digits from build to build, and another one has others', () => {
  expect(neutralName('banners')).toMatch(/^\d{6}$/);
  expect(neutralName('banners')).toBe(neutralName('banners'));
  expect(neutralName('banners')).not.toBe(neutralName('banner-meta'));
});
