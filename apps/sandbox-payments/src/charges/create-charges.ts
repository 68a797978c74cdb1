import type { DatabaseSync } from 'node:sqlite';
import type { Charge, ChargeRequest } from '../api.ts';
import { Failure } from '../http/failure.ts';
import { toCharge, type ChargeRow } from './charge-rows.ts';
import { createChargeTable, type ChargeTable } from './charge-table.ts';
import type { ChargeWork } from './charge-work.ts';
import { createCharge, type ChargeResult } from './create-charge.ts';
import { refundCharge } from './refund-charge.ts';
import { settle, settleDue } from './settle-charge.ts';

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
