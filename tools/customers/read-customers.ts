import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Customer,
  CustomerError,
  type FeatureCatalogue,
  type FeatureOptions,
  type Fault,
  readCustomer,
} from '@touchline/feature-kit/customer';
import { z } from 'zod';
import { catalogue } from '../../apps/portal/features.ts';
import { alwaysOn } from './feature-set.ts';

const customersFolder = join(import.meta.dirname, '../../customers');
const portal = createRequire(join(import.meta.dirname, '../../apps/portal/package.json'));

/** The folder of a customer, whether it exists or not. */
export const customerFolder = (id: string): string => join(customersFolder, id);

/** The ids of all customers, in alphabetical order. */
export function customerIds(): string[] {
  return readdirSync(customersFolder)
    .filter((id) => existsSync(join(customersFolder, id, 'customer.json')))
    .toSorted();
}

/** What a feature's `./options` door may give: the schema of its options, the features it cannot be without, the hosts it wants. */
const door = z.object({
  options: z
    .custom<z.core.$ZodType>((value) => typeof value === 'object' && value !== null && '_zod' in value, 'a zod schema')
    .default(z.strictObject({})),
  needs: z.array(z.string()).optional(),
  csp: z.custom<NonNullable<FeatureOptions['csp']>>((value) => typeof value === 'function', 'a function').optional(),
});

/** The features of the shell's catalogue, read through their React-free `./options` doors. */
export async function featureCatalogue(): Promise<FeatureCatalogue> {
  const entries = Object.entries(catalogue).map(async ([id, library]) => {
    const module: unknown = await import(pathToFileURL(portal.resolve(`${library}/options`)).href);
    const { options, needs, csp } = door.parse({ ...(module as object) });
    return [id, { schema: options, needs, csp, always: alwaysOn.includes(id) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Host names that two customers claim: the edge could not tell them apart. */
function sharedHosts(customers: readonly Customer[]): Fault[] {
  const owners = new Map<string, string>();
  return customers.flatMap(({ id, hosts }) =>
    hosts.flatMap((host, index) => {
      const owner = owners.get(host);
      owners.set(host, owner ?? id);
      if (owner === undefined) return [];
      return [
        {
          file: `${id}/customer.json`,
          path: `hosts[${index}]`,
          found: `"${host}"`,
          expected: `a host that ${owner} does not have`,
        },
      ];
    }),
  );
}

/**
 * Every customer of the repository, checked. @throws CustomerError with the faults of all of them.
 */
export async function readCustomers(ids: readonly string[] = customerIds()): Promise<Customer[]> {
  const features = await featureCatalogue();
  const faults: Fault[] = [];
  const customers = ids.flatMap((id) => {
    try {
      return [readCustomer(customerFolder(id), features)];
    } catch (error) {
      if (!(error instanceof CustomerError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  faults.push(...sharedHosts(customers));
  if (faults.length > 0) throw new CustomerError(faults);
  return customers;
}
