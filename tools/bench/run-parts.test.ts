import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runPart } from './run-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a program that the test runs in place of `run-part.ts`. */
function writeProgram(name: string, text: string): string[] {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `import { writeFileSync } from 'node:fs';\nconst report = process.env.BENCH_REPORT;\n${text}`);
  return [file];
}

const createPart = (timeLimitMs: number) => ({ name: 'sample', timeLimitMs, measure: async () => [] });
const row = { name: 'a', figure: '1 s', value: 1, unit: 's', better: 'lower', target: 'at most 2 s', met: true };

test('a part of the benchmarks that succeeds returns its measures', async () => {
  const report = JSON.stringify({ step: 'ends', measures: [row] });
  const result = await runPart(
    createPart(60_000),
    writeProgram('well', `writeFileSync(report, ${JSON.stringify(report)});`),
  );
  expect(result).toMatchObject({ name: 'sample', measures: [row] });
  expect(result.failure).toBeUndefined();
});

test('a part of the benchmarks that hangs is ended at its time limit, and its failure names its last step', async () => {
  const hangingProgram = `writeFileSync(report, '{"step":"presses a day"}'); setInterval(() => {}, 1000);`;
  const result = await runPart(createPart(2_000), writeProgram('hangs', hangingProgram));
  expect(result.failure).toBe('no answer within 2 s while it presses a day');
});

test('a part of the benchmarks that throws fails with its last output', async () => {
  const result = await runPart(createPart(60_000), writeProgram('throws', `throw new Error('no such page');`));
  expect(result.failure).toContain('no such page');
  expect(result.measures).toEqual([]);
});

test('a part of the benchmarks that ends without measures fails', async () => {
  const result = await runPart(createPart(60_000), writeProgram('empty', ''));
  expect(result.failure).toBe('it ended without measures');
});

test('a part of the benchmarks leaves no file behind', async () => {
  const foldersBefore = readdirSync(tmpdir()).filter((name) => name.startsWith('touchline-bench-'));
  await runPart(createPart(60_000), writeProgram('clean', ''));
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('touchline-bench-'))).toEqual(foldersBefore);
});
