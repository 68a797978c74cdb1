/**
 * Builds one customer: the browser's chunks of its features and looks (shared by all customers with the same ones), the
 * server's one bundle, and the customer's own folder. What was built from the same sources before is taken as it is.
 *
 *     node --conditions=@touchline/source apps/portal/build/build-customer.ts nordic
 *
 * With `--site-only` it makes just the customer's own folder, for development: in dist/dev, where no edge takes it for a whole build.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { endOver, knownCustomer } from '../../../tools/customers/known-customer.ts';
import { customerFolder } from '../../../tools/customers/customer-ids.ts';
import { readCustomers } from '../../../tools/customers/read-customers.ts';
import { browserParts } from '../../../tools/customers/browser-parts.ts';
import { browserBuild, serverBuild } from './browser.ts';
import { sourceHash, workspace } from './source-hash.ts';
import { compressFolder } from './compress.ts';
import { replaceFolder } from './replace-folder.ts';
import { removeUnused } from './remove-unused.ts';
import { buildSite } from './site.ts';

const dist = join(workspace, 'dist');

/** Where customers' folders are that belong to no chunks and no bundle. */
export const developmentDist = join(dist, 'dev');

/** Builds a customer into dist/. @throws CustomerError */
export async function buildCustomer(id: string, { siteOnly = false } = {}): Promise<void> {
  const [customer] = await readCustomers([id]);
  if (!customer) throw new Error(`${id} was not read`);
  const sources = await sourceHash();
  const parts = browserParts(customer);
  // Named for their sources: a customer that is not built anew keeps the chunks and the server bundle it belongs to.
  const browser = { name: `${parts.name}-${sources}`, folder: join(dist, 'browser', `${parts.name}-${sources}`) };
  if (!siteOnly) {
    await once(browser.folder, async (folder) => {
      await build(browserBuild(parts, folder));
      await compressFolder(folder);
    });
    await once(join(dist, 'server', sources), (folder) => build(serverBuild(folder)));
  }
  await replaceFolder(join(siteOnly ? developmentDist : dist, 'site', id), (target) =>
    buildSite({ customer, folder: customerFolder(id), target, browser, server: sources }),
  );
  removeUnused(dist, (other) => existsSync(customerFolder(other)));
}

async function once(target: string, make: (folder: string) => Promise<unknown>): Promise<void> {
  if (!existsSync(target)) await replaceFolder(target, make);
}

if (import.meta.main) {
  const [id, flag] = process.argv.slice(2);
  try {
    await buildCustomer(knownCustomer(id), { siteOnly: flag === '--site-only' });
  } catch (error) {
    endOver(error);
  }
}
