import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './product-sources.ts';

const sources = globSync('{apps,libs,tools}/**/*.{test,journey,engine}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((file) => readFileSync(join(root, file), 'utf8'));

/** The ids in the titles of all tests, such as `30b` of `[fault-30b]`, sorted as texts. */
export function readTestedIds(kind: 'fault' | 'ruling'): string[] {
  const pattern = new RegExp(String.raw`\[${kind}-(\d+[a-z]?)\]`, 'g');
  const ids = sources.flatMap((source) => Array.from(source.matchAll(pattern), ([, id = '']) => id));
  return [...new Set(ids)].toSorted();
}
