import { expect, test } from 'vitest';
import { readTexts } from './texts.ts';

test('every language is whole: the namespaces of the shell, the kits and the enabled features', () => {
  const { texts } = readTexts('he', ['catalog']);
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(['shell', 'player', 'content', 'catalog']));
  expect(texts).not.toHaveProperty('event');
});

test('what a language lacks is there in English, so that no viewer needs a second file', () => {
  const { texts } = readTexts('xx', []);
  expect(texts['shell']).toMatchObject({ loading: 'Loading' });
});
