import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

export const workspace = join(import.meta.dirname, '../../..');

/** The sources that a build of the shell depends on, besides its set of features. */
const sources = [
  'apps/portal/{src,build,locales}/**/*.{ts,tsx,css,json,js}',
  'apps/portal/*.{ts,json}',
  'libs/*/{src,locales,fonts}/**/*.{ts,tsx,css,json,woff2,svg}',
  'libs/*/package.json',
  'tools/vite/*.ts',
  'pnpm-lock.yaml',
];

/** A hash of all sources that go into a build. */
export async function hashSources(): Promise<string> {
  const files = await Array.fromAsync(
    glob(sources, { cwd: workspace, exclude: (name) => /\.(test|stories)\.|node_modules|(^|\/)dist(\/|$)/.test(name) }),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(workspace, file)));
  return hash.digest('hex').slice(0, 16);
}
