import { and, eq, gt, ne } from 'drizzle-orm';
import { users } from '../database/account-tables.ts';
import { cards, contracts, type CardFacts } from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';

/**
 * Replaces the viewer's stored card. Renewals that the previous card declined become due again.
 * @param now milliseconds since 1970
 * @returns the ids of replaced cards, which the provider must delete
 */
export async function storeCard(tx: Database, userId: string, card: CardFacts, now: number): Promise<string[]> {
  const { id, brand, last4, expMonth, expYear } = card;
  // Without the lock, two cards that are stored at once could both stay.
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

/** Stores a card without a viewer, so that the clock deletes it at the provider. @param now milliseconds since 1970 */
export async function storeUnownedCard(tx: Database, card: CardFacts, now: number): Promise<void> {
  const { id, brand, last4, expMonth, expYear } = card;
  const cardColumns = { brand, last4, expMonth, expYear, addedAt: new Date(now) };
  await tx
    .insert(cards)
    .values({ id, ...cardColumns, userId: null })
    .onConflictDoNothing();
}
