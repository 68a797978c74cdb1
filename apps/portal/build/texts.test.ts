import { expect, test } from 'vitest';
import { firstGroup, readTexts } from './texts.ts';

test('the first text group has only the shell’s texts, and a feature’s group has those of the feature and its libraries', () => {
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
