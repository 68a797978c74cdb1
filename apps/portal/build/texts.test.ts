import { expect, test } from 'vitest';
import { firstGroup, readTexts } from './texts.ts';

test('the first group of texts contains only the shell’s, and a feature’s group its own and its libraries’ texts', () => {
  expect(Object.keys(readTexts('he', firstGroup, ['catalog', 'account']).texts)).toEqual(['shell']);
  expect(Object.keys(readTexts('he', 'pages').texts)).toEqual(['content']);
  expect(Object.keys(readTexts('he', 'event').texts)).toEqual(['player', 'event']);
});

test('the texts of a feature’s fills come with all pages, without its other texts', () => {
  const { texts } = readTexts('en', 'pages', ['catalog', 'account']);
  expect(Object.keys(texts)).toEqual(['content', 'account']);
  expect(Object.keys(texts['account'] ?? {})).toEqual(['everywhere']);
});

test('English texts replace missing texts of a language', () => {
  expect(readTexts('xx', firstGroup).texts['shell']).toMatchObject({ loading: 'Loading' });
});
