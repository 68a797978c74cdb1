import { expect, test } from 'vitest';
import { firstTexts, readTexts } from './texts.ts';

test('every page starts with the shell’s and the shared texts, a feature’s pages bring their own', () => {
  expect(Object.keys(readTexts('he', firstTexts).texts)).toEqual(['shell', 'content']);
  expect(Object.keys(readTexts('he', 'event').texts)).toEqual(['player', 'event']);
});

test('what a language lacks is there in English, so that no viewer needs a second file', () => {
  expect(readTexts('xx', firstTexts).texts['shell']).toMatchObject({ loading: 'Loading' });
});
