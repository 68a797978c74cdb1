import { eq } from 'drizzle-orm';
import { cards } from '../database/commerce-tables.ts';
import type { Commerce } from './commerce.ts';
import { forgetCards } from './forget-cards.ts';

/**
 * Deletes an account and its card at the provider; the deletion ends the account's contracts. A charge that is approved
 * later has no contract, and is refunded.
 * @param remove deletes the account's rows, except orders and invoices
 */
export async function endPayments(commerce: Commerce, userId: string, remove: () => Promise<void>): Promise<void> {
  const cardRows = await commerce.database.select({ id: cards.id }).from(cards).where(eq(cards.userId, userId));
  await remove();
  await forgetCards(
    commerce,
    cardRows.map(({ id }) => id),
  );
}
