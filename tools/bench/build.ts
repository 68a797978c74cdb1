import { spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { getCustomerFolder, listCustomerIds } from '../../apps/portal/build/customers/customer-ids.ts';
import { createMaxMeasure, type Measure } from './measure.ts';

const workspace = join(import.meta.dirname, '../..');

/** Builds customers in a separate process. @returns the duration in seconds @throws Error when the build fails */
export function timeBuild(...customers: string[]): Promise<number> {
  const start = performance.now();
  const program = join(workspace, 'apps/portal/build/build-customers.ts');
  const child = spawn(process.execPath, ['--conditions=@touchline/source', program, ...customers], {
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0
        ? resolve((performance.now() - start) / 1000)
        : reject(new Error(`The build of ${customers.join(', ')} failed`)),
    );
  });
}

/**
 * Times the build of one customer without caches, then unchanged with caches, then of many customers.
 * @param templateCustomer a customer that can be copied, because it names nothing that must be unique
 */
export async function benchBuild(customer: string, templateCustomer: string): Promise<Measure[]> {
  for (const folder of ['browser', 'server', `site/${customer}`])
    await rm(join(workspace, 'dist', folder), { recursive: true, force: true });
  const coldSeconds = await timeBuild(customer);
  const warmSeconds = await timeBuild(customer);
  return [
    createMaxMeasure('build: one customer, cold', coldSeconds, 15, 's', 1),
    createMaxMeasure('build: nothing changed', warmSeconds, 3, 's', 1),
    createMaxMeasure(
      `build: ${customerCount} customers, nothing changed`,
      await timeManyCustomers(templateCustomer),
      5,
      's',
      1,
    ),
  ];
}

const customerCount = 20;

/** Copies a customer to another id, and removes the copy at the end. */
async function copyCustomer(from: string, to: string): Promise<void> {
  await cp(getCustomerFolder(from), getCustomerFolder(to), { recursive: true });
  const file = join(getCustomerFolder(to), 'customer.json');
  const customer = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, JSON.stringify({ ...customer, id: to, short_name: to, hosts: [`${to}.localhost`] }));
}

/** The build time of many customers that were built before. */
async function timeManyCustomers(templateCustomer: string): Promise<number> {
  const copyIds = Array.from({ length: customerCount - listCustomerIds().length }, (_, index) => `bench-${index + 1}`);
  try {
    for (const copyId of copyIds) await copyCustomer(templateCustomer, copyId);
    await timeBuild();
    return await timeBuild();
  } finally {
    for (const copyId of copyIds)
      for (const folder of [getCustomerFolder(copyId), join(workspace, 'dist/site', copyId)])
        await rm(folder, { recursive: true, force: true });
  }
}
