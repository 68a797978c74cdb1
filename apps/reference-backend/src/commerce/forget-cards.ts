import { and, eq, isNull } from 'drizzle-orm';
import { cards } from '../database/commerce-tables.ts';
import type { Commerce } from './commerce.ts';

/** Requests the provider to delete cards that belong to no viewer. The clock repeats requests without a response. */
export async function forgetCards({ database, provider }: Commerce, ids: readonly string[]): Promise<void> {
  if (!provider) return;
  for (const id of ids) {
    try {
      await provider.forgetCard(id);
      await database.delete(cards).where(and(eq(cards.id, id), isNull(cards.userId)));
    } catch {
      // The card has no viewer; the clock repeats the request to the provider.
    }
  }
}
