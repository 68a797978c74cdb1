import { expect, test } from 'vitest';
import { safeParse } from 'zod';
import { manifest } from './manifest.ts';

test('the feature has the pages of the specification, and refuses unknown options', () => {
  expect(manifest.routes?.map(({ path }) => path)).toEqual(['faq', 'about', 'terms', 'privacy', 'info/:type']);
  expect(safeParse(manifest.options, { unknown: true }).success).toBe(false);
});
