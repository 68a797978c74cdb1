import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AccessModel, ContractStatus, DeclineReason, DurationUnit, InvoiceStatus } from '@touchline/contract';
import type { OrderState } from '../commerce/order-steps.ts';
import { users } from './account-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const holderId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Of what the books keep: it stays when its account is deleted, as nobody's. */
const payerId = () => text('user_id').references(() => users.id, { onDelete: 'set null' });

/**
 * What viewers hold, with all that was agreed: a product that changes, or is sold no more, changes none of it. Dates are on the viewer's
 * clock. Of each product a viewer has at most one contract that has not ended, whatever is pressed where.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: text('id').primaryKey(),
    userId: holderId(),
    productId: text('product_id').notNull(),
    accessModel: text('access_model').$type<AccessModel>().notNull(),
    title: text('title').notNull(),
    /** Of a ticket. */
    eventId: text('event_id'),
    /** Of a subscription: the identities that it covers. */
    covers: text('covers').array().notNull().default([]),
    status: text('status').$type<ContractStatus>().notNull(),
    price: text('price').notNull(),
    currency: text('currency').notNull(),
    duration: integer('duration').notNull(),
    durationUnits: text('duration_units').$type<DurationUnit>().notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    /** Once it is paid. One that ended without a beginning was never in force. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Renewals of this period that were declined. */
    renewalTries: integer('renewal_tries').notNull().default(0),
    /** The wider contract whose purchase ended the renewal; without its money the renewal returns. */
    endedBy: text('ended_by'),
    addedAt: moment('added_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('contracts_by_user').on(table.userId, table.addedAt),
    index('contracts_by_end')
      .on(table.endsAt)
      .where(sql`${table.status} in ('active', 'canceled')`),
    uniqueIndex('one_contract_of_product')
      .on(table.userId, table.productId)
      .where(sql`${table.status} in ('pending', 'active', 'canceled')`),
  ],
);

/** A card as its holder knows it, and the provider's name for it. */
export interface CardFacts {
  id: string;
  brand?: string | undefined;
  last4: string;
  expMonth?: number | undefined;
  expYear?: number | undefined;
}

/** What is charged, or was to be: written before the provider is asked, so that no charge is forgotten. Its id is the provider's `reference`. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: payerId(),
    contractId: text('contract_id').references(() => contracts.id, { onDelete: 'set null' }),
    kind: text('kind').$type<'purchase' | 'renewal'>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** The wish's Idempotency-Key, and a hash of what it asked for; a renewal is nobody's wish. */
    key: text('key'),
    fingerprint: text('fingerprint'),
    amount: text('amount').notNull(),
    currency: text('currency').notNull(),
    /** The card becomes the viewer's stored one once it has paid. */
    storesCard: boolean('stores_card').notNull(),
    /** The viewer confirmed the purchase although their contracts opened all of it. */
    evenIfCovered: boolean('even_if_covered').notNull().default(false),
    card: jsonb('card').$type<CardFacts>(),
    chargeId: text('charge_id'),
    actionUrl: text('action_url'),
    declineReason: text('decline_reason').$type<DeclineReason>(),
    addedAt: moment('added_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('orders_by_key').on(table.userId, table.key),
    index('orders_by_contract').on(table.contractId, table.addedAt),
    index('orders_that_go_on')
      .on(table.addedAt)
      .where(sql`${table.state} in ('placed', 'waiting', 'returning')`),
    uniqueIndex('one_open_order_of_contract')
      .on(table.contractId)
      .where(sql`${table.state} in ('placed', 'waiting')`),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id').notNull().unique(),
    userId: payerId(),
    title: text('title').notNull(),
    amount: text('amount').notNull(),
    currency: text('currency').notNull(),
    /** What it was paid with, such as `Visa 4242`. */
    paidWith: text('paid_with'),
    /** The period that it pays for. */
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    status: text('status').$type<InvoiceStatus>().notNull(),
    /** Seals the receipt's addresses, which open without a session. */
    receiptToken: text('receipt_token').notNull().unique(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [index('invoices_by_user').on(table.userId, table.addedAt)],
);

/** Stored cards. One without a viewer (replaced, deleted, its account gone) is forgotten at the provider, and then here. */
export const cards = pgTable('cards', {
  /** The provider's. */
  id: text('id').primaryKey(),
  userId: payerId().unique(),
  brand: text('brand'),
  last4: text('last4').notNull(),
  expMonth: integer('exp_month'),
  expYear: integer('exp_year'),
  addedAt: moment('added_at').notNull(),
});

export const accessCodes = pgTable('access_codes', {
  /** Capitals and digits alone. */
  code: text('code').primaryKey(),
  /** What it opens: a product, or one event. */
  productId: text('product_id'),
  eventId: text('event_id'),
  /** By how many viewers it may be redeemed, and has been; without a number by any. */
  uses: integer('uses'),
  used: integer('used').notNull().default(0),
  expiresAt: moment('expires_at'),
});

export const codeRedemptions = pgTable(
  'code_redemptions',
  {
    code: text('code')
      .notNull()
      .references(() => accessCodes.code, { onDelete: 'cascade' }),
    userId: holderId(),
    contractId: text('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.userId] })],
);

export type ContractRow = typeof contracts.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;
export type CardRow = typeof cards.$inferSelect;
export type AccessCodeRow = typeof accessCodes.$inferSelect;
