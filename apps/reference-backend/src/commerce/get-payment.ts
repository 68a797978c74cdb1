import type { Charge } from '@touchline/contract';
import { and, eq } from 'drizzle-orm';
import { contracts, orders, type OrderRow } from '../database/commerce-tables.ts';
import { createNotFound } from '../http/refusal.ts';
import { lookUpCharge } from './charge-at-provider.ts';
import type { Commerce } from './commerce.ts';
import { getPurchase, addLatestPayments } from './contract-payments.ts';
import { paymentStatusByState } from './order-steps.ts';
import { toWireContract } from './wire-product.ts';

/** Reads the payment of an order from the database. */
export async function getPayment({ database, directory, questionEndsAtMs }: Commerce, id: string): Promise<Charge> {
  const [order] = await database.select().from(orders).where(eq(orders.id, id));
  if (!order) throw createNotFound(`order ${id}`);
  const status = paymentStatusByState[order.state];
  if (status === 'DECLINED') return { status, decline_reason: order.declineReason ?? 'card_declined' };
  const rows = await database
    .select()
    .from(contracts)
    .where(eq(contracts.id, order.contractId ?? ''));
  const [paidContract] = await addLatestPayments(database, rows);
  const lookupUntilMs = questionEndsAtMs.get(id);
  return {
    status,
    contract: paidContract && toWireContract(paidContract, directory),
    action_url: order.actionUrl ?? undefined,
    action_until:
      order.actionUrl === null || lookupUntilMs === undefined ? undefined : new Date(lookupUntilMs).toISOString(),
  };
}

/** Waits for the running charge request or looks up the charge, and returns the payment. */
export async function toPayment(commerce: Commerce, order: OrderRow): Promise<Charge> {
  await (commerce.pendingCharges.get(order.id) ?? lookUpCharge(commerce, order));
  return getPayment(commerce, order.id);
}

/** Finds an order of a viewer, by its contract's id or by its idempotency key. */
export async function findOrderOfViewer(
  { database }: Commerce,
  userId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const viewerCondition = eq(orders.userId, userId);
  const [orderByKey] = await database
    .select()
    .from(orders)
    .where(and(viewerCondition, eq(orders.key, id)));
  const order = orderByKey ?? (await getPurchase(database, id));
  return order?.userId === userId ? order : undefined;
}
