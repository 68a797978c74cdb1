import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rows = readFileSync(join(root, 'docs/faults.md'), 'utf8').matchAll(/^\| (\d+[a-z]?) \|.*\|([^|\n]*)\|$/gm);

const proofs = [...rows].flatMap(([, row = '', shownBy = '']) =>
  [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => ({ row, file })),
);

test('each row of the fault matrix about lists, watching, signing in, paying and third parties is shown by some test', () => {
  const expectedNumbers = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 21, 22, 23, 24, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
  ];
  expect([...new Set(proofs.map(({ row }) => Number.parseInt(row, 10)))]).toEqual(expectedNumbers);
});

test.each(proofs)('row $row: a test of $file names it', ({ file, row }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(`[fault-${row}]`);
});
