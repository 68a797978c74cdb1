import { expect, test } from 'vitest';
import { firstTexts, readTexts } from './texts.ts';

test('every page starts with the shell’s and the shared texts, a feature’s pages bring their own', () => {
  expect(Object.keys(readTexts('he', firstTexts).texts)).toEqual(['shell', 'content']);
  expect(Object.keys(readTexts('he', 'event').texts)).toEqual(['player', 'event']);
});

test('what a feature shows in pages of others is among the first texts, and no more of it', () => {
  const { texts } = readTexts('en', firstTexts, ['catalog', 'account']);
  expect(Object.keys(texts)).toEqual(['shell', 'content', 'account']);
  expect(Object.keys(texts['account'] ?? {})).toEqual(['everywhere']);
});

test('what a language lacks is there in English, so that no viewer needs a second file', () => {
  expect(readTexts('xx', firstTexts).texts['shell']).toMatchObject({ loading: 'Loading' });
});
