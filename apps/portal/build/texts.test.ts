import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from '../features.ts';
import { firstGroup, getNamespace, readTexts } from './texts.ts';

test('the first text group has only the shell’s texts, and a feature’s group has the texts of the feature and its libraries', () => {
  expect(Object.keys(readTexts('he', firstGroup, ['catalog', 'account']).texts)).toEqual(['shell']);
  expect(Object.keys(readTexts('he', 'pages').texts)).toEqual(['content']);
  expect(Object.keys(readTexts('he', 'event').texts)).toEqual(['player', 'event']);
});

test('every page loads the texts of a feature’s slot fills, but not the feature’s other texts', () => {
  const { texts } = readTexts('en', 'pages', ['catalog', 'account']);
  expect(Object.keys(texts)).toEqual(['content', 'account']);
  expect(Object.keys(texts['account'] ?? {})).toEqual(['everywhere']);
});

test('English texts replace missing texts of a language', () => {
  expect(readTexts('xx', firstGroup).texts['shell']).toMatchObject({ loading: 'Loading' });
});

const feature = z.object({ manifest: z.object({ routes: z.array(z.object({ page: z.string() })).default([]) }) });

test('the id of each page begins with the namespace of its feature’s texts, by which the edge finds its files', async () => {
  const entries = Object.entries(catalogue).map(async ([id, door]) => {
    const { routes } = feature.parse(await import(door)).manifest;
    return routes.map(({ page }) => ({ page, namespace: getNamespace(id) }));
  });
  const pages = (await Promise.all(entries)).flat();
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ page, namespace }) => !page.startsWith(`${namespace}/`))).toEqual([]);
});
