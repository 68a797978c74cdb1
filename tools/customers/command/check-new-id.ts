import { customerIdSchema } from '@touchline/customer-config';
import { readClaims } from '../../../apps/portal/build/customers/claims.ts';
import { requireFreeName } from './known-customer.ts';
import { Refusal } from './surroundings.ts';

/**
 * Checks an id for a new or renamed customer.
 * @param ownId the present id of a renamed customer
 * @throws Refusal for an invalid id, and for one that another customer uses as id, name or host
 */
export function checkNewId(customersFolder: string, id: string, ownId?: string): void {
  const { error } = customerIdSchema.safeParse(id);
  if (error) throw new Refusal(`"${id}" is no id: expected ${error.issues[0]?.message}`);
  requireFreeName(customersFolder, id);
  const owner = readClaims(customersFolder).find(
    (claim) => claim.id !== ownId && (claim.hosts.includes(`${id}.localhost`) || claim.short_name === id),
  );
  if (owner) throw new Refusal(`The customer ${owner.id} uses the name or host ${id}: choose another id`);
}
