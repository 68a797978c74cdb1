import { CustomerError } from '@touchline/customer';
import { customerIds } from './read-customers.ts';

/** The id of a customer that has a folder. @throws CustomerError that names those that have one */
export function knownCustomer(id: string | undefined): string {
  const known = customerIds();
  if (id !== undefined && known.includes(id)) return id;
  const expected = `one of ${known.join(', ')}${id === undefined ? '' : `; npm run customer -- ${id} makes a new one`}`;
  throw new CustomerError([{ file: 'customers', path: '', found: id === undefined ? 'no name' : `"${id}"`, expected }]);
}

/** Ends the process over a customer that cannot be built: with its faults in plain words, or with all there is to know. */
export function endOver(error: unknown): never {
  console.error(error instanceof CustomerError ? error.message : error);
  process.exit(1);
}
