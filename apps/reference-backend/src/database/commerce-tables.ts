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

const createTimeColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const createHolderId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The paying user. When the account is deleted, the row stays for the accounting, without a user. */
const createPayerId = () => text('user_id').references(() => users.id, { onDelete: 'set null' });

/**
 * Viewers' contracts. They contain all terms, so later changes of a product do not affect them. A viewer has at most
 * one pending or valid contract per product.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: text('id').primaryKey(),
    userId: createHolderId(),
    productId: text('product_id').notNull(),
    accessModel: text('access_model').$type<AccessModel>().notNull(),
    title: text('title').notNull(),
    /** The event, for a ticket. */
    eventId: text('event_id'),
    /** The identities that a subscription covers. */
    covers: text('covers').array().notNull().default([]),
    status: text('status').$type<ContractStatus>().notNull(),
    price: text('price').notNull(),
    currency: text('currency').notNull(),
    duration: integer('duration').notNull(),
    durationUnits: text('duration_units').$type<DurationUnit>().notNull(),
    autoRenew: boolean('auto_renew').notNull(),
    /** The time of the first payment; null for a contract that was never paid. */
    startsAt: createTimeColumn('starts_at'),
    endsAt: createTimeColumn('ends_at'),
    /** The number of declined renewals of the current period. */
    renewalTries: integer('renewal_tries').notNull().default(0),
    /** The id of a contract that covers more. Its purchase ended this renewal; its refund restores the renewal. */
    endedBy: text('ended_by'),
    addedAt: createTimeColumn('added_at').notNull(),
    changedAt: createTimeColumn('changed_at').notNull(),
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

/** The parts of a card that its owner sees, and the provider's id. */
export interface CardFacts {
  id: string;
  brand?: string | undefined;
  last4: string;
  expMonth?: number | undefined;
  expYear?: number | undefined;
}

/**
 * Charges, including failed ones. A row is written before the request to the provider, so that no charge is lost; its
 * id is the provider's `reference`.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: createPayerId(),
    contractId: text('contract_id').references(() => contracts.id, { onDelete: 'set null' }),
    kind: text('kind').$type<'purchase' | 'renewal'>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** The Idempotency-Key of a purchase; `fingerprint` is a hash of its request. Both are null for renewals. */
    key: text('key'),
    fingerprint: text('fingerprint'),
    amount: text('amount').notNull(),
    currency: text('currency').notNull(),
    /** Whether an approved payment stores the card as the viewer's. */
    storesCard: boolean('stores_card').notNull(),
    /** Whether the viewer confirmed a purchase that their contracts covered. */
    evenIfCovered: boolean('even_if_covered').notNull().default(false),
    card: jsonb('card').$type<CardFacts>(),
    chargeId: text('charge_id'),
    actionUrl: text('action_url'),
    declineReason: text('decline_reason').$type<DeclineReason>(),
    addedAt: createTimeColumn('added_at').notNull(),
    endedAt: createTimeColumn('ended_at'),
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
    userId: createPayerId(),
    title: text('title').notNull(),
    amount: text('amount').notNull(),
    currency: text('currency').notNull(),
    /** The card on the receipt, such as `Visa 4242`. */
    paidWith: text('paid_with'),
    /** The start of the paid period. */
    startsAt: createTimeColumn('starts_at').notNull(),
    endsAt: createTimeColumn('ends_at').notNull(),
    status: text('status').$type<InvoiceStatus>().notNull(),
    /** The key that signs the receipt's addresses, which need no session. */
    receiptToken: text('receipt_token').notNull().unique(),
    addedAt: createTimeColumn('added_at').notNull(),
  },
  (table) => [index('invoices_by_user').on(table.userId, table.addedAt)],
);

/**
 * Stored cards. A card without a user was replaced or deleted: it is deleted at the provider, and then here.
 */
export const cards = pgTable('cards', {
  /** The provider's id of the card. */
  id: text('id').primaryKey(),
  userId: createPayerId().unique(),
  brand: text('brand'),
  last4: text('last4').notNull(),
  expMonth: integer('exp_month'),
  expYear: integer('exp_year'),
  addedAt: createTimeColumn('added_at').notNull(),
});

export const accessCodes = pgTable('access_codes', {
  /** Capital letters and digits only (`normalizeCode`). */
  code: text('code').primaryKey(),
  /** The product that the code opens; null if the code opens an event. */
  productId: text('product_id'),
  eventId: text('event_id'),
  /** The limit of redemptions; null without a limit. `used` counts them. */
  uses: integer('uses'),
  used: integer('used').notNull().default(0),
  expiresAt: createTimeColumn('expires_at'),
});

export const codeRedemptions = pgTable(
  'code_redemptions',
  {
    code: text('code')
      .notNull()
      .references(() => accessCodes.code, { onDelete: 'cascade' }),
    userId: createHolderId(),
    contractId: text('contract_id')
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    addedAt: createTimeColumn('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.userId] })],
);

export type ContractRow = typeof contracts.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;
export type CardRow = typeof cards.$inferSelect;
export type AccessCodeRow = typeof accessCodes.$inferSelect;
