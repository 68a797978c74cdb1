import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Customer,
  CustomerError,
  type FeatureCatalogue,
  type FeatureOptions,
  type Fault,
  customerSchema,
  readCustomer,
  unusedKeys,
  unusedPages,
} from '@touchline/customer';
import { z } from 'zod';
import { catalogue, shell } from '../../apps/portal/features.ts';
import { sharedHosts } from './shared-hosts.ts';
import { unknownLabels } from './unknown-labels.ts';

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

const schema = z.custom<z.core.$ZodType>(
  (value) => typeof value === 'object' && value !== null && '_zod' in value,
  'a zod schema',
);

/** What the `./options` door of a feature, or of the shell, may give; `FeatureOptions` says what for. */
const door = z.object({
  options: schema.default(z.strictObject({})),
  always: z.boolean().optional(),
  customerKeys: z.record(z.string(), schema).optional(),
  needs: z.array(z.string()).optional(),
  content: z
    .custom<NonNullable<FeatureOptions['content']>>((value) => typeof value === 'function', 'a function')
    .optional(),
  csp: z.custom<NonNullable<FeatureOptions['csp']>>((value) => typeof value === 'function', 'a function').optional(),
});

/** The features of the shell's catalogue, read through their React-free `./options` doors. */
export async function featureCatalogue(): Promise<FeatureCatalogue> {
  const entries = Object.entries(catalogue).map(async ([id, library]) => {
    const { options, ...others } = await readDoor(library);
    return [id, { schema: options, ...others }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The schema of what a customer may choose of the shell. */
export const shellOptions = async (): Promise<z.core.$ZodType> => (await readDoor(shell)).options;

async function readDoor(library: string): Promise<z.output<typeof door>> {
  const module: unknown = await import(pathToFileURL(portal.resolve(`${library}/options`)).href);
  return door.parse({ ...(module as object) });
}

/** What of a customer nothing reads yet: keys as `customer.json: app_config`, pages as `pages/about.en.html`. */
export async function unusedOf(id: string): Promise<string[]> {
  const folder = customerFolder(id);
  const input = readJson(join(folder, 'customer.json'), z.unknown());
  const keys = unusedKeys(input, customerSchema(await featureCatalogue(), await shellOptions()));
  return [...keys.map((key) => `customer.json: ${key}`), ...unusedPages(folder)];
}

const claim = z.object({ hosts: z.array(z.string()) });
const shellTexts = z.object({ navigation: z.record(z.string(), z.unknown()) });
const ownTexts = z.object({ shell: shellTexts });

/** Who claims which hosts, as far as it can be read: a customer who is not asked for may be broken. */
const hostClaims = () =>
  customerIds().map((id) => ({ id, hosts: readJson(join(customerFolder(id), 'customer.json'), claim)?.hosts ?? [] }));

/** The keys under which a customer's links find a text: the shell's and its own, in its default language. */
function labelsOf({ id, locales }: Customer): string[] {
  const product = readJson(portal.resolve('@touchline/shell/locales/en.json'), shellTexts);
  const own = readJson(join(customerFolder(id), 'locales', `${locales.default}.json`), ownTexts);
  return Object.keys({ ...product?.navigation, ...own?.shell.navigation });
}

function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * Every customer of the repository, checked. @throws CustomerError with the faults of all of them.
 */
export async function readCustomers(ids: readonly string[] = customerIds()): Promise<Customer[]> {
  const [features, looks] = await Promise.all([featureCatalogue(), shellOptions()]);
  const faults: Fault[] = [];
  const customers = ids.flatMap((id) => {
    try {
      return [readCustomer(customerFolder(id), features, looks)];
    } catch (error) {
      if (!(error instanceof CustomerError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  const claims = hostClaims();
  for (const customer of customers)
    faults.push(...sharedHosts(customer, claims), ...unknownLabels(customer, labelsOf(customer)));
  if (faults.length > 0) throw new CustomerError(faults);
  return customers;
}
