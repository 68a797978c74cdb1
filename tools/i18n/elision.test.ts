import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

test.each([
  ['it', /\b(?:il|al|dal|del) \{\{(?:date|at)\}\}/],
  ['ca', /\b(?:el|al|del) \{\{(?:date|at)\}\}/],
])('no text in %s has an article before a date, because “il 8” would be wrong', (locale, article) => {
  const texts = globSync(`libs/*/locales/${locale}.json`, { cwd: root });
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((file) => article.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
