import { and, eq, isNull } from 'drizzle-orm';
import { cards } from '../database/commerce-tables.ts';
import type { Commerce } from './commerce.ts';

/** Has the provider forget cards that belong to no viewer any more. What it does not answer to is left to the clock. */
export async function forgetCards({ database, provider }: Commerce, ids: readonly string[]): Promise<void> {
  if (!provider) return;
  for (const id of ids) {
    try {
      await provider.forgetCard(id);
      await database.delete(cards).where(and(eq(cards.id, id), isNull(cards.userId)));
    } catch {
      // The card has no viewer here from now on; the clock asks the provider again.
    }
  }
}
