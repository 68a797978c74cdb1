import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { Charge, ChargeRequest, DeclineReason } from '../api.ts';
import { Failure } from '../http/failure.ts';
import { type ChargeRow, toCharge, toThousandths } from './charge-rows.ts';
import { type ChargeTable, createChargeTable } from './charge-table.ts';
import { type ChargeWork, notify } from './charge-work.ts';
import { type ChargeResult, createCharge } from './create-charge.ts';

const getCardId = ({ card }: ChargeRow): string => z.parse(z.object({ id: z.string() }), JSON.parse(card)).id;
const doesStoreCard = ({ request }: ChargeRow): boolean =>
  z.parse(z.object({ store_card: z.optional(z.boolean()) }), JSON.parse(request)).store_card !== false;

/** Ends a charge that is still pending. @param finalStatus `approved` or the decline reason */
function settle(work: ChargeWork, row: ChargeRow, finalStatus: 'approved' | DeclineReason): void {
  const { table, cards } = work;
  if (!table.setFinalStatus(row.id, finalStatus)) return;
  if (finalStatus === 'approved' && doesStoreCard(row)) cards.markAsStored(getCardId(row));
  notify(work, finalStatus === 'approved' ? 'charge.approved' : 'charge.declined', row);
}

/** Ends the charges that are due, each in a transaction. */
function settleDue(work: ChargeWork): void {
  const { table, now } = work;
  for (const row of table.listDue(now()))
    table.runInTransaction(() => settle(work, row, row.turns_to === 'approved' ? 'approved' : 'authentication_failed'));
}

/**
 * Refunds a part of a charge, or all of it; a repeated full refund has no further effect.
 * @throws Failure for a charge that cannot be refunded
 */
function refundCharge(work: ChargeWork, id: string, amount: string): ChargeRow {
  const { table } = work;
  const row = table.get('id', id);
  if (!row) throw new Failure('not_found', 'There is no such charge');
  const remaining = toThousandths(row.amount) - row.refunded;
  if (row.status !== 'approved') throw new Failure('not_refundable', 'Only an approved charge can be refunded');
  if (remaining === 0 && toThousandths(amount) === toThousandths(row.amount)) return row;
  if (toThousandths(amount) > remaining) throw new Failure('not_refundable', 'The amount exceeds the unrefunded rest');
  const refunded = table.addRefund(id, amount);
  notify(work, 'charge.refunded', refunded);
  return refunded;
}

interface ChargesOptions extends Omit<ChargeWork, 'table'> {
  store: DatabaseSync;
}

/** A bank's question about a charge. */
export interface Question {
  row: ChargeRow;
  charge: Charge;
  isOpen: boolean;
}

export interface Charges {
  /** @throws Failure, or RequestLost for a card with the behaviour `miss` */
  charge: (key: string, request: ChargeRequest) => ChargeResult;
  findById: (id: string) => Charge | undefined;
  findByReference: (reference: string) => Charge | undefined;
  refund: (id: string, amount: string) => Charge;
  /** Declines a charge that is still pending; undefined for an unknown id. */
  void: (id: string) => Charge | undefined;
  /** @param secret the last part of the question's address */
  question: (secret: string) => Question | undefined;
  /** Ends the charge with the holder's first answer; later answers have no effect. */
  answer: (secret: string, isConfirmed: boolean) => Question | undefined;
  /** Ends the pending charges whose time is over. */
  settleDue: () => void;
}

/** Creates, reads and refunds charges, with a transaction per step. Each read first ends the charges that are due. */
export function createCharges({ store, ...rest }: ChargesOptions): Charges {
  const table = createChargeTable(store);
  const work: ChargeWork = { ...rest, table };
  const toWireCharge = (row: ChargeRow): Charge => toCharge(row, work.questionsUrl);

  const getSettledRow: ChargeTable['get'] = (column, value) => {
    settleDue(work);
    return table.get(column, value);
  };

  const getSettledCharge = (column: 'id' | 'reference', value: string): Charge | undefined => {
    const row = getSettledRow(column, value);
    return row && toWireCharge(row);
  };

  const question = (secret: string): Question | undefined => {
    const row = getSettledRow('question', secret);
    return row && { row, charge: toWireCharge(row), isOpen: row.status === 'pending' };
  };

  return {
    charge(key, request) {
      const existing = getSettledRow('key', key);
      if (!existing) return table.runInTransaction(() => createCharge(work, key, request));
      if (existing.request !== JSON.stringify(request))
        throw new Failure('idempotency_conflict', 'This key belongs to another charge');
      return { charge: toWireCharge(existing), isNew: false, answer: 'now' };
    },
    findById: (id) => getSettledCharge('id', id),
    findByReference: (reference) => getSettledCharge('reference', reference),
    refund: (id, amount) => table.runInTransaction(() => toWireCharge(refundCharge(work, id, amount))),
    void(id) {
      const row = getSettledRow('id', id);
      if (row) table.runInTransaction(() => settle(work, row, 'canceled'));
      return getSettledCharge('id', id);
    },
    question,
    answer(secret, isConfirmed) {
      const answeredQuestion = question(secret);
      if (answeredQuestion?.isOpen) {
        const { row } = answeredQuestion;
        table.runInTransaction(() =>
          settle(work, row, isConfirmed ? (row.answered_well ?? 'approved') : 'authentication_failed'),
        );
      }
      return question(secret);
    },
    settleDue: () => settleDue(work),
  };
}
