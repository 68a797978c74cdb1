import { CustomerError } from '@touchline/customer-config';
import { listCustomerIds, getIncompleteFolders } from './customer-ids.ts';

/**
 * Returns the id of a customer that has a folder.
 * @throws CustomerError with a list of the existing ones
 */
export function requireCustomer(id: string | undefined): string {
  const knownIds = listCustomerIds();
  if (id !== undefined && knownIds.includes(id)) return id;
  const createError = (file: string, found: string, expected: string) =>
    new CustomerError([{ file, path: '', found, expected }]);
  const knownIdsText = knownIds.join(', ');
  if (id === undefined) throw createError('customers', 'no name', `one of ${knownIdsText}`);
  if (getIncompleteFolders().includes(id))
    throw createError(`${id}/customer.json`, 'no file', 'a customer.json in the folder');
  throw createError(
    'customers',
    `"${id}"`,
    `one of ${knownIdsText}; "npm run customer -- new ${id}" makes a new customer`,
  );
}

/**
 * Ends the process when a customer cannot be built. Prints the customer's faults, or any other error with its stack.
 */
export function exitWithFaults(error: unknown): never {
  console.error(error instanceof CustomerError ? error.message : error);
  process.exit(1);
}
