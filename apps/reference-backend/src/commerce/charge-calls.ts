import { createHash } from 'node:crypto';
import {
  buyTicketByStoredCard,
  checkoutSubscription,
  checkoutTicket,
  getPaymentStatus,
  idempotencyHeader,
  isIdempotencyKey,
  subscribeByStoredCard,
  type Charge,
  type ShownPrice,
} from '@touchline/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Attempts } from '../accounts/attempts.ts';
import { cards, contracts, orders, type OrderRow } from '../database/commerce-tables.ts';
import { events } from '../database/schema.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { serveViewer, type Serving } from '../http/serve.ts';
import type { Viewer } from '../http/viewer.ts';
import { askProvider, isOpen, lookUp } from './ask-provider.ts';
import type { Commerce } from './commerce.ts';
import { isAvailable, type EntitlementOf } from './entitlement.ts';
import { purchaseOf, withPayments } from './held.ts';
import { paymentStatusOf } from './order-steps.ts';
import { orderOfWish, placeOrder } from './place-order.ts';
import type { StartOf } from './product-calls.ts';
import { soldById, ticketFor, type Sold } from './sold.ts';
import { wireContract } from './wire-sold.ts';

/** What charging needs besides the books. */
export interface ChargeParts {
  entitlementOf: EntitlementOf;
  startOf: StartOf;
  /** The site that a call came from, such as https://tv.example.org, where it is one that may call. */
  siteOf: (context: Context) => string | undefined;
  /** Cards that have not paid, by source and account: nobody tries stolen ones out here. A bank that asks tells as much as one that declines. */
  declines: Attempts;
}

interface ChargeBody {
  card?: { token: string } | undefined;
  price?: ShownPrice | undefined;
  return_url?: string | undefined;
}

/** What is bought, with which card and at which price; where it comes back to may change from page to page. */
function fingerprintOf(path: string, words: readonly (string | undefined)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([path, ...words]))
    .digest('base64url');
}

function keyOf(context: Context): string {
  const key = context.req.header(idempotencyHeader);
  if (!isIdempotencyKey(key))
    throw new Refusal(400, 'invalid_request', `${idempotencyHeader}: 16 to 64 of A-Z a-z 0-9 - _`);
  return key;
}

