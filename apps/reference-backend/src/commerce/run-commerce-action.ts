import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { normalizeEmail, users } from '../database/account-tables.ts';
import { contracts, orders } from '../database/commerce-tables.ts';
import { events } from '../database/schema.ts';
import { createNotFound, Refusal } from '../http/refusal.ts';
import { getPeriodEnd, type Commerce } from './commerce.ts';
import { endOverdue } from './end-contract.ts';
import { draftContract, refuseActiveContract, lockActiveContract } from './place-order.ts';
import type { GetStart } from './product-calls.ts';
import { settleOrder, sendContract } from './settle-order.ts';
import { findProduct, getTicket, type PricedProduct } from './priced-product.ts';

const actionSchema = z.union([
  /**
   * Gives an account a subscription or a ticket (`ticket-EVENT`) without a payment. With `seconds` it has this length
   * and does not renew.
   */
  z.object({
    contract: z.string(),
    of: z.string(),
    seconds: z.optional(z.number().check(z.positive(), z.lte(1e9))),
  }),
  /** Makes the provider refund the last payment of a contract. */
  z.object({ refund: z.string() }),
]);

async function loadProduct(commerce: Commerce, getStart: GetStart, id: string): Promise<PricedProduct> {
  const { database, now } = commerce;
  const [row] = await database
    .select()
    .from(events)
    .where(eq(events.id, id.replace(/^ticket-/, '')));
  const product = findProduct(id, now()) ?? (row && getTicket(row, getStart(row)));
  if (!product) throw createNotFound(`product ${id}`);
  return product;
}

async function grantContract(commerce: Commerce, product: PricedProduct, email: string, seconds: number | undefined) {
  const { database, now } = commerce;
  const [user] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalizeEmail(email)));
  if (!user) throw createNotFound(`account ${email}`);
  await endOverdue(commerce, user.id, product.id);
  refuseActiveContract(await lockActiveContract(database, user.id, product.id));
  const draft = draftContract(commerce, user.id, product, now());
  const end = seconds === undefined ? getPeriodEnd(commerce, now(), product) : now() + seconds * 1000;
  const startsAt = new Date(now());
  const [contract] = await database
    .insert(contracts)
    .values({
      ...draft,
      status: 'active',
      startsAt,
      endsAt: new Date(end),
      autoRenew: draft.autoRenew && seconds === undefined,
    })
    .returning();
  if (contract) sendContract(commerce, contract);
  return { contract: draft.id };
}

async function refund(commerce: Commerce, contractId: string) {
  const { database, provider } = commerce;
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.contractId, contractId), eq(orders.state, 'approved')))
    .orderBy(desc(orders.addedAt))
    .limit(1);
  if (!order?.chargeId || !provider) throw new Refusal(409, 'conflict', `${contractId} has no payment to refund`);
  await provider.refund({ id: order.chargeId, amount: order.amount });
  await settleOrder(commerce, order.id, { event: 'refunded' });
  return { refunded: order.id };
}

/** Runs a test's action on contracts. @returns undefined for an unknown action */
export async function runCommerceAction(commerce: Commerce, getStart: GetStart, raw: unknown): Promise<unknown> {
  const { data: commerceAction } = actionSchema.safeParse(raw);
  if (!commerceAction) return undefined;
  if ('refund' in commerceAction) return refund(commerce, commerceAction.refund);
  return grantContract(
    commerce,
    await loadProduct(commerce, getStart, commerceAction.contract),
    commerceAction.of,
    commerceAction.seconds,
  );
}
