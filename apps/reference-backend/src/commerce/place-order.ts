import { randomUUID } from 'node:crypto';
import type { ShownPrice } from '@touchline/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { contracts, orders, type ContractRow, type OrderRow } from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';
import { isDuplicate } from '../database/sql-state.ts';
import { Refusal } from '../http/refusal.ts';
import { getPeriodEnd, type Commerce } from './commerce.ts';
import { statusesInForce } from './contract-steps.ts';
import { computeContractCoverage } from './compute-contract-coverage.ts';
import { endOverdue } from './end-contract.ts';
import { openStates } from './order-steps.ts';
import { getRenewalDue } from './renewal.ts';
import { sendContract } from './settle-order.ts';
import type { PricedProduct } from './priced-product.ts';

/** A viewer's purchase. */
export interface PurchaseRequest {
  userId: string;
  product: PricedProduct;
  /** The price that the portal showed; undefined if the caller does not send it. */
  shown?: ShownPrice | undefined;
  key: string;
  /** A hash of the request, because a key must not be used for another request. */
  fingerprint: string;
  storesCard: boolean;
  /** Whether the viewer has confirmed a purchase that their contracts cover. */
  evenIfCovered: boolean;
}

/** Finds the order of a repeated key. @throws Refusal idempotency_conflict if the key belongs to another request */
export async function findRepeatedOrder(
  database: Database,
  { userId, key, fingerprint }: Pick<PurchaseRequest, 'userId' | 'key' | 'fingerprint'>,
): Promise<OrderRow | undefined> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.key, key)));
  if (order && order.fingerprint !== fingerprint)
    throw new Refusal(409, 'idempotency_conflict', 'this key was used for another request');
  return order;
}

/** Creates the row of a pending contract. */
export function draftContract(commerce: Commerce, userId: string, product: PricedProduct, now: number) {
  const { duration, durationUnits, opensAt } = product;
  return {
    id: randomUUID(),
    userId,
    productId: product.id,
    accessModel: product.accessModel,
    title: product.title,
    eventId: product.eventId ?? null,
    covers: [...product.covers],
    status: 'pending' as const,
    price: product.price,
    currency: product.currency,
    duration,
    durationUnits,
    autoRenew: product.autoRenew,
    endsAt: opensAt === undefined ? null : new Date(getPeriodEnd(commerce, Math.max(now, opensAt), product)),
    addedAt: new Date(now),
    changedAt: new Date(now),
  };
}

/** Locks the viewer's contract for a product and returns it, unless the contract has ended. Call `endOverdue` first. */
export async function lockActiveContract(
  tx: Database,
  userId: string,
  productId: string,
): Promise<ContractRow | undefined> {
  const [earlierOrder] = await tx
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.userId, userId),
        eq(contracts.productId, productId),
        inArray(contracts.status, ['pending', ...statusesInForce]),
      ),
    )
    .for('update');
  return earlierOrder;
}

/** @throws Refusal if the viewer owns the product, or a payment for it is pending */
export function refuseActiveContract(earlierOrder: ContractRow | undefined): void {
  if (earlierOrder?.status === 'pending')
    throw new Refusal(409, 'purchase_in_progress', 'another payment for this product is pending');
  if (earlierOrder) throw new Refusal(409, 'already_owned', 'the viewer owns this already');
}

/** Normalizes an amount: `5.9` equals `5.90`. */
const getAmount = (decimal: string): string => {
  const [wholePart = '', fraction = ''] = decimal.split('.');
  return `${wholePart.replace(/^0+(?=\d)/, '')}.${fraction.replace(/(?<!0)0+$/, '')}`;
};

/** @throws Refusal if the price differs from the shown price */
function refuseOtherPrice({ price, currency }: PricedProduct, shownPrice: ShownPrice | undefined): void {
  if (!shownPrice) return;
  if (getAmount(shownPrice.amount) === getAmount(price) && (shownPrice.currency ?? currency) === currency) return;
  throw new Refusal(409, 'price_changed', `it costs ${price} ${currency} now`);
}