/** The calls that charge, and how a payment stands. */
export function serveCharges(serving: Serving, commerce: Commerce, parts: ChargeParts): void {
  const { database, directory, now } = commerce;

  const orderById = async (id: string): Promise<OrderRow | undefined> => {
    const [order] = await database.select().from(orders).where(eq(orders.id, id));
    return order;
  };

  /** How an order stands by now. */
  async function answerOf(id: string): Promise<Charge> {
    const order = await orderById(id);
    if (!order) throw notFound(`order ${id}`);
    const status = paymentStatusOf[order.state];
    if (status === 'DECLINED') return { status, decline_reason: order.declineReason ?? 'card_declined' };
    const rows = await database
      .select()
      .from(contracts)
      .where(eq(contracts.id, order.contractId ?? ''));
    const [held] = await withPayments(database, rows);
    return {
      status,
      contract: held && wireContract(held, directory),
      action_url: order.actionUrl ?? undefined,
    };
  }

  /** The card's token, or the stored card's name at the provider. */
  async function sourceOf(userId: string, token: string | undefined): Promise<string> {
    const isOwn = token === undefined;
    const which = isOwn ? eq(cards.userId, userId) : eq(cards.id, token);
    const [card] = await database.select({ id: cards.id }).from(cards).where(which);
    if (!isOwn) {
      // The provider takes either in the same place: whoever learns the name of another's stored card must not pay with it.
      if (card) throw new Refusal(400, 'invalid_request', 'body.card.token: this is no token');
      return token;
    }
    if (!card) throw new Refusal(400, 'no_stored_card', 'there is no stored card');
    return card.id;
  }

  const subscription = async (id: string): Promise<Sold> => {
    const sold = soldById(id, now());
    if (!sold?.isOnSale) throw notFound(`an offer of ${id}`);
    return sold;
  };

  const ticket =
    (viewer: Viewer) =>
    async (eventId: string): Promise<Sold> => {
      const [row] = await database.select().from(events).where(eq(events.id, eventId)).limit(1);
      const sold = row && ticketFor(row, parts.startOf(row));
      if (!row || !sold) throw notFound(`a ticket for ${eventId}`);
      // Nobody pays for what they may not, or need not.
      if (!row.inRegion) throw new Refusal(403, 'region_blocked', 'it is not shown in this region');
      if (isAvailable(row, await parts.entitlementOf(viewer)))
        throw new Refusal(409, 'already_owned', 'it is open to them');
      return sold;
    };

  /** Carries a wish out that is there for the first time; asked again it answers how that stands, and charges nothing. */
  async function charge(
    context: Context,
    { userId }: Viewer,
    source: string,
    what: { id: string; find: (id: string) => Promise<Sold>; body: ChargeBody },
  ): Promise<Charge> {
    const { id, find, body } = what;
    const key = keyOf(context);
    const { card: newCard, price: shown } = body;
    const saidPrice = shown ? [shown.amount, shown.currency] : [];
    const fingerprint = fingerprintOf(context.req.path, [id, newCard?.token, ...saidPrice]);
    const known = await orderOfWish(database, { userId, key, fingerprint });
    if (known) {
      await (commerce.asking.get(known.id) ?? lookUp(commerce, known));
      return answerOf(known.id);
    }
    const giveBack = parts.declines.take(source, userId);
    let isUnpaid = false;
    try {
      const card = await sourceOf(userId, newCard?.token);
      const sold = await find(id);
      const wish = { userId, sold, shown, key, fingerprint, storesCard: newCard !== undefined };
      const { order, isNew } = await placeOrder(commerce, wish);
      const site = body.return_url === undefined ? undefined : parts.siteOf(context);
      const returnUrl = site === undefined ? undefined : new URL(body.return_url ?? '/', site).href;
      if (isNew) await askProvider(commerce, order, { source: card, returnUrl });
      else await (commerce.asking.get(order.id) ?? lookUp(commerce, order));
      const answer = await answerOf(order.id);
      isUnpaid = answer.status !== 'APPROVED';
      return answer;
    } finally {
      if (!isUnpaid) giveBack();
    }
  }

  serveViewer(serving, subscribeByStoredCard, ({ body }, viewer, source, context) =>
    charge(context, viewer, source, { id: body.subscription_id, find: subscription, body }),
  );
  serveViewer(serving, checkoutSubscription, ({ body }, viewer, source, context) =>
    charge(context, viewer, source, { id: body.subscription_id, find: subscription, body }),
  );
  serveViewer(serving, buyTicketByStoredCard, ({ body }, viewer, source, context) =>
    charge(context, viewer, source, { id: body.event_id, find: ticket(viewer), body }),
  );
  serveViewer(serving, checkoutTicket, ({ body }, viewer, source, context) =>
    charge(context, viewer, source, { id: body.event_id, find: ticket(viewer), body }),
  );

  /** By its contract's id, or by the key of the wish. */
  async function ownOrder(userId: string, id: string): Promise<OrderRow | undefined> {
    const own = eq(orders.userId, userId);
    const [byKey] = await database
      .select()
      .from(orders)
      .where(and(own, eq(orders.key, id)));
    const order = byKey ?? (await purchaseOf(database, id));
    return order?.userId === userId ? order : undefined;
  }

  serveViewer(serving, getPaymentStatus, async ({ params: { id } }, { userId }) => {
    const order = await ownOrder(userId, id);
    if (!order) throw notFound(`payment ${id}`);
    if (isOpen(order)) await lookUp(commerce, order);
    return answerOf(order.id);
  });
}
