// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markRoot, rootAttributes, rootMarks } from './marks.ts';

test('marks become attributes in the spelling of the styles', () => {
  expect(rootAttributes({ site: 'demo', spoilerFree: '' })).toBe(' data-site="demo" data-spoiler-free=""');
});

test('a boolean mark is present or absent, never a word', () => {
  const { documentElement } = document;
  markRoot('signedIn', true);
  expect([documentElement.matches('[data-signed-in]'), rootMarks().signedIn]).toEqual([true, '']);
  markRoot('signedIn', false);
  expect([documentElement.matches('[data-signed-in]'), rootMarks().signedIn]).toEqual([false, undefined]);
});
