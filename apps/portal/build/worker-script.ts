import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '@touchline/customer-config';
import { digestCharacters, workerRemovalScript, type WorkerSettings } from '@touchline/offline';
import { build } from 'vite';
import { sourceResolve } from '../../../tools/vite/library.ts';

/** Bundles and minifies the service worker, which all customers share, into one file that loads no other. */
export async function buildWorkerScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    ...sourceResolve,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, '../src/worker.ts'), output: { format: 'iife' } },
    },
  });
  const [bundle] = [result].flat();
  const [chunk] = bundle && 'output' in bundle ? bundle.output : [];
  if (!chunk) throw new Error('The service worker was not built');
  return chunk.code.trim();
}

/**
 * Lists a build's files for the worker, with the first characters of their digests.
 * @param folders of files with a hash in their names, by path
 */
export function listFiles(folders: Readonly<Record<string, string>>): WorkerSettings['files'] {
  const filesWithHashes = Object.entries(folders).flatMap(([path, folder]) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => !/\.(?:br|gz|map)$/.test(name))
      .map((name) => {
        const digest = createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('base64url');
        return [`${path}${name}`, digest.slice(0, digestCharacters)] as const;
      }),
  );
  return Object.fromEntries(filesWithHashes);
}

/**
 * Writes `sw.js`: the worker with the customer's settings, or, without the feature, a script that removes an earlier
 * worker. An edge serves `sw-off.js` in its place to remove the worker everywhere (docs/decisions/0047).
 * @param script null without a worker
 * @param workerFiles the list of files and the addresses of the offline pages
 */
export function writeWorker(
  publicFolder: string,
  { id, build, addresses, sites }: Pick<BuiltSite, 'id' | 'build' | 'addresses' | 'sites'>,
  script: string | null,
  workerFiles: Pick<WorkerSettings, 'files' | 'offline'>,
): void {
  const locales = Object.values(sites)[0]?.locales;
  writeFileSync(join(publicFolder, 'sw-off.js'), workerRemovalScript);
  if (script === null || !locales) return writeFileSync(join(publicFolder, 'sw.js'), workerRemovalScript);
  const closedPaths = addresses.filter((address) => address.closed).map(({ path }) => path);
  const settings: WorkerSettings = {
    site: id,
    build,
    locales: { default: locales.default, enabled: locales.enabled },
    closed: closedPaths,
    ...workerFiles,
    // The edge fills in the customer's headers and policy.
    pageHeaders: {},
  };
  writeFileSync(join(publicFolder, 'sw.js'), `self.touchlineWorker=${JSON.stringify(settings)};\n${script}\n`);
}
