import type { ContractRow } from '../database/commerce-tables.ts';
import { periodEnd, type Commerce } from './commerce.ts';

const day = 86_400_000;

/** Renewals of one period that are tried, where they are declined. */
export const mostRenewalTries = 2;
/** What ended longer ago, while no server ran, is over: nobody is charged out of the blue. */
const latestRenewal = 3 * day;

/** What is due for a contract that is in force: nothing yet, its next charge, or its end. */
export type Due = 'nothing' | 'renewal' | 'end';

/**
 * A renewal is tried a day before the period ends (of short ones, a tenth of them), and once more halfway from there; so that what is paid in time has no gap,
 * and a card that was declined can be replaced.
 * @param now on the viewer's clock
 */
export function dueFor(
  contract: Pick<ContractRow, 'status' | 'autoRenew' | 'endsAt' | 'renewalTries' | 'duration' | 'durationUnits'>,
  now: number,
  { factor }: Pick<Commerce, 'factor'>,
): Due {
  const end = contract.endsAt?.getTime() ?? now;
  const isOver = end <= now;
  const renews = contract.status === 'active' && contract.autoRenew && contract.renewalTries < mostRenewalTries;
  if (!renews || now - end > latestRenewal / factor) return isOver ? 'end' : 'nothing';
  const lead = Math.min(day / factor, (periodEnd({ factor }, now, contract) - now) / 10);
  return now >= end - lead / (contract.renewalTries + 1) ? 'renewal' : 'nothing';
}
