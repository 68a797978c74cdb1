import { CustomerError, expectedName } from '@touchline/customer-config';
import { customersFolder, getIncompleteFolders, listCustomerIds } from './customer-ids.ts';

/** Thrown for a customer without a folder. The message has one line: the problem, and the way out. */
export class UnknownCustomerError extends Error {
  override readonly name = 'UnknownCustomerError';
}

function describeUnknown(id: string | undefined, parentFolder: string): string {
  const newCommand = `npm run customer -- new ${id ?? '<id>'}`;
  const knownIds = listCustomerIds(parentFolder);
  if (knownIds.length === 0) return `There is no customer yet: ${newCommand}`;
  if (id === undefined) return `Name a customer: one of ${knownIds.join(', ')}`;
  if (getIncompleteFolders(parentFolder).includes(id))
    return `customers/${id} has no customer.json: remove the folder, then ${newCommand}`;
  const expected = expectedName(id, knownIds, 'customer');
  return `There is no customer "${id}": expected ${expected}${expected.endsWith('?') ? '' : '.'} A new one: ${newCommand}`;
}

/**
 * Returns the id of a customer that has a folder.
 * @param parentFolder the customers' folder
 * @throws UnknownCustomerError with the nearest id, or with a list of the existing ones
 */
export function requireCustomer(id: string | undefined, parentFolder: string = customersFolder): string {
  if (id !== undefined && listCustomerIds(parentFolder).includes(id)) return id;
  throw new UnknownCustomerError(describeUnknown(id, parentFolder));
}

/**
 * Ends the process when a customer cannot be built. Prints the customer's faults, or any other error with its stack.
 */
export function exitWithFaults(error: unknown): never {
  console.error(error instanceof CustomerError || error instanceof UnknownCustomerError ? error.message : error);
  process.exit(1);
}
