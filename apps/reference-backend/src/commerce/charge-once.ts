import { createHash } from 'node:crypto';
import { idempotencyHeader, isIdempotencyKey, type Charge, type ShownPrice } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Attempts } from '../accounts/attempts.ts';
import { cards } from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';
import { Refusal } from '../http/refusal.ts';
import { chargeAtProvider } from './charge-at-provider.ts';
import type { Commerce } from './commerce.ts';
import type { GetEntitlement } from './entitlement.ts';
import { getPayment, toPayment } from './get-payment.ts';
import { findRepeatedOrder, placeOrder } from './place-order.ts';
import type { GetStart } from './product-calls.ts';
import type { PricedProduct } from './priced-product.ts';

/** The dependencies of charges, besides those in `Commerce`. */
export interface ChargeParts {
  getEntitlement: GetEntitlement;
  getStart: GetStart;
  /** The calling site, such as https://tv.example.org; undefined for a site that may not call. */
  getSite: (context: Context) => string | undefined;
  /**
   * Limits unpaid charges by source and account, to prevent tests of stolen cards. A bank's question counts as unpaid.
   */
  declines: Attempts;
  /** Limits canceled orders by source and account, because each makes two requests to the provider. */
  cancels: Attempts;
}

interface ChargeBody {
  card?: { token: string; store?: boolean | undefined } | undefined;
  price?: ShownPrice | undefined;
  even_if_covered?: boolean | undefined;
  return_url?: string | undefined;
}

/** A call that charges. */
export interface ChargeCall {
  context: Context;
  userId: string;
  /** The caller's network address, for rate limits. */
  source: string;
  /** The id of the product, or of the event. */
  id: string;
  /** @throws Refusal for a product that is not sold to this viewer */
  find: () => PricedProduct | Promise<PricedProduct>;
  body: ChargeBody;
}

/** Hashes the request without its return address, which differs between the pages that repeat it. */
function getFingerprint(path: string, parts: readonly (string | undefined)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([path, ...parts]))
    .digest('base64url');
}

function getKey(context: Context): string {
  const key = context.req.header(idempotencyHeader);
  if (!isIdempotencyKey(key))
    throw new Refusal(400, 'invalid_request', `${idempotencyHeader}: 16 to 64 of A-Z a-z 0-9 - _`);
  return key;
}

/** Returns the card's token, or the provider's id of the viewer's stored card. */
async function getCard(database: Database, userId: string, token: string | undefined): Promise<string> {
  const isStoredCard = token === undefined;
  const condition = isStoredCard ? eq(cards.userId, userId) : eq(cards.id, token);
  const [card] = await database.select({ id: cards.id }).from(cards).where(condition);
  if (!isStoredCard) {
    // The provider also accepts a stored card's id, so another viewer's card could pay.
    if (card) throw new Refusal(400, 'invalid_request', 'body.card.token: not a token');
    return token;
  }
  if (!card) throw new Refusal(400, 'no_stored_card', 'there is no stored card');
  return card.id;
}

/** The address to which the bank returns the viewer; undefined for a site that is not allowed. */
function getReturnUrl({ getSite }: ChargeParts, { context, body }: ChargeCall): string | undefined {
  const site = body.return_url === undefined ? undefined : getSite(context);
  return site === undefined ? undefined : new URL(body.return_url ?? '/', site).href;
}

/** Charges a purchase with a new key. A repeated key returns the first order's status without a charge. */
export async function chargeOnce(commerce: Commerce, parts: ChargeParts, call: ChargeCall): Promise<Charge> {
  const { database } = commerce;
  const { context, userId, source, id, find, body } = call;
  const { card: paymentCard, price: shownPrice } = body;
  const key = getKey(context);
  const isCoveredAllowed = body.even_if_covered ?? false;
  const isCardStored = paymentCard !== undefined && (paymentCard.store ?? true);
  const priceParts = shownPrice ? [shownPrice.amount, shownPrice.currency] : [];
  const optionParts = [paymentCard?.store === false && 'not stored', isCoveredAllowed && 'even if covered'].filter(
    (part) => part !== false,
  );
  const fingerprint = getFingerprint(context.req.path, [id, paymentCard?.token, ...priceParts, ...optionParts]);
  const repeatedOrder = await findRepeatedOrder(database, { userId, key, fingerprint });
  if (repeatedOrder) return toPayment(commerce, repeatedOrder);
  const returnAttempt = parts.declines.take(source, userId);
  let isUnpaid = false;
  try {
    const card = await getCard(database, userId, paymentCard?.token);
    const product = await find();
    if (paymentCard && !isCardStored && product.autoRenew)
      throw new Refusal(400, 'invalid_request', 'body.card.store: a renewing product needs a stored card');
    const request = {
      userId,
      product,
      shown: shownPrice,
      key,
      fingerprint,
      storesCard: isCardStored,
      evenIfCovered: isCoveredAllowed,
    };
    const { order, isNew } = await placeOrder(commerce, request);
    const returnUrl = getReturnUrl(parts, call);
    if (isNew) await chargeAtProvider(commerce, order, { source: card, returnUrl });
    const answer = await (isNew ? getPayment(commerce, order.id) : toPayment(commerce, order));
    isUnpaid = answer.status !== 'APPROVED';
    return answer;
  } finally {
    if (!isUnpaid) returnAttempt();
  }
}
