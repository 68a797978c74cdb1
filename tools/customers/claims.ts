import { type Fault, readJsonFile } from '@touchline/customer';
import { join } from 'node:path';
import { z } from 'zod';
import { customerIds } from './customer-ids.ts';

/** What tells one customer from the others: for the edge, the backend and search engines. */
export interface Claim {
  id: string;
  /** Its file still has the id of the folder that it was copied from: its own build says so, and the other's need not wait for that. */
  isCopy?: boolean | undefined;
  hosts: readonly string[];
  short_name?: string | undefined;
  custom_domain_url?: string | undefined;
}

const nothing = { id: undefined, hosts: [], short_name: undefined, custom_domain_url: undefined };

/** A customer who is not asked for may be broken: what of it can be read counts. */
const claim = z.object({
  id: z.string().optional().catch(undefined),
  hosts: z.array(z.string()).catch([]),
  short_name: z.string().optional().catch(undefined),
  custom_domain_url: z.string().optional().catch(undefined),
});

/** Who claims what, as far as it can be read. @param within the customers' folder */
export const readClaims = (within: string): Claim[] =>
  customerIds(within).map((id) => {
    const { value } = readJsonFile(join(within, id), 'customer.json');
    const { id: written, ...claims } = claim.safeParse(value).data ?? nothing;
    return { id, isCopy: written !== undefined && written !== id, ...claims };
  });

const sameSite = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;

/** What another customer claims, too: nobody could tell the two apart. @param all who claims what */
export function claimFaults(own: Claim, all: readonly Claim[]): Fault[] {
  const others = all.filter(({ id, isCopy }) => id !== own.id && !isCopy);
  const file = `${own.id}/customer.json`;
  const fault = (path: string, value: string, what: string, other: Claim | undefined): Fault[] =>
    other ? [{ file, path, found: `"${value}"`, expected: `${what} that ${other.id} does not have` }] : [];
  const { hosts, short_name: name, custom_domain_url: url } = own;
  return [
    ...hosts.flatMap((host, index) =>
      fault(
        `hosts[${index}]`,
        host,
        'a host',
        others.find((other) => other.hosts.includes(host)),
      ),
    ),
    ...(name === undefined
      ? []
      : fault(
          'short_name',
          name,
          'a name',
          others.find((other) => other.short_name === name),
        )),
    ...(url === undefined
      ? []
      : fault(
          'custom_domain_url',
          url,
          'an address',
          others.find((other) => sameSite(url, other.custom_domain_url ?? '')),
        )),
  ];
}
