/**
 * Builds customers: the browser's chunks for their features and looks, the server's one bundle, and each customer's
 * folder.
 * Customers with the same features and looks share chunks. A customer with unchanged sources and folder is not rebuilt.
 *
 *     node --conditions=@touchline/source apps/portal/build/build-customers.ts                  all of them
 *     node --conditions=@touchline/source apps/portal/build/build-customers.ts nordic plain     some
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuiltSite, type Customer, CustomerError, describeNotice, type Fault } from '@touchline/customer-config';
import type { Addresses } from '@touchline/feature-kit/rendering';
import { build } from 'vite';
import { getBrowserParts } from './customers/browser-parts.ts';
import { getCustomerFolder, listCustomerIds, getIncompleteFolders } from './customers/customer-ids.ts';
import { exitWithFaults, requireCustomer } from './customers/known-customer.ts';
import { createFileFault, getNotices, readCustomers } from './customers/read-customers.ts';
import { runExclusive } from './run-exclusive.ts';
import { getBrowserBuildConfig, getServerBuildConfig } from './browser.ts';
import { compressFolder } from './compress.ts';
import { hashFolder } from './folder-hash.ts';
import { buildHeadScript } from './head-script.ts';
import { isUnchanged } from './is-unchanged.ts';
import { removeUnused } from './remove-unused.ts';
import { replaceFolder } from './replace-folder.ts';
import { buildSite } from './site.ts';
import { hashSources, workspace } from './source-hash.ts';
import { buildWorkerScript } from './worker-script.ts';

const distFolder = join(workspace, 'dist');

/** The folders of customers built for development, which need no chunks and no server bundle. */
export const developmentDist = join(distFolder, 'dev');

/** How a build of customers ended. */
export interface BuildOutcome {
  built: string[];
  unchanged: string[];
  /** Faults of customers that were not built; their earlier builds remain in place. */
  faults: readonly Fault[];
}

interface Options {
  /** Makes only the customers' own folders, for development. An edge never serves these folders. */
  isSiteOnly?: boolean;
}

/** Builds customers into dist/, one build at a time. A faulty customer does not stop the others. */
export function buildCustomers(ids: readonly string[], { isSiteOnly = false }: Options = {}): Promise<BuildOutcome> {
  const dist = isSiteOnly ? developmentDist : distFolder;
  const announceWait = () => console.log('Another build is under way: waiting for its end …');
  return runExclusive(join(dist, 'build.lock'), announceWait, async () => {
    const { customers, faults } = await readCustomers(ids);
    const sources = await hashSources();
    const allFaults = [...faults];
    const outcome: BuildOutcome = { built: [], unchanged: [], faults: allFaults };
    let scripts: Pick<BuiltSite, 'headScript' | 'secretScript'> | undefined;
    let script: Promise<string> | undefined;
    const buildOne = async (customer: Customer): Promise<void> => {
      const sourcesHash = `${sources}-${hashFolder(getCustomerFolder(customer.id))}`;
      if (isUnchanged(dist, customer.id, sourcesHash, isSiteOnly)) outcome.unchanged.push(customer.id);
      else {
        scripts ??= { headScript: await buildHeadScript(), secretScript: await buildHeadScript('secret-head') };
        // Development has no chunks that a worker could cache.
        const hasWorker = !isSiteOnly && customer.offlineBy !== undefined;
        const parts = { ...scripts, worker: hasWorker ? await (script ??= buildWorkerScript()) : null };
        await buildCustomer({ customer, sources, sourcesHash, dist, isSiteOnly, ...parts });
        for (const notice of await getNotices(customer.id)) console.log(describeNotice(notice));
        outcome.built.push(customer.id);
      }
    };
    for (const customer of customers)
      await buildOne(customer).catch((error) => allFaults.push(createFileFault(customer.id, error)));
    if (!isSiteOnly) removeUnused(dist, (id) => existsSync(getCustomerFolder(id)));
    return outcome;
  });
}

interface CustomerBuild {
  customer: Customer;
  /** Hash of the portal's sources. */
  sources: string;
  /** Hash of all inputs of the customer's build. */
  sourcesHash: string;
  dist: string;
  isSiteOnly: boolean;
  headScript: string;
  secretScript: string;
  worker: string | null;
}

async function buildCustomer({ customer, sources, dist, isSiteOnly, ...buildOptions }: CustomerBuild): Promise<void> {
  const parts = getBrowserParts(customer);
  // The names contain the sources' hash: a customer that is not rebuilt keeps its chunks and its server bundle.
  const name = `${parts.name}-${sources}`;
  const browser = { name, folder: join(distFolder, 'browser', name) };
  const server = join(dist, 'server', sources);
  if (!isSiteOnly) {
    await buildIfMissing(browser.folder, async (folder) => {
      await build(getBrowserBuildConfig(parts, folder));
      await compressFolder(folder);
    });
    await buildIfMissing(server, (folder) => build(getServerBuildConfig(folder)));
  }
  // In development, the server reads the addresses from the sources at each request for a page.
  const addresses = isSiteOnly ? () => [] : await readAddresses(server);
  await replaceFolder(join(dist, 'site', customer.id), (target) =>
    buildSite({
      customer,
      folder: getCustomerFolder(customer.id),
      target,
      browser,
      server: sources,
      addresses,
      ...buildOptions,
    }),
  );
}

/**
 * Reads `addresses` from a server bundle. The bundle has no types, so the cast names the type that the portal declares.
 */
const readAddresses = async (folder: string): Promise<Addresses> =>
  ((await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as { addresses: Addresses }).addresses;

async function buildIfMissing(target: string, fillFolder: (folder: string) => Promise<unknown>): Promise<void> {
  if (!existsSync(target)) await replaceFolder(target, fillFolder);
}

if (import.meta.main) {
  const requests = process.argv.slice(2);
  try {
    const { built, unchanged, faults } = await buildCustomers(
      requests.length > 0 ? requests.map((id) => requireCustomer(id)) : listCustomerIds(),
    );
    if (requests.length === 0)
      for (const name of getIncompleteFolders()) console.log(`${name}: skipped, because it has no customer.json`);
    const logIds = (label: string, ids: readonly string[]) =>
      ids.length > 0 && console.log(`${label}: ${ids.join(', ')}`);
    logIds('built', built);
    logIds('unchanged', unchanged);
    if (faults.length > 0) throw new CustomerError(faults);
  } catch (error) {
    exitWithFaults(error);
  }
}
