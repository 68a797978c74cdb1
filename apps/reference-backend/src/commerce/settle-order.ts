import type { ContractStatus, DeclineReason, UserPurchaseStatus } from '@touchline/contract';
import { and, eq, gt } from 'drizzle-orm';
import { createToken } from '../tokens.ts';
import { users } from '../database/account-tables.ts';
import {
  contracts,
  invoices,
  orders,
  type CardFacts,
  type ContractRow,
  type OrderRow,
} from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';
import { getPeriodEnd, type Commerce } from './commerce.ts';
import { contractSteps, type ContractEvent } from './contract-steps.ts';
import { computeContractCoverage } from './compute-contract-coverage.ts';
import { openStates, orderSteps, type OrderEvent } from './order-steps.ts';
import type { ProviderCharge } from './provider.ts';
import { maxRenewalTries } from './renewal.ts';
import { storeUnownedCard, storeCard } from './store-card.ts';

/** A change of an order, from the provider or the clock. */
export interface OrderUpdate {
  event: OrderEvent;
  charge?: ProviderCharge | undefined;
  /** The decline reason, if there is no charge that contains it. */
  reason?: DeclineReason | undefined;
}

const eventByStatus = { approved: 'approved', pending: 'waiting', declined: 'declined' } as const;

/** Converts a charge of the provider to a change of the order. */
export const toOrderUpdate = (charge: ProviderCharge): OrderUpdate => ({
  event: charge.isRefunded ? 'refunded' : eventByStatus[charge.status],
  charge,
});

/** The data of a step: its transaction, and the messages to send after the commit. */
interface SettleContext {
  commerce: Commerce;
  tx: Database;
  order: OrderRow;
  contract: ContractRow | undefined;
  now: number;
  updates: UserPurchaseStatus[];
}

const toStatusMessage = (contract: ContractRow, status: ContractStatus | 'declined'): UserPurchaseStatus => ({
  userId: contract.userId,
  contractId: contract.id,
  status,
  eventId: contract.eventId ?? undefined,
  productId: contract.productId,
});

/** Applies an event to a contract. @returns the changed contract; undefined if the event has no effect on its status */
export async function advanceContract(
  tx: Database,
  contract: ContractRow,
  event: ContractEvent,
  changes: Partial<ContractRow>,
  now: number,
): Promise<ContractRow | undefined> {
  const status = contractSteps[contract.status][event];
  if (status === undefined) return undefined;
  const [changedContract] = await tx
    .update(contracts)
    .set({ ...changes, status, changedAt: new Date(now) })
    .where(eq(contracts.id, contract.id))
    .returning();
  return changedContract;
}

/** Sends a contract's status to the viewer's room. */
export const sendContract = ({ publish }: Pick<Commerce, 'publish'>, contract: ContractRow): void =>
  publish(toStatusMessage(contract, contract.status));

/** The card's name on a receipt, such as `American Express 0005` for the provider's `american-express`. */
const getName = ({ brand = '', last4 }: CardFacts): string =>
  [...brand.split(/[\s_-]+/).filter(Boolean), last4]
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * Stops the renewal of contracts if the new contract covers their next period, so that viewers do not pay twice
 * (docs/decisions/0059).
 */
async function endNarrowerContracts(
  { commerce, tx, order, now, updates }: SettleContext,
  contract: ContractRow,
): Promise<void> {
  if (order.kind !== 'purchase') return;
  const coverage = await computeContractCoverage(commerce, tx, contract);
  for (const { held, ends } of coverage.kind === 'wider' ? coverage.over : []) {
    const changedContract = ends
      ? await advanceContract(tx, held.contract, 'canceled', { endedBy: contract.id }, now)
      : undefined;
    if (changedContract) updates.push(toStatusMessage(changedContract, changedContract.status));
  }
}

/** Starts a paid contract, or extends it by a period. */
async function fulfilOrder(context: SettleContext): Promise<void> {
  const { commerce, tx, order, contract, now, updates } = context;
  if (!contract) return;
  await endNarrowerContracts(context, contract);
  const isFirst = order.kind === 'purchase';
  const periodStartMs = Math.max(now, isFirst ? now : (contract.endsAt?.getTime() ?? now));
  // A ticket's end is already set, because its period starts with the match.
  const ticketEnd = isFirst ? contract.endsAt : null;
  const endsAt = ticketEnd ?? new Date(getPeriodEnd(commerce, periodStartMs, contract, contract.startsAt?.getTime()));
  const changes = { endsAt, renewalTries: 0, ...(isFirst ? { startsAt: new Date(now) } : {}) };
  const changedContract = await advanceContract(tx, contract, isFirst ? 'paid' : 'renewed', changes, now);
  if (changedContract) updates.push(toStatusMessage(changedContract, changedContract.status));
  const { card } = order;
  await tx.insert(invoices).values({
    orderId: order.id,
    userId: order.userId,
    title: contract.title,
    amount: order.amount,
    currency: order.currency,
    paidWith: card ? getName(card) : null,
    startsAt: new Date(periodStartMs),
    endsAt,
    status: 'paid',
    receiptToken: createToken(),
    addedAt: new Date(now),
  });
  if (order.storesCard && card && order.userId !== null) await storeCard(tx, order.userId, card, now);
}

