import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Charge, ChargeRequest, DeclineReason, Message } from '../api.ts';
import type { Cards } from '../cards/create-cards.ts';
import { Failure } from '../http/failure.ts';
import { isAllowedOrigin } from '../http/origins.ts';
import { readRow, thousandths, toCharge, type ChargeRow } from './charge-rows.ts';
import { outcomeOf } from './outcome.ts';

interface ChargesOptions {
  store: DatabaseSync;
  cards: Cards;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Where the pages of banks' questions are. */
  questionsAt: string;
  /** Where a question may come back to. */
  origins: readonly string[];
  /** Sends what happened, some time. */
  send: (url: string, message: Message) => void;
  /** How long a bank waits for an answer, in milliseconds. */
  questionTime: number;
  /** How long a charge that is pending by itself takes, in milliseconds. */
  thinkingTime: number;
}

/** A charge, and whether this call made it. */
export interface Made {
  charge: Charge;
  isNew: boolean;
  /** How the answer comes: see the test cards. */
  answer: 'now' | 'slow' | 'lost';
}

/** What a bank asks. */
export interface Question {
  row: ChargeRow;
  charge: Charge;
  isOpen: boolean;
}

/** The request never arrived. */
export class Missed extends Error {}

export interface Charges {
  /** @throws Failure, or Missed by a card that wants it so */
  charge: (key: string, request: ChargeRequest) => Made;
  byId: (id: string) => Charge | undefined;
  byReference: (reference: string) => Charge | undefined;
  refund: (id: string, amount: string) => Charge;
  /** @param secret the end of its address */
  question: (secret: string) => Question | undefined;
  /** Once it has been answered nothing changes it. */
  answer: (secret: string, isWell: boolean) => Question | undefined;
  /** Turns what has waited long enough. */
  settleDue: () => void;
}

/** It forgets none, so there must be an end. */
const most = 500_000;

