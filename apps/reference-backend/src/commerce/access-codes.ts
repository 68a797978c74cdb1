import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import {
  accessCodes,
  codeRedemptions,
  contracts,
  type AccessCodeRow,
  type ContractRow,
} from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';
import { events, type EventRow } from '../database/schema.ts';
import type { Directory } from '../world/directory.ts';
import { isDuplicate } from '../database/sql-state.ts';
import { Refusal } from '../http/refusal.ts';
import { createScopeFilter, type Scope } from '../portal/create-scope-filter.ts';
import { getPeriodEnd, type Commerce } from './commerce.ts';
import { isAvailable, type GetEntitlement } from './entitlement.ts';
import { endOverdue } from './end-contract.ts';
import { draftContract, lockActiveContract } from './place-order.ts';
import type { GetStart } from './product-calls.ts';
import { sendContract } from './settle-order.ts';
import { findProduct, getTicket, type PricedProduct } from './priced-product.ts';

/** A code, and the product that it opens at its current price. */
export interface UnlockedCode {
  code: AccessCodeRow;
  product: PricedProduct;
  /** The only event that the code opens; undefined for a code of a whole product. */
  event: EventRow | undefined;
}

/** Normalizes a code: people type blanks, dashes and small letters. */
export const normalizeCode = (raw: string): string => raw.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

async function findEvent(database: Database, id: string): Promise<EventRow | undefined> {
  const [row] = await database.select().from(events).where(eq(events.id, id)).limit(1);
  return row;
}

/** Creates a filter for identities in a site's scope; without a scope it accepts all identities. */
function createSiteFilter(scope: Scope, directory: Directory): (identityIds: readonly string[]) => boolean {
  const { 'identities.id': identities, 'search.teams.id': teams, sportType } = scope;
  if (!identities && !teams && !sportType) return () => true;
  const { identity: isShown } = createScopeFilter(scope, directory);
  return (ids) => ids.flatMap((id) => directory.identities.get(id) ?? []).some(isShown);
}

/**
 * Finds the product of a code; undefined for an unknown code, and for a code of another event or site.
 * @param redemption `event_id` is the event that the code must open
 */
export async function findUnlocked(
  commerce: Commerce,
  getStart: GetStart,
  redemption: Scope & { code: string; event_id?: string | undefined },
): Promise<UnlockedCode | undefined> {
  const { database, now, directory } = commerce;
  const { code: raw, event_id: eventId } = redemption;
  const isOfSite = createSiteFilter(redemption, directory);
  const [code] = await database
    .select()
    .from(accessCodes)
    .where(eq(accessCodes.code, normalizeCode(raw)));
  if (!code) return undefined;
  const requestedEvent = eventId === undefined ? undefined : await findEvent(database, eventId);
  if (eventId !== undefined && !requestedEvent) return undefined;
  if (code.eventId !== null) {
    const event = await findEvent(database, code.eventId);
    const isForEvent = requestedEvent === undefined || (requestedEvent.parentId ?? requestedEvent.id) === code.eventId;
    return event && isForEvent && isOfSite(event.identityIds)
      ? { code, product: getTicket(event, getStart(event)), event }
      : undefined;
  }
  const product = findProduct(code.productId ?? '', now());
  const isForEvent =
    requestedEvent === undefined || requestedEvent.identityIds.some((id) => product?.covers.includes(id));
  return product && isForEvent && isOfSite(product.covers) ? { code, product, event: undefined } : undefined;
}

/** @throws Refusal access_code_expired, access_code_used */
export function refuseUsedCode({ expiresAt, uses, used }: AccessCodeRow, now: number): void {
  if (expiresAt !== null && expiresAt.getTime() <= now)
    throw new Refusal(400, 'access_code_expired', 'the code has expired');
  if (uses !== null && used >= uses) throw new Refusal(400, 'access_code_used', 'the code has been redeemed');
}

/** The end of the access if a code is redeemed now. */
export const getUnlockedEnd = (commerce: Commerce, { product }: UnlockedCode): number =>
  getPeriodEnd(commerce, Math.max(commerce.now(), product.opensAt ?? 0), product);

