import { deleteCreditCard, getCreditCard, getInvoices, type Invoice } from '@touchline/contract';
import { desc, eq } from 'drizzle-orm';
import { cards, invoices, type InvoiceRow } from '../database/commerce-tables.ts';
import { pagedAnswer, pageWindow } from '../http/paged-answer.ts';
import { serveViewer, type Serving } from '../http/serve.ts';
import type { Commerce } from './commerce.ts';
import { invoiceNumber, receiptAddress } from './receipt.ts';

const wireInvoice = (row: InvoiceRow, now: number): Invoice => ({
  id: invoiceNumber(row),
  date: row.addedAt.toISOString(),
  amount: row.amount,
  currency: row.currency,
  title: row.title,
  status: row.status,
  receipt_url: receiptAddress(row, now),
});

/** The stored card, and what was paid. */
export function serveBilling(serving: Serving, { database, provider, now }: Commerce): void {
  serveViewer(serving, getCreditCard, async (_, { userId }) => {
    const [card] = await database.select().from(cards).where(eq(cards.userId, userId));
    if (!card) return null;
    const { brand, last4, expMonth, expYear } = card;
    return {
      brand: brand ?? undefined,
      last4,
      exp_month: expMonth ?? undefined,
      exp_year: expYear ?? undefined,
    };
  });

  serveViewer(serving, deleteCreditCard, async (_, { userId }) => {
    const left = await database.update(cards).set({ userId: null }).where(eq(cards.userId, userId)).returning();
    for (const { id } of left) {
      try {
        await provider?.forgetCard(id);
        if (provider) await database.delete(cards).where(eq(cards.id, id));
      } catch {
        // It is nobody's here from now on; the clock asks the provider again.
      }
    }
    return {};
  });

  serveViewer(serving, getInvoices, async ({ query = {} }, { userId }) => {
    const own = eq(invoices.userId, userId);
    const { limit, offset } = pageWindow(query);
    const rows = await database
      .select()
      .from(invoices)
      .where(own)
      .orderBy(desc(invoices.addedAt), desc(invoices.number))
      .limit(limit + 1)
      .offset(offset);
    const total = query.count ? await database.$count(invoices, own) : undefined;
    return pagedAnswer(query, rows, (row) => wireInvoice(row, now()), total);
  });
}
