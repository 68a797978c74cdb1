import type { ContractRow } from '../database/commerce-tables.ts';
import { getPeriodEnd, type Commerce } from './commerce.ts';

const dayMs = 86_400_000;

/** The number of declined attempts after which a contract does not renew. */
export const maxRenewalTries = 2;
/**
 * A contract that ended longer ago, because no server ran, does not renew: a late charge would surprise the viewer.
 */
const maxRenewalDelayMs = 3 * dayMs;

/** The work that is due for a contract. */
export type RenewalDue = 'nothing' | 'renewal' | 'end';

/**
 * Returns the work that is due for a contract. A renewal is due a day, or a tenth of a short period, before the end.
 * After a decline it is due again half-way to the end, so that the viewer can replace the card.
 * @param now the time on the viewers' clock
 */
export function getRenewalDue(
  contract: Pick<ContractRow, 'status' | 'autoRenew' | 'endsAt' | 'renewalTries' | 'duration' | 'durationUnits'>,
  now: number,
  { clockSpeed }: Pick<Commerce, 'clockSpeed'>,
): RenewalDue {
  const end = contract.endsAt?.getTime() ?? now;
  const isOver = end <= now;
  const isRenewing = contract.status === 'active' && contract.autoRenew && contract.renewalTries < maxRenewalTries;
  if (!isRenewing || now - end > maxRenewalDelayMs / clockSpeed) return isOver ? 'end' : 'nothing';
  const leadMs = Math.min(dayMs / clockSpeed, (getPeriodEnd({ clockSpeed }, now, contract) - now) / 10);
  return now >= end - leadMs / (contract.renewalTries + 1) ? 'renewal' : 'nothing';
}
