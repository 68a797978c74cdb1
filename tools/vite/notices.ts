import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Returns the path of a built module in `dist`. npm publishes no folder named node_modules, so bundled packages are in
 * `carried`.
 */
export const getBundledPath = ({ name }: { name: string }): string =>
  `${name.replace(/^.*node_modules\/((?:@[^/]+\/)?[^/]+)\/(?:dist\/)?/, 'carried/$1/')}.js`;

interface Manifest {
  name: string;
  version: string;
  license: string;
}

function getNotice(root: string, packageName: string): string {
  const folder = join(root, 'node_modules', packageName);
  // The package.json of every package has these fields.
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const [file] = globSync('LICEN[CS]E*', { cwd: folder });
  if (!file) throw new Error(`${name} has no licence that the library could pass on`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/**
 * Writes `third-party-notices.txt` into a library that bundles the work of others, because their licences require it.
 */
export function notices(root: string, bundledPackages: readonly string[]): Plugin {
  return {
    name: 'touchline:notices',
    apply: 'build',
    generateBundle() {
      if (bundledPackages.length === 0) return;
      const source = bundledPackages.map((packageName) => getNotice(root, packageName)).join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source });
    },
  };
}