/** Keeps charges. Each step is one transaction: whatever breaks, it was made or it was not. */
export function createCharges(options: ChargesOptions): Charges {
  const { store, cards, now, questionsAt, origins, send, questionTime, thinkingTime } = options;

  const get = (column: 'id' | 'key' | 'reference' | 'question', value: string): ChargeRow | undefined =>
    readRow(store.prepare(`select * from charges where ${column} = ?`).get(value));
  const shown = (row: ChargeRow | undefined): Charge | undefined => row && toCharge(row, questionsAt);

  const whole = <Result>(step: () => Result): Result => {
    store.exec('begin immediate');
    try {
      const result = step();
      store.exec('commit');
      return result;
    } catch (error) {
      store.exec('rollback');
      throw error;
    }
  };

  const tell = (
    type: Message['type'],
    { id, reference, webhook_url: url }: Pick<ChargeRow, 'id' | 'reference' | 'webhook_url'>,
  ) => {
    if (url) send(url, { id: `msg_${randomUUID()}`, type, charge: id, reference, at: new Date(now()).toISOString() });
  };

  /** Ends a pending one. @param to approved, or why not */
  const settle = (row: ChargeRow, to: 'approved' | DeclineReason) => {
    const status = to === 'approved' ? 'approved' : 'declined';
    const reason = to === 'approved' ? null : to;
    const { changes } = store
      .prepare(`update charges set status = ?, decline_reason = ?, turns_at = null where id = ? and status = 'pending'`)
      .run(status, reason, row.id);
    if (changes === 0) return;
    if (status === 'approved') cards.keep(cardIdOf(row));
    tell(`charge.${status}`, row);
  };

  const settleDue = () => {
    const due = store.prepare('select * from charges where turns_at <= ? order by turns_at limit 100').all(now());
    for (const row of due.map(readRow)) {
      if (row) whole(() => settle(row, row.turns_to === 'approved' ? 'approved' : 'authentication_failed'));
    }
  };

  const make = (key: string, request: ChargeRequest): Made => {
    const { source, reference, amount, currency, return_url: returnUrl, webhook_url: webhookUrl } = request;
    if (get('reference', reference))
      throw new Failure('idempotency_conflict', `${reference} was charged under another key`);
    if (Number(store.prepare('select count(*) as count from charges').get()?.count) >= most)
      throw new Failure('storage_full', 'The sandbox is full');
    if (returnUrl !== undefined && !isAllowedOrigin(new URL(returnUrl).origin, origins))
      throw new Failure('invalid_return_url', 'return_url is at no origin of this key');
    const { card, isStored } = cards.bySource(source);
    if (card.behaviour === 'miss') throw new Missed();
    const today = new Date(now());
    const isExpired = card.exp_year * 12 + card.exp_month < today.getFullYear() * 12 + today.getMonth() + 1;
    const outcome = outcomeOf({ behaviour: card.behaviour, isExpired, isStored, isAttended: returnUrl !== undefined });
    const id = `ch_${randomUUID()}`;
    const { behaviour, locale, ...facts } = card;
    const pending = outcome.status === 'pending' ? outcome : undefined;
    const row = {
      id,
      key,
      reference,
      request: JSON.stringify(request),
      status: outcome.status,
      decline_reason: outcome.status === 'declined' ? outcome.reason : null,
      amount,
      currency,
      card: JSON.stringify(facts),
      locale,
      return_url: returnUrl ?? null,
      webhook_url: webhookUrl ?? null,
      question: pending?.asks ? randomBytes(24).toString('base64url') : null,
      answered_well: pending?.answeredWell ?? null,
      turns_to: pending && (pending.asks ? 'declined' : 'approved'),
      turns_at: pending && now() + (pending.asks ? questionTime : thinkingTime),
      created: now(),
    };
    const columns = Object.keys(row);
    store
      .prepare(`insert into charges (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`)
      .run(...Object.values(row).map((value) => value ?? null));
    if (outcome.status === 'approved') cards.keep(card.id);
    cards.useUp(source);
    if (outcome.status !== 'pending') tell(`charge.${outcome.status}`, { id, reference, webhook_url: row.webhook_url });
    const charge = shown(get('id', id));
    if (!charge) throw new Error('unreachable');
    return { charge, isNew: true, answer: behaviour === 'slow' ? 'slow' : behaviour === 'lose' ? 'lost' : 'now' };
  };

  const question = (secret: string): Question | undefined => {
    settleDue();
    const row = get('question', secret);
    return row && { row, charge: toCharge(row, questionsAt), isOpen: row.status === 'pending' };
  };

  return {
    charge(key, request) {
      settleDue();
      const known = get('key', key);
      if (!known) return whole(() => make(key, request));
      if (known.request !== JSON.stringify(request))
        throw new Failure('idempotency_conflict', 'This key stands for another charge');
      return { charge: toCharge(known, questionsAt), isNew: false, answer: 'now' };
    },
    byId(id) {
      settleDue();
      return shown(get('id', id));
    },
    byReference(reference) {
      settleDue();
      return shown(get('reference', reference));
    },
    refund: (id, amount) =>
      whole(() => {
        const row = get('id', id);
        if (!row) throw new Failure('not_found', 'There is no such charge');
        const left = thousandths(row.amount) - row.refunded;
        if (row.status !== 'approved') throw new Failure('not_refundable', 'Only what was approved can be given back');
        const isAgain = left === 0 && thousandths(amount) === thousandths(row.amount);
        if (!isAgain && thousandths(amount) > left)
          throw new Failure('not_refundable', 'That is more than is left of it');
        if (!isAgain) {
          store.prepare('update charges set refunded = refunded + ? where id = ?').run(thousandths(amount), id);
          tell('charge.refunded', row);
        }
        const charge = shown(get('id', id));
        if (!charge) throw new Error('unreachable');
        return charge;
      }),
    question,
    answer(secret, isWell) {
      const asked = question(secret);
      if (asked?.isOpen)
        whole(() => settle(asked.row, isWell ? (asked.row.answered_well ?? 'approved') : 'authentication_failed'));
      return question(secret);
    },
    settleDue,
  };
}

const cardIdOf = ({ card }: ChargeRow): string => z.parse(z.object({ id: z.string() }), JSON.parse(card)).id;
