import { type Fault, readJsonFile } from '@touchline/customer-config';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listCustomerIds } from './customer-ids.ts';

/** The values that must be unique to a customer: for the edge, the backend and search engines. */
export interface Claim {
  id: string;
  /** Whether the file has the id of another folder, because it is a copy. Only the copy's build fails. */
  isCopy?: boolean | undefined;
  hosts: readonly string[];
  short_name?: string | undefined;
  custom_domain_url?: string | undefined;
  /**
   * The time of the first commit of its customer.json, in seconds since 1970; Infinity without a commit. Called only
   * when two customers claim the same value.
   */
  committedAt?: () => number;
  /** Whether the customer has a build. */
  isBuilt?: boolean;
}

const noClaim = { id: undefined, hosts: [], short_name: undefined, custom_domain_url: undefined };

/** Reads the valid values of another customer's file, which may also contain faults. */
const claimSchema = z.object({
  id: z.string().optional().catch(undefined),
  hosts: z.array(z.string()).catch([]),
  short_name: z.string().optional().catch(undefined),
  custom_domain_url: z.string().optional().catch(undefined),
});

/** Reads the claims of all customers; an unreadable file claims no value. @param parentFolder the customers' folder */
export const readClaims = (parentFolder: string): Claim[] =>
  listCustomerIds(parentFolder).map((id) => {
    const { value } = readJsonFile(join(parentFolder, id), 'customer.json');
    const { id: claimedId, ...claims } = claimSchema.safeParse(value).data ?? noClaim;
    return {
      id,
      isCopy: claimedId !== undefined && claimedId !== id,
      ...claims,
      committedAt: () => getFirstCommit(join(parentFolder, id)),
      isBuilt: existsSync(join(builtSites, id, 'site.json')),
    };
  });

const builtSites = join(import.meta.dirname, '../../../../dist/site');

function getFirstCommit(folder: string): number {
  try {
    const args = ['log', '--diff-filter=A', '--format=%ct', '--', 'customer.json'];
    const times = execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(times.trim().split('\n').at(-1) || Infinity);
  } catch {
    // Git is missing, or the folder is not a checkout.
    return Infinity;
  }
}

/**
 * Whether the first of two customers that claim a value may use it. The earlier commit decides, so that a clean build
 * has the same result; then an existing build, then the name.
 */
function hasPriority(claimA: Claim, claimB: Claim): boolean {
  const [firstRank = Infinity, secondRank = Infinity] = [claimA.committedAt?.(), claimB.committedAt?.()];
  if (firstRank !== secondRank) return firstRank < secondRank;
  if (claimA.isBuilt !== claimB.isBuilt) return claimA.isBuilt === true;
  return claimA.id < claimB.id;
}

const isSameSite = (claimA: string, otherUrl: string): boolean =>
  URL.canParse(claimA) && URL.canParse(otherUrl) && new URL(claimA).origin === new URL(otherUrl).origin;

/**
 * Finds the values that a customer must not use, because another customer has priority (`hasPriority`).
 * @param allClaims claims by customer
 */
export function findClaimFaults(ownClaim: Claim, allClaims: readonly Claim[]): Fault[] {
  const otherClaims = allClaims.filter(({ id, isCopy }) => id !== ownClaim.id && !isCopy);
  const file = `${ownClaim.id}/customer.json`;
  const createFaults = (path: string, value: string, field: string, isTaken: (other: Claim) => boolean): Fault[] => {
    const priorCustomer = otherClaims.find((other) => isTaken(other) && hasPriority(other, ownClaim));
    return priorCustomer
      ? [{ file, path, found: `"${value}"`, expected: `${field} that the customer ${priorCustomer.id} does not use` }]
      : [];
  };
  const { hosts, short_name: name, custom_domain_url: url } = ownClaim;
  return [
    ...hosts.flatMap((host, index) =>
      createFaults(`hosts[${index}]`, host, 'a host', (other) => other.hosts.includes(host)),
    ),
    ...(name === undefined ? [] : createFaults('short_name', name, 'a name', (other) => other.short_name === name)),
    ...(url === undefined
      ? []
      : createFaults('custom_domain_url', url, 'an address', (other) =>
          isSameSite(url, other.custom_domain_url ?? ''),
        )),
  ];
}
