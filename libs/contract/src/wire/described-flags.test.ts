import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sourceFolder = new URL('..', import.meta.url).pathname;
const isFlag = (line: string): boolean => /^ +\w+: (?:z\.optional\()?booleanFlag\)?,$/.test(line);

test('every boolean of the contract has a comment', () => {
  const files = globSync('**/*.ts', { cwd: sourceFolder });
  const linesOfFiles = files.map((file) => ({ file, lines: readFileSync(sourceFolder + file, 'utf8').split('\n') }));
  const flags = linesOfFiles.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      isFlag(line) ? [{ flag: `${file}: ${line.trim()}`, lineAbove: lines[index - 1] }] : [],
    ),
  );
  expect(flags.length).toBeGreaterThan(20);
  expect(flags.filter(({ lineAbove }) => !lineAbove?.endsWith('*/')).map(({ flag }) => flag)).toEqual([]);
});
