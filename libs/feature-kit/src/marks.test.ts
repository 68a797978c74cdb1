// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markRoot, rootAttributes, rootMarks } from './marks.ts';

test('marks are attributes as styles spell them', () => {
  expect(rootAttributes({ site: 'demo', spoilerFree: '' })).toBe(' data-site="demo" data-spoiler-free=""');
});

test('a mark is there or not, never a word that says no', () => {
  const { documentElement } = document;
  markRoot('signedIn', true);
  expect([documentElement.matches('[data-signed-in]'), rootMarks().signedIn]).toEqual([true, '']);
  markRoot('signedIn', false);
  expect([documentElement.matches('[data-signed-in]'), rootMarks().signedIn]).toEqual([false, undefined]);
});
