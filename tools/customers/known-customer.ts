import { CustomerError } from '@touchline/customer';
import { customerIds, getIncompleteFolders } from './customer-ids.ts';

/**
 * Returns the id of a customer that has a folder.
 * @throws CustomerError with a list of the existing ones
 */
export function knownCustomer(id: string | undefined): string {
  const knownIds = customerIds();
  if (id !== undefined && knownIds.includes(id)) return id;
  const fault = (file: string, found: string, expected: string) =>
    new CustomerError([{ file, path: '', found, expected }]);
  const all = knownIds.join(', ');
  if (id === undefined) throw fault('customers', 'no name', `one of ${all}`);
  if (getIncompleteFolders().includes(id))
    throw fault(`${id}/customer.json`, 'no file', 'a customer.json in the folder');
  throw fault('customers', `"${id}"`, `one of ${all}; "npm run customer -- ${id}" makes a new customer`);
}

/** Ends the process when a customer cannot be built. Prints the customer's faults, or any other error with its stack. */
export function exitWithFaults(error: unknown): never {
  console.error(error instanceof CustomerError ? error.message : error);
  process.exit(1);
}
