import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type Customer,
  CustomerError,
  type Fault,
  readCustomer,
  readJsonFile,
  readNotices,
} from '@touchline/customer-config';
import { z } from 'zod';
import { findClaimFaults, readClaims } from './claims.ts';
import { listCustomerIds, customersFolder } from './customer-ids.ts';
import { findWordingFaults, findWordingNotices, readProductTexts } from './own-wording.ts';
import { readFeatureCatalogue, readShellSchema } from './read-manifests.ts';
import { findUnknownLabels } from './unknown-labels.ts';

const portal = createRequire(join(import.meta.dirname, '../../package.json'));

/** Returns notices about a customer's folder. Notices do not fail the build. @param parentFolder the customers' folder */
export async function getNotices(id: string, parentFolder: string = customersFolder): Promise<Fault[]> {
  const folder = join(parentFolder, id);
  const { notices, enabled } = readNotices(folder, await readFeatureCatalogue(), await readShellSchema());
  return [...notices, ...findWordingNotices(folder, enabled)];
}

const navigation = z.object({ navigation: z.record(z.string(), z.unknown()) });
const navigationSchema = z.object({ shell: navigation });

/** Returns the keys that a customer's links may use: the shell's texts and its own, in its default language. */
function getLabels({ locales }: Customer, folder: string): string[] {
  const shell = join(portal.resolve('@touchline/shell/package.json'), '..');
  const product = navigation.safeParse(readJsonFile(shell, 'locales/en.json').value).data;
  const parsedTexts = navigationSchema.safeParse(readJsonFile(folder, `locales/${locales.default}.json`).value).data;
  return Object.keys({ ...product?.navigation, ...parsedTexts?.shell.navigation });
}

/**
 * Turns an error of reading a customer's file, or writing it to the build, into a fault, so that the other customers
 * are still built.
 * @throws errors from outside of the file system
 */
export function createFileFault(id: string, error: unknown): Fault {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  return { file: `${id}/`, path: '', found: error.message, expected: 'readable files and folders' };
}

/** The valid customers of a request, and the faults of the other customers. */
export interface CustomersResult {
  customers: Customer[];
  faults: Fault[];
}

/**
 * Reads customers and checks each file, its claims against other customers, and its options against the portal's
 * features.
 * @param ids of the customers; all by default @param parentFolder the customers' folder
 */
export async function readCustomers(
  ids: readonly string[] = listCustomerIds(),
  parentFolder: string = customersFolder,
): Promise<CustomersResult> {
  const [features, shellSchema] = await Promise.all([readFeatureCatalogue(), readShellSchema()]);
  const product = readProductTexts();
  const claims = readClaims(parentFolder);
  const read = ids.map((id): CustomersResult => {
    const folder = join(parentFolder, id);
    const ownClaim = claims.find((claim) => claim.id === id);
    const otherFaults = [...(ownClaim ? findClaimFaults(ownClaim, claims) : []), ...findWordingFaults(folder, product)];
    try {
      const customer = readCustomer(folder, features, shellSchema);
      const faults = [...findUnknownLabels(customer, getLabels(customer, folder)), ...otherFaults];
      return { customers: faults.length > 0 ? [] : [customer], faults };
    } catch (error) {
      if (error instanceof CustomerError) return { customers: [], faults: [...error.faults, ...otherFaults] };
      return { customers: [], faults: [createFileFault(id, error), ...otherFaults] };
    }
  });
  return { customers: read.flatMap(({ customers }) => customers), faults: read.flatMap(({ faults }) => faults) };
}
