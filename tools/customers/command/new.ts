import { execFileSync } from 'node:child_process';
import { requireFreeName } from './known-customer.ts';
import { type ExitCode, exitCodes, type Surroundings } from './surroundings.ts';

/** Makes a customer: a copy of the plainest one under a name of its own. */
export function createCustomer({ customersFolder }: Surroundings, id: string): ExitCode {
  requireFreeName(customersFolder, id);
  execFileSync('nx', ['generate', '@touchline/nx:customer', id], { stdio: 'inherit' });
  return exitCodes.done;
}
