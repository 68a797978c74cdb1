import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { getBrowserBuildConfig } from '../../apps/portal/build/browser.ts';
import { getBrowserParts } from '../../apps/portal/build/customers/browser-parts.ts';
import { readCustomers } from '../../apps/portal/build/customers/read-customers.ts';

const workspace = join(import.meta.dirname, '../..');
const dist = join(workspace, 'dist');

/** A customer's build, as described in `dist/site/<id>/site.json`. */
export interface BuiltRelease {
  /** The build's id, which error reports send as the release. */
  build: string;
  /** The folder of its chunks. */
  assets: string;
}

/** @throws Error if the customer is not built */
export function getRelease(id: string): BuiltRelease {
  const file = join(dist, 'site', id, 'site.json');
  if (!existsSync(file)) throw new Error(`${id} is not built: npm run build -- ${id}`);
  const { build, browser }: { build?: unknown; browser?: unknown } = JSON.parse(readFileSync(file, 'utf8')) as object;
  return { build: String(build), assets: join(dist, 'browser', String(browser), 'assets') };
}

const listScripts = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.js'));

/**
 * Returns the names of the chunks that differ between two folders. The maps of a differing chunk would lead to wrong
 * lines.
 * @param builtFolder the chunks with maps
 * @param servedFolder the chunks that the customer's pages load
 */
export function getDifferingScripts(builtFolder: string, servedFolder: string): string[] {
  const names = new Set([...listScripts(builtFolder), ...listScripts(servedFolder)]);
  const isSame = (name: string) =>
    [builtFolder, servedFolder].every((folder) => existsSync(join(folder, name))) &&
    readFileSync(join(builtFolder, name)).equals(readFileSync(join(servedFolder, name)));
  return [...names].filter((name) => !isSame(name));
}

/** Names sources by their paths in the repository, because the folder of the maps differs on each machine. */
const repositoryPaths: Plugin = {
  name: 'touchline:repository-paths',
  outputOptions: (options) => ({
    ...options,
    sourcemapPathTransform: (source, map) => relative(workspace, resolve(dirname(map), source)),
  }),
};

/** The same build with source maps; its chunks contain no reference to a map. */
export const withMaps = (config: InlineConfig): InlineConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), repositoryPaths],
  build: { ...config.build, sourcemap: 'hidden' },
});

/**
 * Builds a customer's chunks again with source maps, without a reference to a map in a chunk. The served build has no
 * maps.
 * @param folder for the output; its content is deleted
 * @returns the folder of the chunks
 * @throws Error when they differ from the served ones
 */
export async function makeMaps(id: string, { assets }: BuiltRelease, folder: string): Promise<string> {
  const { customers, faults } = await readCustomers([id]);
  const [customer] = customers;
  if (!customer) throw new Error(faults.map(({ path }) => path).join(', '));
  await build(withMaps(getBrowserBuildConfig(getBrowserParts(customer), folder)));
  const builtFolder = join(folder, 'assets');
  const differingScripts = getDifferingScripts(builtFolder, assets);
  if (differingScripts.length > 0)
    throw new Error(
      `${id} was built from other sources (${differingScripts.slice(0, 3).join(', ')} …): build it again, and then this`,
    );
  return builtFolder;
}
