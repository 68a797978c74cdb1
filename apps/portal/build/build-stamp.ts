import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

export const workspace = join(import.meta.dirname, '../../..');

/** What a build of the shell depends on besides its set of features. */
const sources = [
  'apps/portal/{src,build,locales}/**/*.{ts,tsx,css,json,js}',
  'apps/portal/*.{ts,json}',
  'libs/*/{src,locales,fonts}/**/*.{ts,tsx,css,json,woff2,svg}',
  'libs/*/package.json',
  'tools/vite/*.ts',
  'pnpm-lock.yaml',
];

/** A hash of all sources that go into a build. */
export async function sourceHash(): Promise<string> {
  const files = await Array.fromAsync(
    glob(sources, { cwd: workspace, exclude: (name) => /\.(test|stories)\.|node_modules|(^|\/)dist(\/|$)/.test(name) }),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(workspace, file)));
  return hash.digest('hex').slice(0, 16);
}

const stampFile = 'build-stamp';

/** Whether a folder was finished from these sources. */
export const isFresh = (folder: string, stamp: string): boolean => {
  const file = join(folder, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
};

/** Marks a folder as finished; the last thing a build does. */
export const markFresh = (folder: string, stamp: string): void => writeFileSync(join(folder, stampFile), stamp);
