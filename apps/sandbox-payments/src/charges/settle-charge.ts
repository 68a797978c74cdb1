import * as z from 'zod/mini';
import type { DeclineReason } from '../api.ts';
import type { ChargeRow } from './charge-rows.ts';
import { notify, type ChargeWork } from './charge-work.ts';

const getCardId = ({ card }: ChargeRow): string => z.parse(z.object({ id: z.string() }), JSON.parse(card)).id;
const doesStoreCard = ({ request }: ChargeRow): boolean =>
  z.parse(z.object({ store_card: z.optional(z.boolean()) }), JSON.parse(request)).store_card !== false;

/** Ends a charge that is still pending. @param finalStatus `approved` or the decline reason */
export function settle(work: ChargeWork, row: ChargeRow, finalStatus: 'approved' | DeclineReason): void {
  const { table, cards } = work;
  if (!table.setFinalStatus(row.id, finalStatus)) return;
  if (finalStatus === 'approved' && doesStoreCard(row)) cards.markAsStored(getCardId(row));
  notify(work, finalStatus === 'approved' ? 'charge.approved' : 'charge.declined', row);
}

/** Ends the charges that are due, each in a transaction. */
export function settleDue(work: ChargeWork): void {
  const { table, now } = work;
  for (const row of table.listDue(now()))
    table.runInTransaction(() => settle(work, row, row.turns_to === 'approved' ? 'approved' : 'authentication_failed'));
}
