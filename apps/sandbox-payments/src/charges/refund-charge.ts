import { Failure } from '../http/failure.ts';
import { toThousandths, type ChargeRow } from './charge-rows.ts';
import { notify, type ChargeWork } from './charge-work.ts';

/**
 * Refunds a part of a charge, or all of it; a repeated full refund has no further effect.
 * @throws Failure for a charge that cannot be refunded
 */
export function refundCharge(work: ChargeWork, id: string, amount: string): ChargeRow {
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
