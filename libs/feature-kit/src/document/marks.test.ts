// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { setDocumentFlag, toFlagAttributes, getDocumentFlags } from './marks.ts';

test('document flags become attributes in the spelling of the styles', () => {
  expect(toFlagAttributes({ site: 'demo', spoilerFree: '' })).toBe(' data-site="demo" data-spoiler-free=""');
});

test('a boolean document flag is an empty attribute or absent', () => {
  const { documentElement } = document;
  setDocumentFlag('signedIn', true);
  expect([documentElement.matches('[data-signed-in]'), getDocumentFlags().signedIn]).toEqual([true, '']);
  setDocumentFlag('signedIn', false);
  expect([documentElement.matches('[data-signed-in]'), getDocumentFlags().signedIn]).toEqual([false, undefined]);
});
