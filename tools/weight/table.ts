import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Weights } from './weight.ts';

const file = join(import.meta.dirname, 'table.json');

const bytes = z.number().int().nonnegative();
const schema = z.object({
  pages: z.record(z.string(), z.object({ html: bytes, css: bytes, state: bytes, first: bytes, alive: bytes })),
  files: z.record(z.string(), bytes),
});

/** The weights that were accepted last. */
export const readTable = (): Weights => schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Writes the accepted weights, one page a line, so that a diff shows the changed pages. */
export function writeTable({ pages, files }: Weights): void {
  const line = ([name, value]: [string, unknown]) =>
    `    ${JSON.stringify(name)}: ${JSON.stringify(value).replaceAll(/[{:,]/g, '$& ').replace('}', ' }')}`;
  const formatLines = (record: object) => Object.entries(record).map(line).join(',\n');
  writeFileSync(file, `{\n  "pages": {\n${formatLines(pages)}\n  },\n  "files": {\n${formatLines(files)}\n  }\n}\n`);
}