/** @throws Refusal if the viewer's other contracts cover the whole contract */
async function refuseCovered(commerce: Commerce, tx: Database, contract: ContractRow): Promise<void> {
  const coverage = await computeContractCoverage(commerce, tx, contract);
  if (coverage.kind === 'covered')
    throw new Refusal(
      409,
      'already_covered',
      `included in ${coverage.by.map(({ productId }) => productId).join(', ')}`,
    );
}

async function insertPurchase(commerce: Commerce, tx: Database, request: PurchaseRequest) {
  const repeatedOrder = await findRepeatedOrder(tx, request);
  if (repeatedOrder) return { order: repeatedOrder };
  const { userId, product, shown, key, fingerprint, storesCard, evenIfCovered } = request;
  refuseActiveContract(await lockActiveContract(tx, userId, product.id));
  const now = commerce.now();
  const [contract] = await tx
    .insert(contracts)
    .values(draftContract(commerce, userId, product, now))
    .returning();
  if (!contract) throw new Error(`the contract of ${key} was not written`);
  const order = {
    id: randomUUID(),
    userId,
    contractId: contract.id,
    kind: 'purchase' as const,
    state: 'placed' as const,
    key,
    fingerprint,
    amount: product.price,
    currency: product.currency,
    storesCard,
    evenIfCovered,
    addedAt: new Date(now),
  };
  const [placedOrder] = await tx.insert(orders).values(order).returning();
  if (!placedOrder) throw new Error(`order ${order.id} was not written`);
  // The insert comes before the price check, so that a simultaneous request with the same key fails at the insert. A
  // refusal rolls the order back.
  refuseOtherPrice(product, shown);
  if (!evenIfCovered) await refuseCovered(commerce, tx, contract);
  return { order: placedOrder, contract };
}

/**
 * Writes a purchase's order and pending contract, before the provider charges. A repeated key returns the existing
 * order.
 * @throws Refusal idempotency_conflict, already_owned, already_covered, purchase_in_progress, price_changed
 */
export async function placeOrder(
  commerce: Commerce,
  request: PurchaseRequest,
): Promise<{ order: OrderRow; isNew: boolean }> {
  await endOverdue(commerce, request.userId, request.product.id);
  const insertOrder = async () => {
    const { order, contract: placedOrder } = await commerce.database.transaction((tx) =>
      insertPurchase(commerce, tx, request),
    );
    if (placedOrder) sendContract(commerce, placedOrder);
    return { order, isNew: placedOrder !== undefined };
  };
  try {
    return await insertOrder();
  } catch (error) {
    // A duplicate means that another request has just placed this order, or bought the same product.
    const repeatedOrder = await findRepeatedOrder(commerce.database, request);
    if (repeatedOrder) return { order: repeatedOrder, isNew: false };
    if (isDuplicate(error)) return insertOrder();
    throw error;
  }
}

/**
 * Writes the order for a contract's next charge.
 * @returns undefined for a contract that is not due, or whose renewal is pending
 */
export async function placeRenewal(commerce: Commerce, contractId: string): Promise<OrderRow | undefined> {
  const insertOrder = () =>
    commerce.database.transaction(async (tx) => {
      const [contract] = await tx.select().from(contracts).where(eq(contracts.id, contractId)).for('update');
      const now = commerce.now();
      if (!contract || getRenewalDue(contract, now, commerce) !== 'renewal') return undefined;
      const [openOrder] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.contractId, contractId), inArray(orders.state, [...openStates])));
      if (openOrder) return undefined;
      const [order] = await tx
        .insert(orders)
        .values({
          id: randomUUID(),
          userId: contract.userId,
          contractId,
          kind: 'renewal',
          state: 'placed',
          amount: contract.price,
          currency: contract.currency,
          storesCard: false,
          addedAt: new Date(now),
        })
        .returning();
      return order;
    });
  try {
    return await insertOrder();
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}
