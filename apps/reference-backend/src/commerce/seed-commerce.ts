import { count, inArray, sql } from 'drizzle-orm';
import { createToken } from '../tokens.ts';
import { users } from '../database/account-tables.ts';
import { accessCodes, cards, contracts, invoices, orders, type AccessCodeRow } from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';
import { normalizeCode } from './access-codes.ts';
import { getPeriodEnd, type Commerce } from './commerce.ts';
import { findProduct } from './priced-product.ts';

const dayMs = 86_400_000;

/** The seeded contracts; `days` is the age. */
const seededPurchases = [
  { userId: 'user-subscriber', productId: 'nordic-month', days: 12, status: 'active' },
  { userId: 'user-subscriber', productId: 'verdant-academy-pass', days: 3, status: 'active' },
  { userId: 'user-canceled', productId: 'nordic-month', days: 20, status: 'canceled' },
  { userId: 'user-expired', productId: 'nordic-month', days: 45, status: 'expired' },
] as const;

/** The match of the seeded ticket. */
const boughtMatchId = 'tur-tam-d2-0';

type CodePlan = Pick<AccessCodeRow, 'uses' | 'used'> & {
  code: string;
  productId?: string;
  eventId?: string;
  /** Days from the seeding to the end of the code; undefined for a code without an end. */
  expiresIn?: number;
};

/** The codes of the README, one for each case. */
const seededCodes: readonly CodePlan[] = [
  { code: 'NORD-26-ONCE', productId: 'nordic-month', uses: 1, used: 0 },
  { code: 'NORD-26-MANY', productId: 'nordic-day', uses: null, used: 0 },
  { code: 'NORD-26-USED', productId: 'nordic-month', uses: 1, used: 1 },
  { code: 'NORD-26-LATE', productId: 'nordic-month', uses: null, used: 0, expiresIn: -1 },
  { code: 'NORD-26-SOON', productId: 'nordic-women-pass', uses: 100, used: 0, expiresIn: 7 },
  { code: 'NORD-26-GAME', eventId: boughtMatchId, uses: null, used: 0 },
  { code: 'VERD-26-ONCE', productId: 'verdant-month', uses: 1, used: 0 },
  { code: 'VERD-26-MANY', productId: 'verdant-academy-pass', uses: null, used: 0 },
  { code: 'GALI-26-ONCE', productId: 'galil-month', uses: 1, used: 0 },
  { code: 'GALI-26-MANY', productId: 'galil-women-pass', uses: null, used: 0 },
];

async function seedCodes(database: Database, now: number): Promise<void> {
  const rows = seededCodes.map(({ code, productId, eventId, uses, used, expiresIn }) => ({
    code: normalizeCode(code),
    productId: productId ?? null,
    eventId: eventId ?? null,
    uses,
    used,
    expiresAt: expiresIn === undefined ? null : new Date(now + expiresIn * dayMs),
  }));
  await database.insert(accessCodes).values(rows).onConflictDoNothing();
}

/** Seeds a contract with its order and its invoice. */
async function seedContract(commerce: Commerce, plan: (typeof seededPurchases)[number]): Promise<void> {
  const { database } = commerce;
  const now = commerce.now();
  const product = findProduct(plan.productId, now);
  if (!product) throw new Error(`no product is sold as ${plan.productId}`);
  const id = `${plan.userId}-${plan.productId}`;
  const { userId } = plan;
  const startsAt = new Date(now - plan.days * dayMs);
  const endsAt = new Date(getPeriodEnd(commerce, startsAt.getTime(), product));
  const { title, accessModel, covers, price, currency, duration, durationUnits, autoRenew } = product;
  const terms = { title, accessModel, covers: [...covers], price, currency, duration, durationUnits, autoRenew };
  const contractDates = { startsAt, endsAt, addedAt: startsAt, changedAt: startsAt };
  await database
    .insert(contracts)
    .values({ id, userId, productId: product.id, status: plan.status, ...terms, ...contractDates });
  const order = { id: `order-${id}`, userId, contractId: id, amount: price, currency, storesCard: false };
  await database
    .insert(orders)
    .values({ ...order, kind: 'purchase', state: 'approved', addedAt: startsAt, endedAt: startsAt });
  await database.insert(invoices).values({
    orderId: order.id,
    userId,
    title,
    amount: price,
    currency,
    paidWith: 'Visa 4242',
    startsAt,
    endsAt,
    status: 'paid',
    receiptToken: createToken(),
    addedAt: startsAt,
  });
}

/** The stored cards of apps/sandbox-payments, and their viewers. */
const storedCards = [
  { id: 'card_sandbox_viewer', userId: 'user-viewer' },
  { id: 'card_sandbox_subscriber', userId: 'user-subscriber' },
] as const;

/** Stores the cards of the demo's viewers, if there is a provider. */
async function seedCards({ database, provider, now }: Commerce): Promise<void> {
  if (!provider) return;
  const cardOwners = storedCards.map(({ userId }) => userId);
  const existingUsers = await database.select({ id: users.id }).from(users).where(inArray(users.id, cardOwners));
  const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, addedAt: new Date(now()) };
  const rows = storedCards
    .filter(({ userId }) => existingUsers.some(({ id }) => id === userId))
    .map((storedCard) => ({ ...storedCard, ...card }));
  if (rows.length === 0) return;
  // The card exists without a viewer if a seeded account was deleted before.
  const ownerUpdate = { target: cards.id, set: { userId: sql`excluded.user_id` } };
  await database.insert(cards).values(rows).onConflictDoUpdate(ownerUpdate);
}

/**
 * Creates the README's contracts and codes if there are no codes, or on request. Other rows stay unchanged.
 */
export async function seedCommerce(commerce: Commerce, isReseeding = false): Promise<void> {
  const { database } = commerce;
  const [existingCodes] = await database.select({ codes: count() }).from(accessCodes);
  if (!isReseeding && (existingCodes?.codes ?? 0) > 0) return;
  await database.delete(accessCodes).where(
    inArray(
      accessCodes.code,
      seededCodes.map(({ code }) => normalizeCode(code)),
    ),
  );
  await seedCodes(database, commerce.now());
  await seedCards(commerce);
  const existingUsers = await database
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...new Set(seededPurchases.map(({ userId }) => userId))]));
  const existingIds = new Set(existingUsers.map(({ id }) => id));
  const seededOrderIds = seededPurchases.map(({ userId, productId }) => `order-${userId}-${productId}`);
  await database.delete(contracts).where(inArray(contracts.userId, [...existingIds]));
  await database.delete(invoices).where(inArray(invoices.orderId, seededOrderIds));
  await database.delete(orders).where(inArray(orders.id, seededOrderIds));
  for (const plan of seededPurchases) if (existingIds.has(plan.userId)) await seedContract(commerce, plan);
}
