import { existsSync, readdirSync } from 'node:fs';
import { installPackages, canInstall } from '../browser/install-packages.ts';

const root = '/usr/lib/postgresql';

/** The folder of the newest server's programs, as Debian packs them. */
function findProgramsFolder(): string | undefined {
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => `${root}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/postgres`));
}

/**
 * Vitest's global set-up for tests against a Postgres server: names the folder of its programs in `POSTGRES_PROGRAMS`,
 * after installing Debian's package if the machine and user allow it. Without a server the variable stays empty.
 */
export function setup(): void {
  if (process.env['POSTGRES_PROGRAMS']) return;
  if (findProgramsFolder() === undefined && canInstall()) installPackages('--no-install-recommends', 'postgresql');
  process.env['POSTGRES_PROGRAMS'] = findProgramsFolder() ?? '';
}
