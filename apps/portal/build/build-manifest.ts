import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One chunk of Vite's manifest. */
export interface ManifestChunk {
  file: string;
  name?: string;
  src?: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Vite's manifest of a browser build; empty when no build exists, as in development. */
export function readManifest(browserFolder: string): Manifest {
  const file = join(browserFolder, '.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}