/**
 * Marks the contract of a declined purchase as unpaid, or counts a declined renewal, which does not shorten the
 * contract.
 */
async function closeContract({ tx, order, contract, now, updates }: SettleContext): Promise<void> {
  if (!contract) return;
  if (order.kind === 'purchase') await advanceContract(tx, contract, 'unpaid', {}, now);
  else {
    // A declined renewal is not repeated after the contract's end.
    const isOver = (contract.endsAt?.getTime() ?? 0) <= now;
    const renewalTries = isOver ? maxRenewalTries : contract.renewalTries + 1;
    await tx.update(contracts).set({ renewalTries }).where(eq(contracts.id, contract.id));
  }
  updates.push(toStatusMessage(contract, 'declined'));
}

/**
 * Resumes contracts that `endNarrowerContracts` canceled for a refunded contract, unless they have ended or another
 * contract covers them.
 */
async function resumeNarrowerContracts(
  { commerce, tx, now, updates }: SettleContext,
  { id }: ContractRow,
): Promise<void> {
  const narrowerContracts = await tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.endedBy, id), eq(contracts.status, 'canceled'), gt(contracts.endsAt, new Date(now))))
    .for('update');
  for (const contract of narrowerContracts) {
    const { kind } = await computeContractCoverage(commerce, tx, contract);
    if (kind === 'covered') continue;
    const changedContract = await advanceContract(tx, contract, 'resumed', { endedBy: null }, now);
    if (changedContract) updates.push(toStatusMessage(changedContract, changedContract.status));
  }
}

/**
 * Shortens a contract by the period of a refunded payment, and stops its renewal. A contract without remaining time
 * ends at once.
 */
async function withdrawContract(context: SettleContext): Promise<void> {
  const { tx, order, contract, now, updates } = context;
  const paidInvoices = contract
    ? await tx
        .select({ orderId: invoices.orderId, endsAt: invoices.endsAt })
        .from(invoices)
        .innerJoin(orders, eq(orders.id, invoices.orderId))
        .where(and(eq(orders.contractId, contract.id), eq(invoices.status, 'paid')))
    : [];
  await tx.update(invoices).set({ status: 'refunded' }).where(eq(invoices.orderId, order.id));
  if (!contract || contractSteps[contract.status].withdrawn === undefined) return;
  const end = contract.endsAt?.getTime() ?? now;
  const startMs = contract.startsAt?.getTime() ?? now;
  const getEnd = (bills: typeof paidInvoices): number =>
    Math.max(startMs, ...bills.map(({ endsAt }) => endsAt.getTime()));
  // Time from access codes belongs to no payment, so a refund does not remove it.
  const remainingMs = end - (getEnd(paidInvoices) - getEnd(paidInvoices.filter(({ orderId }) => orderId !== order.id)));
  if (remainingMs === end && remainingMs > now) return;
  if (remainingMs <= now) {
    const endedContract = await advanceContract(
      tx,
      contract,
      'withdrawn',
      { endsAt: new Date(now), autoRenew: false },
      now,
    );
    if (endedContract) updates.push(toStatusMessage(endedContract, endedContract.status));
    await resumeNarrowerContracts(context, contract);
    return;
  }
  const [shortenedContract = contract] = await tx
    .update(contracts)
    .set({ endsAt: new Date(remainingMs), changedAt: new Date(now) })
    .where(eq(contracts.id, contract.id))
    .returning();
  const changedContract = (await advanceContract(tx, shortenedContract, 'canceled', {}, now)) ?? shortenedContract;
  updates.push(toStatusMessage(changedContract, changedContract.status));
}

const isOpen = (state: OrderRow['state']): boolean => openStates.some((openState) => openState === state);

/** The decline reason of an overdue order. */
const getSilentDeclineReason = ({ state }: OrderRow): DeclineReason =>
  state === 'waiting' ? 'authentication_failed' : 'provider_unavailable';

