import { eq } from 'drizzle-orm';
import { cards } from '../database/commerce-tables.ts';
import type { Commerce } from './commerce.ts';
import { forgetCards } from './forget-cards.ts';

/**
 * Ends what a viewer pays for while their account is removed: its contracts go with it, so that none renews, and the provider forgets the card that they were
 * charged to. A charge that is approved later is for no contract, and goes back.
 * @param remove deletes the account's rows; orders and invoices stay in the books
 */
export async function endPayments(commerce: Commerce, userId: string, remove: () => Promise<void>): Promise<void> {
  const own = await commerce.database.select({ id: cards.id }).from(cards).where(eq(cards.userId, userId));
  await remove();
  await forgetCards(
    commerce,
    own.map(({ id }) => id),
  );
}
