import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Returns the path of a built module in `dist`. npm publishes no folder named node_modules, so bundled packages are in
 * `carried`.
 */
export const getCarriedPath = ({ name }: { name: string }): string =>
  `${name.replace(/^.*node_modules\/((?:@[^/]+\/)?[^/]+)\/(?:dist\/)?/, 'carried/$1/')}.js`;

interface Manifest {
  name: string;
  version: string;
  license: string;
}

function getNotice(root: string, carried: string): string {
  const folder = join(root, 'node_modules', carried);
  // A package's manifest always has these.
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const [file] = globSync('LICEN[CS]E*', { cwd: folder });
  if (!file) throw new Error(`${name} has no licence that the library could pass on`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/**
 * Writes `third-party-notices.txt` into a library that bundles the work of others, because their licences require it.
 */
export function notices(root: string, carries: readonly string[]): Plugin {
  return {
    name: 'touchline:notices',
    apply: 'build',
    generateBundle() {
      if (carries.length === 0) return;
      const source = carries.map((carried) => getNotice(root, carried)).join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source });
    },
  };
}
