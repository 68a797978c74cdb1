import type { DatabaseSync } from 'node:sqlite';
import type { DeclineReason } from '../api.ts';
import { parseRow, toThousandths, type ChargeRow } from './charge-rows.ts';

/** A new row of `charges`. */
export type NewCharge = Omit<ChargeRow, 'refunded'> & { key: string };

/** Reads and writes the table `charges`. */
export interface ChargeTable {
  get: (column: 'id' | 'key' | 'reference' | 'question', value: string) => ChargeRow | undefined;
  isFull: () => boolean;
  insert: (row: NewCharge) => ChargeRow;
  /**
   * Ends a pending charge.
   * @param finalStatus `approved` or the decline reason
   * @returns whether the charge was pending
   */
  setFinalStatus: (id: string, finalStatus: 'approved' | DeclineReason) => boolean;
  /** Adds to the refunded amount. */
  addRefund: (id: string, amount: string) => ChargeRow;
  /** Pending charges whose time is over, a limited number per call. */
  listDue: (now: number) => ChargeRow[];
  /** Runs a step in a transaction. */
  runInTransaction: <Result>(step: () => Result) => Result;
}

/** The limit of stored charges, because the table deletes no rows. */
const maxCharges = 500_000;

export function createChargeTable(store: DatabaseSync): ChargeTable {
  const get: ChargeTable['get'] = (column, value) =>
    parseRow(store.prepare(`select * from charges where ${column} = ?`).get(value));
  const readRow = (id: string): ChargeRow => {
    const row = get('id', id);
    if (!row) throw new Error('unreachable');
    return row;
  };
  return {
    get,
    isFull: () => Number(store.prepare('select count(*) as count from charges').get()?.count) >= maxCharges,
    insert(row) {
      const columns = Object.keys(row);
      store
        .prepare(`insert into charges (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`)
        .run(...Object.values(row));
      return readRow(row.id);
    },
    setFinalStatus(id, finalStatus) {
      const [status, reason] = finalStatus === 'approved' ? [finalStatus, null] : ['declined', finalStatus];
      const { changes } = store
        .prepare(
          `update charges set status = ?, decline_reason = ?, turns_at = null where id = ? and status = 'pending'`,
        )
        .run(status, reason, id);
      return changes !== 0;
    },
    addRefund(id, amount) {
      store.prepare('update charges set refunded = refunded + ? where id = ?').run(toThousandths(amount), id);
      return readRow(id);
    },
    listDue: (now) =>
      store
        .prepare('select * from charges where turns_at <= ? order by turns_at limit 100')
        .all(now)
        .flatMap((row) => parseRow(row) ?? []),
    runInTransaction(step) {
      store.exec('begin immediate');
      try {
        const result = step();
        store.exec('commit');
        return result;
      } catch (error) {
        store.exec('rollback');
        throw error;
      }
    },
  };
}
