import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '@touchline/customer';
import { takenDown, type WorkerSettings } from '@touchline/installed';
import { build } from 'vite';
import { sourceResolve } from '../../../tools/vite/library.ts';

/** The service worker of all customers, bundled and minified; one file that loads no other. */
export async function workerScript(): Promise<string> {
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
 * Writes `sw.js`: the worker with what it must know of this customer, or where the feature is off what takes an earlier worker down; and `sw-off.js`,
 * which an edge serves in its place to take it down everywhere (docs/decisions/0047).
 * @param script null where the customer has no worker @param offline addresses of the offline pages by locale
 */
export function writeWorker(
  publicFolder: string,
  { build: id, addresses, sites }: Pick<BuiltSite, 'build' | 'addresses' | 'sites'>,
  script: string | null,
  offline: Readonly<Record<string, string>>,
): void {
  const locales = Object.values(sites)[0]?.locales;
  writeFileSync(join(publicFolder, 'sw-off.js'), takenDown);
  if (script === null || !locales) return writeFileSync(join(publicFolder, 'sw.js'), takenDown);
  const closed = addresses.filter((address) => address.closed).map(({ path }) => path);
  const settings: WorkerSettings = {
    build: id,
    locales: { default: locales.default, enabled: locales.enabled },
    closed,
    offline,
  };
  writeFileSync(join(publicFolder, 'sw.js'), `self.touchlineWorker=${JSON.stringify(settings)};\n${script}\n`);
}
