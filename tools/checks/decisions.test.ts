import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/decisions/0064-name-the-tests-of-each-ruling.md'), 'utf8');

const proofs = [...page.matchAll(/^\| (\d+) \|.*\|([^|\n]*)\|$/gm)].flatMap(([, ruling = '', shownBy = '']) =>
  [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => ({ ruling, file })),
);

test('each ruling in force is named by a test', () => {
  const expectedNumbers = Array.from({ length: 14 }, (_, index) => String(index + 1));
  expect([...new Set(proofs.map(({ ruling }) => ruling))]).toEqual(expectedNumbers);
});

test.each(proofs)('ruling $ruling: a test of $file names it', ({ file, ruling }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(`[ruling-${ruling}]`);
});