async function findEarlierRedemption(tx: Database, code: string, userId: string): Promise<ContractRow | undefined> {
  const [redemptionRow] = await tx
    .select()
    .from(codeRedemptions)
    .innerJoin(contracts, eq(contracts.id, codeRedemptions.contractId))
    .where(and(eq(codeRedemptions.code, code), eq(codeRedemptions.userId, userId)));
  return redemptionRow?.contracts;
}

/** @throws Refusal access_code_used if the contract from the viewer's earlier redemption has ended */
function requireUnexpired(contract: ContractRow, now: number): ContractRow {
  if (contract.endsAt !== null && contract.endsAt.getTime() <= now)
    throw new Refusal(400, 'access_code_used', 'the contract of this code has ended');
  return contract;
}

/** Extends the viewer's contract, or creates a contract that does not renew. */
async function extendContract(
  commerce: Commerce,
  tx: Database,
  userId: string,
  { product }: UnlockedCode,
): Promise<ContractRow> {
  const now = commerce.now();
  const activeContract = await lockActiveContract(tx, userId, product.id);
  if (activeContract?.status === 'pending')
    throw new Refusal(409, 'purchase_in_progress', 'another payment for this product is pending');
  if (activeContract && activeContract.accessModel === 'ppv')
    throw new Refusal(409, 'already_owned', 'the viewer owns this already');
  const changedAt = new Date(now);
  if (activeContract) {
    const endsAt = new Date(getPeriodEnd(commerce, Math.max(now, activeContract.endsAt?.getTime() ?? now), product));
    const [extendedContract = activeContract] = await tx
      .update(contracts)
      .set({ endsAt, changedAt })
      .where(eq(contracts.id, activeContract.id))
      .returning();
    return extendedContract;
  }
  const draft = draftContract(commerce, userId, product, now);
  const endsAt = draft.endsAt ?? new Date(getPeriodEnd(commerce, now, product));
  const [contract] = await tx
    .insert(contracts)
    .values({ ...draft, status: 'active', startsAt: changedAt, endsAt, price: '0.00', autoRenew: false })
    .returning();
  if (!contract) throw new Error('the contract of a code was not written');
  return contract;
}

/**
 * Redeems a code for a viewer. A repeated call returns the same contract until that contract ends.
 * @throws Refusal access_code_used, access_code_expired, already_owned, purchase_in_progress
 */
export async function redeem(
  commerce: Commerce,
  getEntitlement: GetEntitlement,
  userId: string,
  unlockedCode: UnlockedCode,
): Promise<ContractRow> {
  const { database } = commerce;
  const { code } = unlockedCode.code;
  const earlierRedemption = await findEarlierRedemption(database, code, userId);
  if (earlierRedemption) return requireUnexpired(earlierRedemption, commerce.now());
  // Redeeming the code would not help a viewer who can already watch the event.
  if (unlockedCode.event && isAvailable(unlockedCode.event, await getEntitlement({ userId })))
    throw new Refusal(409, 'already_owned', 'the viewer can already watch this event');
  await endOverdue(commerce, userId, unlockedCode.product.id);
  const pendingGrant = database.transaction(async (tx) => {
    const [row] = await tx.select().from(accessCodes).where(eq(accessCodes.code, code)).for('update');
    const concurrentRedemption = await findEarlierRedemption(tx, code, userId);
    if (concurrentRedemption) return { contract: requireUnexpired(concurrentRedemption, commerce.now()), isNew: false };
    refuseUsedCode(row ?? unlockedCode.code, commerce.now());
    const contract = await extendContract(commerce, tx, userId, unlockedCode);
    await tx
      .update(accessCodes)
      .set({ used: sql`${accessCodes.used} + 1` })
      .where(and(eq(accessCodes.code, code), or(isNull(accessCodes.uses), lt(accessCodes.used, accessCodes.uses))));
    await tx
      .insert(codeRedemptions)
      .values({ code, userId, contractId: contract.id, addedAt: new Date(commerce.now()) });
    return { contract, isNew: true };
  });
  const { contract, isNew } = await pendingGrant.catch((error: unknown) => {
    // A duplicate means that another server has just redeemed a code of this viewer for the same product.
    throw isDuplicate(error)
      ? new Refusal(409, 'conflict', 'another code for this product was just redeemed; try again')
      : error;
  });
  if (isNew) sendContract(commerce, contract);
  return contract;
}
