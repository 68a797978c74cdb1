import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namedTests } from './named-tests.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/decisions/0064-rulings-of-the-second-round.md'), 'utf8');
const rulings = [...page.matchAll(/^\| (?!ruling)([^|]+) \| (.*) \|$/gm)].map(([, ruling = '', heldBy = '']) => ({
  ruling,
  tests: namedTests(heldBy),
}));

test('each ruling that holds names a test', () => {
  expect(rulings.length).toBeGreaterThan(5);
  expect(rulings.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test.each(rulings.flatMap(({ tests }) => tests))('$file has "$title"', ({ file, title }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
