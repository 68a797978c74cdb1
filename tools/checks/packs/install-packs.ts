import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Manifest, type Pack, readManifest } from './pack.ts';

const run = promisify(execFile);
const ours = '@touchline/';

/** The type packages that an application installs with the libraries. */
const typings = ['@types/react', '@types/react-dom', '@types/node'];

function link(target: string, linkPath: string): void {
  if (existsSync(linkPath)) return;
  mkdirSync(dirname(linkPath), { recursive: true });
  symlinkSync(target, linkPath);
}

/** An application outside the workspace, in which packed libraries are installed. */
export interface Application {
  /** The application's folder; sources go to `src`. */
  folder: string;
  /** The folder of the unpacked packs: `<library>/node_modules/@touchline/<library>`. */
  installed: string;
  /** Each library's published package.json, by library: it lists the possible imports. */
  manifests: ReadonlyMap<string, Manifest>;
}

/**
 * Installs packs as pnpm does, without a registry: each library finds only the packages that its published package.json
 * names. Third-party packages come from the workspace, except patched ones, because users of a library get them
 * unpatched.
 * @param patched names of packages that are patched in this workspace
 * @throws Error when a library names a patched or missing package
 */
export async function installPacks(
  packs: readonly Pack[],
  folder: string,
  workspace: string,
  patched: readonly string[],
): Promise<Application> {
  const application = join(folder, 'application');
  const installed = join(folder, 'installed');
  const home = (library: string) => join(installed, library, 'node_modules');
  for (const typing of typings)
    link(realpathSync(join(workspace, 'node_modules', typing)), join(folder, 'node_modules', typing));
  for (const tool of ['vite', 'zod'])
    link(realpathSync(join(workspace, 'node_modules', tool)), join(application, 'node_modules', tool));

  const manifests = new Map<string, Manifest>();
  await Promise.all(
    packs.map(async ({ library, tarball }) => {
      const packFolder = join(home(library), ours, library);
      mkdirSync(packFolder, { recursive: true });
      await run('tar', ['-xzf', tarball, '-C', packFolder, '--strip-components=1']);
      manifests.set(library, readManifest(packFolder));
      link(packFolder, join(application, 'node_modules', ours, library));
    }),
  );
  for (const { library, folder: source } of packs) {
    const { name, dependencies = {}, peerDependencies = {} } = manifests.get(library) ?? { name: library };
    for (const dependencyName of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (patched.includes(dependencyName))
        throw new Error(`${name} depends on ${dependencyName}, which its users get unpatched`);
      const other = dependencyName.startsWith(ours) ? dependencyName.slice(ours.length) : undefined;
      const target = other
        ? join(home(other), dependencyName)
        : realpathSync(join(source, 'node_modules', dependencyName));
      link(target, join(home(library), dependencyName));
      if (dependencyName in peerDependencies) link(target, join(application, 'node_modules', dependencyName));
    }
  }
  mkdirSync(join(application, 'src'));
  writeFileSync(join(application, 'package.json'), JSON.stringify({ type: 'module' }));
  return { folder: application, installed, manifests };
}
