import {
  deleteCreditCard,
  getCreditCard,
  getInvoices,
  saveCreditCard,
  type CreditCard,
  type Invoice,
} from '@touchline/contract';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Attempts } from '../accounts/attempts.ts';
import { cards, invoices, orders, type CardFacts, type CardRow, type InvoiceRow } from '../database/commerce-tables.ts';
import { createPagedAnswer, getPageWindow } from '../http/paged-answer.ts';
import { Refusal } from '../http/refusal.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';
import type { Commerce } from './commerce.ts';
import { forgetCards } from './forget-cards.ts';
import { ChargeRefused } from './provider.ts';
import { formatInvoiceNumber, getReceiptAddress } from './receipt.ts';
import { storeUnownedCard, storeCard } from './store-card.ts';

const toWireInvoice = (row: InvoiceRow, contractId: string | null, now: number): Invoice => ({
  id: formatInvoiceNumber(row),
  date: row.addedAt.toISOString(),
  amount: row.amount,
  currency: row.currency,
  title: row.title,
  contract_id: contractId ?? undefined,
  status: row.status,
  receipt_url: getReceiptAddress(row, now),
});

type KnownCard = Pick<CardFacts, 'last4'> & { [Fact in 'brand' | 'expMonth' | 'expYear']?: CardRow[Fact] | undefined };

const toWireCard = ({ brand, last4, expMonth, expYear }: KnownCard): CreditCard => ({
  brand: brand ?? undefined,
  last4,
  exp_month: expMonth ?? undefined,
  exp_year: expYear ?? undefined,
});

/** Stores a card at the provider. @throws Refusal if the provider refuses the card, or does not answer */
async function fetchCardFacts({ provider }: Commerce, token: string): Promise<CardFacts> {
  if (!provider) throw new Refusal(503, 'service_unavailable', 'there is no payment provider');
  try {
    return await provider.storeCard(token);
  } catch (error) {
    if (error instanceof ChargeRefused && error.reason !== 'provider_unavailable')
      throw new Refusal(400, 'card_declined', 'the provider refuses this card');
    throw new Refusal(503, 'service_unavailable', 'the payment provider does not answer');
  }
}

/**
 * Serves the stored card and the invoices.
 * @param saveAttempts limits saved cards by source and account. Successes count too, because each response reveals
 * whether a card is valid
 */
export function serveBilling(serverContext: ServerContext, commerce: Commerce, saveAttempts: Attempts): void {
  const { database, now } = commerce;
  serveViewer(serverContext, getCreditCard, async (_, { userId }) => {
    const [card] = await database.select().from(cards).where(eq(cards.userId, userId));
    return card ? toWireCard(card) : null;
  });

  serveViewer(serverContext, saveCreditCard, async ({ body: { card } }, { userId }, source) => {
    const [existing] = await database.select({ id: cards.id }).from(cards).where(eq(cards.id, card.token));
    // The provider also accepts a stored card's id, so a viewer could take another viewer's card.
    if (existing) throw new Refusal(400, 'invalid_request', 'body.card.token: not a token');
    const returnAttempt = saveAttempts.take(source, userId);
    const cardFacts = await fetchCardFacts(commerce, card.token).catch((error: unknown) => {
      // If the provider does not answer, the response reveals nothing about the card.
      if (error instanceof Refusal && error.status === 503) returnAttempt();
      throw error;
    });
    const remainingCards = await database
      .transaction((tx) => storeCard(tx, userId, cardFacts, now()))
      .catch(async (error: unknown) => {
        // The account may have been deleted during the request. The clock then deletes the card at the provider.
        await storeUnownedCard(database, cardFacts, now()).catch(() => undefined);
        throw error;
      });
    await forgetCards(commerce, remainingCards);
    return toWireCard(cardFacts);
  });

  serveViewer(serverContext, deleteCreditCard, async (_, { userId }) => {
    const removedCards = await database.update(cards).set({ userId: null }).where(eq(cards.userId, userId)).returning();
    await forgetCards(
      commerce,
      removedCards.map(({ id }) => id),
    );
    return {};
  });

  serveViewer(serverContext, getInvoices, async ({ query = {} }, { userId }) => {
    const viewerCondition = and(
      eq(invoices.userId, userId),
      query.contract_id === undefined ? undefined : eq(orders.contractId, query.contract_id),
    );
    const { limit, offset } = getPageWindow(query);
    const rows = await database
      .select({ invoice: invoices, contractId: orders.contractId })
      .from(invoices)
      .leftJoin(orders, eq(orders.id, invoices.orderId))
      .where(viewerCondition)
      .orderBy(desc(invoices.addedAt), desc(invoices.number))
      .limit(limit + 1)
      .offset(offset);
    const [counted] = query.count
      ? await database
          .select({ total: count() })
          .from(invoices)
          .leftJoin(orders, eq(orders.id, invoices.orderId))
          .where(viewerCondition)
      : [];
    return createPagedAnswer(
      query,
      rows,
      ({ invoice, contractId }) => toWireInvoice(invoice, contractId, now()),
      counted?.total,
    );
  });
}
