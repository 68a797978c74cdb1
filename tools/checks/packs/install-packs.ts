import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Manifest, type Pack, readManifest } from './pack.ts';

const run = promisify(execFile);
const scope = '@touchline/';

/** The type packages that an application installs with the libraries. */
const typePackages = ['@types/react', '@types/react-dom', '@types/node'];

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
 * @param patchedPackages names of packages that are patched in this workspace
 * @throws Error when a library names a patched or missing package
 */
export async function installPacks(
  packs: readonly Pack[],
  folder: string,
  workspace: string,
  patchedPackages: readonly string[],
): Promise<Application> {
  const application = join(folder, 'application');
  const installed = join(folder, 'installed');
  const getModulesFolder = (library: string) => join(installed, library, 'node_modules');
  for (const typePackage of typePackages)
    link(realpathSync(join(workspace, 'node_modules', typePackage)), join(folder, 'node_modules', typePackage));
  for (const toolPackage of ['vite', 'zod'])
    link(realpathSync(join(workspace, 'node_modules', toolPackage)), join(application, 'node_modules', toolPackage));

  const manifests = new Map<string, Manifest>();
  await Promise.all(
    packs.map(async ({ library, tarball }) => {
      const packFolder = join(getModulesFolder(library), scope, library);
      mkdirSync(packFolder, { recursive: true });
      await run('tar', ['-xzf', tarball, '-C', packFolder, '--strip-components=1']);
      manifests.set(library, readManifest(packFolder));
      link(packFolder, join(application, 'node_modules', scope, library));
    }),
  );
  for (const { library, folder: source } of packs) {
    const { name, dependencies = {}, peerDependencies = {} } = manifests.get(library) ?? { name: library };
    for (const dependencyName of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (patchedPackages.includes(dependencyName))
        throw new Error(`${name} depends on ${dependencyName}, which its users get unpatched`);
      const ownDependency = dependencyName.startsWith(scope) ? dependencyName.slice(scope.length) : undefined;
      const target = ownDependency
        ? join(getModulesFolder(ownDependency), dependencyName)
        : realpathSync(join(source, 'node_modules', dependencyName));
      link(target, join(getModulesFolder(library), dependencyName));
      if (dependencyName in peerDependencies) link(target, join(application, 'node_modules', dependencyName));
    }
  }
  mkdirSync(join(application, 'src'));
  writeFileSync(join(application, 'package.json'), JSON.stringify({ type: 'module' }));
  return { folder: application, installed, manifests };
}
