import { eq } from 'drizzle-orm';
import { cards } from '../database/commerce-tables.ts';
import type { Commerce } from './commerce.ts';
import { forgetCards } from './forget-cards.ts';

/**
 * Ends a viewer's payments while their account is deleted: contracts end without renewal, and the provider deletes the
 * charged card. A charge that is approved later has no contract, and is refunded.
 * @param remove deletes the account's rows; orders and invoices stay in the accounting
 */
export async function endPayments(commerce: Commerce, userId: string, remove: () => Promise<void>): Promise<void> {
  const cardRows = await commerce.database.select({ id: cards.id }).from(cards).where(eq(cards.userId, userId));
  await remove();
  await forgetCards(
    commerce,
    cardRows.map(({ id }) => id),
  );
}
