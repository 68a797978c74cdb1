import { and, eq, isNull } from 'drizzle-orm';
import { cards } from '../database/commerce-tables.ts';
import type { Commerce } from './commerce.ts';

/** Asks the provider to forget cards that belong to no viewer any more. The clock repeats unanswered requests. */
export async function forgetCards({ database, provider }: Commerce, ids: readonly string[]): Promise<void> {
  if (!provider) return;
  for (const id of ids) {
    try {
      await provider.forgetCard(id);
      await database.delete(cards).where(and(eq(cards.id, id), isNull(cards.userId)));
    } catch {
      // The card has no viewer any more; the clock asks the provider again.
    }
  }
}
