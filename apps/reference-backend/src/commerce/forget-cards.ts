import { and, eq, isNull } from 'drizzle-orm';
import { cards } from '../database/commerce-tables.ts';
import type { Commerce } from './commerce.ts';

/** Deletes cards without a viewer at the provider, and then here. The clock repeats a failed deletion. */
export async function forgetCards({ database, provider }: Commerce, ids: readonly string[]): Promise<void> {
  if (!provider) return;
  for (const id of ids) {
    try {
      await provider.forgetCard(id);
      await database.delete(cards).where(and(eq(cards.id, id), isNull(cards.userId)));
    } catch {
      // The row remains, so `CommerceClock` repeats the deletion.
    }
  }
}
