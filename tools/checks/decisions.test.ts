import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './product-sources.ts';
import { readTestedIds } from './read-tested-ids.ts';

const page = readFileSync(join(root, 'docs/decisions/0064-name-the-tests-of-each-ruling.md'), 'utf8');
const rulings = Array.from(page.matchAll(/^\| (\d+) \|/gm), ([, ruling = '']) => ruling);

test('the rulings in force are numbered from 1', () => {
  expect(rulings).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 1)));
});

test('each ruling has a test, and each test of a ruling names a ruling of the table', () => {
  expect(readTestedIds('ruling')).toEqual(rulings.toSorted());
});