/** The changed columns of the order. */
function getChanges(
  order: OrderRow,
  to: OrderRow['state'],
  { charge, reason }: OrderUpdate,
  now: number,
): Partial<OrderRow> {
  const hasEnded = isOpen(order.state) && !isOpen(to);
  const isUnpaid = hasEnded && to !== 'approved';
  return {
    state: to,
    chargeId: charge?.id ?? order.chargeId,
    card: charge?.card ?? order.card,
    actionUrl: to === 'waiting' ? (charge?.actionUrl ?? order.actionUrl) : null,
    ...(isUnpaid ? { declineReason: reason ?? charge?.declineReason ?? getSilentDeclineReason(order) } : {}),
    ...(hasEnded ? { endedAt: new Date(now) } : {}),
  };
}

/**
 * Locks the viewer, so that the second of two simultaneous approvals sees the contract of the first.
 */
async function lockViewer(tx: Database, orderId: string): Promise<void> {
  const [order] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  if (order?.userId)
    await tx.select({ id: users.id }).from(users).where(eq(users.id, order.userId)).for('no key update');
}

/**
 * Changes an approval to `unwanted`, which refunds it, if the contract has ended or other contracts now cover it.
 */
async function getApproval(
  { commerce, tx, order, contract }: Omit<SettleContext, 'updates' | 'now'>,
  orderUpdate: OrderUpdate,
): Promise<OrderUpdate> {
  const contractEvent = order.kind === 'purchase' ? 'paid' : 'renewed';
  if (!contract || contractSteps[contract.status][contractEvent] === undefined)
    return { ...orderUpdate, event: 'unwanted' };
  if (order.kind === 'renewal' || order.evenIfCovered) return orderUpdate;
  const { kind } = await computeContractCoverage(commerce, tx, contract);
  return kind === 'covered' ? { ...orderUpdate, event: 'unwanted', reason: 'already_covered' } : orderUpdate;
}

/** Applies a change in a transaction. */
async function applyUpdate(commerce: Commerce, tx: Database, id: string, update: OrderUpdate) {
  if (update.event === 'approved' || update.event === 'refunded') await lockViewer(tx, id);
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) return undefined;
  const [contract] =
    order.contractId === null
      ? []
      : await tx.select().from(contracts).where(eq(contracts.id, order.contractId)).for('update');
  const now = commerce.now();
  const orderUpdate =
    update.event === 'approved' ? await getApproval({ commerce, tx, order, contract }, update) : update;
  const { to, effects } = orderSteps[order.state][orderUpdate.event];
  const [changedOrder = order] = await tx
    .update(orders)
    .set(getChanges(order, to, orderUpdate, now))
    .where(eq(orders.id, id))
    .returning();
  const context: SettleContext = { commerce, tx, order: changedOrder, contract, now, updates: [] };
  if (effects.includes('fulfil')) await fulfilOrder(context);
  if (effects.includes('close')) await closeContract(context);
  if (effects.includes('withdraw')) await withdrawContract(context);
  if (effects.includes('refund') && changedOrder.storesCard && changedOrder.card)
    await storeUnownedCard(tx, changedOrder.card, now);
  return { order: changedOrder, updates: context.updates };
}

/** Refunds the charge of a declined order. The clock repeats a failed refund. */
export async function refundOrder(commerce: Commerce, order: OrderRow): Promise<void> {
  const { provider } = commerce;
  if (!provider || order.state !== 'returning' || order.chargeId === null) return;
  try {
    await provider.refund({ id: order.chargeId, amount: order.amount });
  } catch {
    return;
  }
  await settleOrder(commerce, order.id, { event: 'refunded' });
}

/**
 * Applies a change to an order and its contract in one transaction. Repeated, late and misordered changes have no
 * effect (`order-steps.ts`).
 * @returns the changed order; undefined for an unknown id
 */
export async function settleOrder(
  commerce: Commerce,
  id: string,
  orderUpdate: OrderUpdate,
): Promise<OrderRow | undefined> {
  const settledOrder = await commerce.database.transaction((tx) => applyUpdate(commerce, tx, id, orderUpdate));
  if (!settledOrder) return undefined;
  if (!isOpen(settledOrder.order.state))
    for (const map of [commerce.lookedUpAtMs, commerce.questionEndsAtMs]) map.delete(id);
  else if (orderUpdate.charge?.actionUntil !== undefined)
    commerce.questionEndsAtMs.set(id, orderUpdate.charge.actionUntil);
  for (const change of settledOrder.updates) commerce.publish(change);
  if (settledOrder.order.state === 'returning') await refundOrder(commerce, settledOrder.order);
  return settledOrder.order;
}
