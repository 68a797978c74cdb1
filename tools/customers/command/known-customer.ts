import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expectedName } from '@touchline/customer-config';
import { getIncompleteFolders, listCustomerIds } from '../../../apps/portal/build/customers/customer-ids.ts';
import { Refusal } from './surroundings.ts';

/** The shell's line for a verb, as in every message. */
export const getCommandLine = (...words: readonly string[]): string => ['npm run customer --', ...words].join(' ');

/**
 * Returns the folder of an existing customer.
 * @throws Refusal for another id, with the nearest one
 */
export function requireFolder(customersFolder: string, id: string): string {
  const knownIds = listCustomerIds(customersFolder);
  if (knownIds.includes(id)) return join(customersFolder, id);
  if (getIncompleteFolders(customersFolder).includes(id))
    throw new Refusal(`customers/${id} has no customer.json: remove the folder, then ${getCommandLine('new', id)}`);
  if (knownIds.length === 0) throw new Refusal(`There is no customer yet: ${getCommandLine('new', '<id>')}`);
  throw new Refusal(`There is no customer "${id}": expected ${expectedName(id, knownIds, 'customer')}`);
}

/** @throws Refusal if the customers' folder has an entry with this name */
export function requireFreeName(customersFolder: string, id: string): void {
  if (existsSync(join(customersFolder, id)))
    throw new Refusal(`customers/${id} exists: choose another id, or ${getCommandLine('remove', id)}`);
}
