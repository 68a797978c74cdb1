import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The provider's tables. No charge is ever deleted, because its key must not make another one. */
const tables = `
  create table if not exists cards (
    id text primary key,
    brand text not null,
    last4 text not null,
    exp_month integer not null,
    exp_year integer not null,
    behaviour text not null,
    -- The language that its holder typed it in: their bank asks in it.
    locale text not null,
    -- Charges by its id from its first good charge on.
    stored integer not null default 0
  ) strict;
  create table if not exists tokens (
    token text primary key,
    card text not null references cards (id) on delete cascade,
    ends integer not null
  ) strict;
  create table if not exists charges (
    id text primary key,
    key text not null unique,
    reference text not null unique,
    -- The request as it came: the same key with another one is a conflict.
    request text not null,
    status text not null,
    decline_reason text,
    amount text not null,
    currency text not null,
    -- In thousandths.
    refunded integer not null default 0,
    -- As it was charged: the card may be forgotten since.
    card text not null,
    locale text not null,
    return_url text,
    webhook_url text,
    -- Of a pending one: the end of its bank's address, and what it turns to by itself, and when.
    question text unique,
    -- What it becomes once that is answered well: approved, or a reason.
    answered_well text,
    turns_to text,
    turns_at integer,
    created integer not null
  ) strict;
  create index if not exists charges_turning on charges (turns_at) where turns_at is not null;
  create table if not exists messages (
    id text primary key,
    url text not null,
    body text not null,
    tries integer not null default 0,
    due integer not null
  ) strict;
  create index if not exists messages_due on messages (due);
`;

/** The stored cards of the demo's viewers, with fixed ids, whose charges are approved. */
const demoCards = `
  insert or ignore into cards (id, brand, last4, exp_month, exp_year, behaviour, locale, stored)
  values ('card_sandbox_viewer', 'visa', '4242', 12, 2034, 'approve', 'en', 1),
    ('card_sandbox_subscriber', 'visa', '4242', 12, 2034, 'approve', 'en', 1)
`;

/** @param folder the folder of the database; without it the data stays in memory */
export function openStore(folder?: string): DatabaseSync {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const store = new DatabaseSync(folder === undefined ? ':memory:' : join(folder, 'sandbox-payments.sqlite'));
  store.exec('pragma journal_mode = wal; pragma foreign_keys = on; pragma busy_timeout = 2000');
  store.exec(tables);
  store.exec(demoCards);
  return store;
}
