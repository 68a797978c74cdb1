import { getCoverage, type Coverage, type HeldAccess } from '@touchline/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { contracts, type ContractRow } from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';
import { events } from '../database/schema.ts';
import type { Directory } from '../world/directory.ts';
import { getPeriodEnd, type Commerce } from './commerce.ts';
import { statusesInForce } from './contract-steps.ts';

interface HeldContract extends HeldAccess {
  contract: ContractRow;
}

/**
 * Adds the sub-categories to the identities that a contract covers: a league's playoffs are a part of the league.
 */
function addCategories(covers: readonly string[], { identities }: Directory): string[] {
  const coveredCategories = [...identities.values()].filter(
    ({ mainCategories }) => mainCategories.length > 0 && mainCategories.every((id) => covers.includes(id)),
  );
  return [...new Set([...covers, ...coveredCategories.map(({ id }) => id)])];
}

function toHeldContract(commerce: Commerce, contract: ContractRow): HeldContract {
  const { productId, accessModel, eventId, covers, startsAt, endsAt, status, autoRenew } = contract;
  return {
    productId,
    accessModel,
    eventId: eventId ?? undefined,
    identities: addCategories(covers, commerce.directory),
    from: startsAt?.getTime(),
    until: endsAt?.getTime(),
    renews: status === 'active' && autoRenew,
    renewedUntil: endsAt ? getPeriodEnd(commerce, endsAt.getTime(), contract, startsAt?.getTime()) : undefined,
    contract,
  };
}

/**
 * Until when other contracts must last to cover a contract that starts now. It is the end of the contract's period, or
 * for a ticket the start of the match.
 */
function getNeededUntil(commerce: Commerce, contract: ContractRow): number {
  const now = commerce.now();
  if (contract.accessModel !== 'ppv') return getPeriodEnd(commerce, now, contract);
  const length = getPeriodEnd(commerce, now, contract) - now;
  return Math.max(now, (contract.endsAt?.getTime() ?? now + length) - length);
}

/** Compares a pending contract with the viewer's other contracts. */
export async function computeContractCoverage(
  commerce: Commerce,
  tx: Database,
  contract: ContractRow,
): Promise<Coverage<HeldContract>> {
  const { id, userId, productId, accessModel, eventId, autoRenew } = contract;
  const otherContracts = await tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.userId, userId), ne(contracts.id, id), inArray(contracts.status, [...statusesInForce])));
  const [event] =
    eventId === null
      ? []
      : await tx.select({ identityIds: events.identityIds }).from(events).where(eq(events.id, eventId));
  const offeredAccess = {
    productId,
    accessModel,
    eventId: eventId ?? undefined,
    identities: event?.identityIds ?? addCategories(contract.covers, commerce.directory),
    until: getNeededUntil(commerce, contract),
    renews: autoRenew,
  };
  return getCoverage(
    offeredAccess,
    otherContracts.map((row) => toHeldContract(commerce, row)),
    commerce.now(),
  );
}
