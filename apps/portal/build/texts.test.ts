import { expect, test } from 'vitest';
import { firstTexts, readTexts } from './texts.ts';

test('every page starts with the shell’s texts and no others, a feature’s pages bring their own and those of the libraries below it', () => {
  expect(Object.keys(readTexts('he', firstTexts, ['catalog', 'account']).texts)).toEqual(['shell']);
  expect(Object.keys(readTexts('he', 'pages').texts)).toEqual(['content']);
  expect(Object.keys(readTexts('he', 'event').texts)).toEqual(['player', 'event']);
});

test('what a feature shows in pages of others comes with all of them, and no more of it', () => {
  const { texts } = readTexts('en', 'pages', ['catalog', 'account']);
  expect(Object.keys(texts)).toEqual(['content', 'account']);
  expect(Object.keys(texts['account'] ?? {})).toEqual(['everywhere']);
});

test('what a language lacks is there in English, so that no viewer needs a second file', () => {
  expect(readTexts('xx', firstTexts).texts['shell']).toMatchObject({ loading: 'Loading' });
});
