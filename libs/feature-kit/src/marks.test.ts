// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { setDocumentFlag, toFlagAttributes, getDocumentFlags } from './marks.ts';

test('marks become attributes in the spelling of the styles', () => {
  expect(toFlagAttributes({ site: 'demo', spoilerFree: '' })).toBe(' data-site="demo" data-spoiler-free=""');
});

test('a boolean mark is present or absent, never a word', () => {
  const { documentElement } = document;
  setDocumentFlag('signedIn', true);
  expect([documentElement.matches('[data-signed-in]'), getDocumentFlags().signedIn]).toEqual([true, '']);
  setDocumentFlag('signedIn', false);
  expect([documentElement.matches('[data-signed-in]'), getDocumentFlags().signedIn]).toEqual([false, undefined]);
});
