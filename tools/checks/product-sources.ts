import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** A file of the product: its path from the workspace's root, and its text. */
export interface Source {
  file: string;
  text: string;
}

/** The sources of the libraries, the portal and the edge, without tests, stories and their helpers. */
export const readProductSources = (): Source[] =>
  globSync('{libs,apps/portal,apps/edge}/**/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
