import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const libs = join(import.meta.dirname, '../../../libs');

/** The checked fields of a library's package.json. */
export interface Manifest {
  name: string;
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A library as it would be published. */
export interface Pack {
  /** Name of the library's folder. */
  library: string;
  /** The folder of the library's sources. */
  folder: string;
  tarball: string;
}

/** The names of all libraries. */
export const libraries: readonly string[] = readdirSync(libs);

/** Reads a package.json of this workspace, which needs no validation. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Packs a built library into a folder. */
export async function pack(library: string, target: string): Promise<Pack> {
  const folder = join(libs, library);
  const { stdout } = await run('pnpm', ['pack', '--json', '--pack-destination', target], { cwd: folder });
  // pnpm's own output.
  const { filename } = JSON.parse(stdout) as { filename: string };
  return { library, folder, tarball: filename };
}

/** The entry points of a library for styles or texts, which have no types, as spelled in package.json. */
export const listUntypedEntryPoints = ({ exports }: Manifest): string[] =>
  Object.keys(exports).filter((entryPoint) => /\.css$|^\.\/locales\//.test(entryPoint));

/** The entry points that programs import, of all libraries: `@touchline/event/feature`. */
export const listTypedEntryPoints = (manifests: ReadonlyMap<string, Manifest>): string[] =>
  [...manifests.values()].flatMap((manifest) =>
    Object.keys(manifest.exports)
      .filter((entryPoint) => !listUntypedEntryPoints(manifest).includes(entryPoint) && !entryPoint.endsWith('.json'))
      .map((entryPoint) => manifest.name + entryPoint.slice('.'.length)),
  );
