import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './product-sources.ts';
import { readTestedIds } from './read-tested-ids.ts';

const readRows = (file: string): string[] =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(/^\| (\d+[a-z]?) \|/gm), ([, row = '']) => row);

const rows = readRows('docs/faults.md');
/** Rows of faults that can occur in one library only. */
const libraryRows = globSync('libs/*/README.md', { cwd: root }).flatMap(readRows);

test('the fault matrix has rows about lists, watching, signing in, paying and third parties', () => {
  const expectedNumbers = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 21, 22, 23, 24, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41,
  ];
  expect([...new Set(rows.map((row) => Number.parseInt(row, 10)))]).toEqual(expectedNumbers);
});

test('each row of the fault matrix has a test, and each test of a fault has a row', () => {
  expect(readTestedIds('fault')).toEqual([...rows, ...libraryRows].toSorted());
});
