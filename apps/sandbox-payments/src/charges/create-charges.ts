import type { DatabaseSync } from 'node:sqlite';
import type { Charge, ChargeRequest } from '../api.ts';
import { Failure } from '../http/failure.ts';
import { toCharge, type ChargeRow } from './charge-rows.ts';
import { chargeTable, type ChargeTable } from './charge-table.ts';
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
  /** @throws Failure, or Missed for a card with this behaviour */
  charge: (key: string, request: ChargeRequest) => ChargeResult;
  byId: (id: string) => Charge | undefined;
  byReference: (reference: string) => Charge | undefined;
  refund: (id: string, amount: string) => Charge;
  /** Ends a charge that is still pending; undefined for an unknown id. */
  void: (id: string) => Charge | undefined;
  /** @param secret the end of its address */
  question: (secret: string) => Question | undefined;
  /** Ends the charge by the first answer; later ones have no effect. */
  answer: (secret: string, isWell: boolean) => Question | undefined;
  /** Ends the charges whose time is over. */
  settleDue: () => void;
}

/** Stores charges, with each step as one transaction. Every read first completes the charges that are due. */
export function createCharges({ store, ...rest }: ChargesOptions): Charges {
  const table = chargeTable(store);
  const work: ChargeWork = { ...rest, table };
  const toWireCharge = (row: ChargeRow): Charge => toCharge(row, work.questionsAt);

  const rowNow: ChargeTable['get'] = (column, value) => {
    settleDue(work);
    return table.get(column, value);
  };

  const chargeNow = (column: 'id' | 'reference', value: string): Charge | undefined => {
    const row = rowNow(column, value);
    return row && toWireCharge(row);
  };

  const question = (secret: string): Question | undefined => {
    const row = rowNow('question', secret);
    return row && { row, charge: toWireCharge(row), isOpen: row.status === 'pending' };
  };

  return {
    charge(key, request) {
      const existing = rowNow('key', key);
      if (!existing) return table.runInTransaction(() => createCharge(work, key, request));
      if (existing.request !== JSON.stringify(request))
        throw new Failure('idempotency_conflict', 'This key stands for another charge');
      return { charge: toWireCharge(existing), isNew: false, answer: 'now' };
    },
    byId: (id) => chargeNow('id', id),
    byReference: (reference) => chargeNow('reference', reference),
    refund: (id, amount) => table.runInTransaction(() => toWireCharge(refundCharge(work, id, amount))),
    void(id) {
      const row = rowNow('id', id);
      if (row) table.runInTransaction(() => settle(work, row, 'canceled'));
      return chargeNow('id', id);
    },
    question,
    answer(secret, isWell) {
      const openQuestion = question(secret);
      if (openQuestion?.isOpen) {
        const { row } = openQuestion;
        table.runInTransaction(() =>
          settle(work, row, isWell ? (row.answered_well ?? 'approved') : 'authentication_failed'),
        );
      }
      return question(secret);
    },
    settleDue: () => settleDue(work),
  };
}
