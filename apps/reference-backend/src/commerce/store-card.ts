import { and, eq, gt, ne } from 'drizzle-orm';
import { users } from '../database/account-tables.ts';
import { cards, contracts, type CardFacts } from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';

/**
 * Stores a card as the viewer's, instead of the previous one. Declined charges of the previous card may be tried again.
 * @param now milliseconds since 1970
 * @returns the provider's ids of cards without a viewer
 */
export async function storeCard(tx: Database, userId: string, card: CardFacts, now: number): Promise<string[]> {
  const { id, brand, last4, expMonth, expYear } = card;
  // Of two cards that arrive at once, the second must see the first and replace it.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const replacedCards = await tx
    .update(cards)
    .set({ userId: null })
    .where(and(eq(cards.userId, userId), ne(cards.id, id)))
    .returning({ id: cards.id });
  const cardColumns = { userId, brand, last4, expMonth, expYear, addedAt: new Date(now) };
  await tx
    .insert(cards)
    .values({ id, ...cardColumns })
    .onConflictDoUpdate({ target: cards.id, set: cardColumns });
  await tx
    .update(contracts)
    .set({ renewalTries: 0 })
    .where(and(eq(contracts.userId, userId), eq(contracts.status, 'active'), gt(contracts.endsAt, new Date(now))));
  return replacedCards.map((replacedCard) => replacedCard.id);
}

/** Stores a card without a viewer, so that the clock asks the provider to forget it. @param now milliseconds since 1970 */
export async function storeUnownedCard(tx: Database, card: CardFacts, now: number): Promise<void> {
  const { id, brand, last4, expMonth, expYear } = card;
  const cardColumns = { brand, last4, expMonth, expYear, addedAt: new Date(now) };
  await tx
    .insert(cards)
    .values({ id, ...cardColumns, userId: null })
    .onConflictDoNothing();
}
