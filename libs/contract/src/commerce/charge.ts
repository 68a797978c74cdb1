import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventId } from '../wire/id-schemas.ts';
import { createChoice, createOptionalChoice, id, instant, text } from '../wire/values.ts';
import { declineReasons, paymentStatuses } from './commerce-values.ts';
import { customerContractSchema } from './customer-contract.ts';
import { cardTokenSchema } from './billing.ts';
import { decimalText } from './money.ts';

/** The header of every call that charges: one value for each purchase, the same for all its tries, on any page. */
export const idempotencyHeader = 'idempotency-key';

/** Whether a text is a valid key: 16 to 64 characters of A-Z a-z 0-9 - _. */
export const isIdempotencyKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{16,64}$/.test(text);

const declineReason = createChoice(declineReasons, 'card_declined');

/** The status of a payment (docs/decisions/0041). An unknown status counts as PENDING. */
export const chargeSchema = z.object({
  status: createChoice(paymentStatuses, 'PENDING'),
  /** The contract that is bought; absent, like null, if the payment was declined at once. */
  contract: z.optional(customerContractSchema),
  /** Of a PENDING payment: the bank's question to the viewer, on the provider's origin; it returns to `return_url`. */
  action_url: z.optional(text),
  /** The time at which the bank stops waiting for an answer. */
  action_until: z.optional(instant),
  /** The reason of a DECLINED payment. */
  decline_reason: z.optional(z.transform((raw: unknown) => (raw === null ? undefined : z.parse(declineReason, raw)))),
});
export type Charge = z.output<typeof chargeSchema>;

/** A path of the site, with its query, to which the bank's question returns. */
const returnUrl = z.optional(z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/), z.maxLength(512)));

/**
 * The price that the viewer saw, in the product's spelling; `currency` is absent if the product has no currency. The backend
 * charges no other price (docs/decisions/0049); a backend that does not know the field charges its offer's price.
 */
const price = z.optional(
  z.object({ amount: decimalText, currency: z.optional(z.string().check(z.minLength(1), z.maxLength(10))) }),
);
export type ShownPrice = NonNullable<z.output<typeof price>>;

/**
 * The provider's token of a card; this side never sees the card itself. `store`: whether it becomes the viewer's stored
 * card after its first payment; true by default. A renewing product needs it: `false` is 400 invalid_request then.
 */
const card = z.extend(cardTokenSchema, { store: z.optional(z.boolean()) });

/** The viewer buys the product although their contracts cover all of it (docs/decisions/0059). */
const even_if_covered = z.optional(z.boolean());

/**
 * The four calls that charge. Each needs {@link idempotencyHeader}: a repeated key returns the current status of its
 * first order without another charge. 400 invalid_request without a valid key, 409 idempotency_conflict for another
 * body with the same key, 409 already_owned when the viewer owns the product, 409 purchase_in_progress during another
 * order of theirs for the same, 409 price_changed when its price is not the `price` that the portal showed, 409
 * already_covered when the viewer's contracts open all of it (`getCoverage`) without `even_if_covered`, 404 not_found
 * for a product that is not on sale. These answers rule out a charge. By stored card: 400 no_stored_card without one. A
 * checkout stores its card, unless `card.store` is false.
 */
export const subscribeByStoredCard = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/subscribe_by_stored_cc',
  effect: 'charge',
  auth: 'required',
  request: { body: z.object({ subscription_id: id, price, even_if_covered, return_url: returnUrl }) },
  response: chargeSchema,
});

export const checkoutSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/subscription_checkout',
  effect: 'charge',
  auth: 'required',
  request: { body: z.object({ subscription_id: id, card, price, even_if_covered, return_url: returnUrl }) },
  response: chargeSchema,
});

export const buyTicketByStoredCard = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/ppv_by_stored_cc',
  effect: 'charge',
  optional: true,
  auth: 'required',
  request: { body: z.object({ event_id: eventId, price, even_if_covered, return_url: returnUrl }) },
  response: chargeSchema,
});

export const checkoutTicket = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/ppv_checkout',
  effect: 'charge',
  optional: true,
  auth: 'required',
  request: { body: z.object({ event_id: eventId, card, price, even_if_covered, return_url: returnUrl }) },
  response: chargeSchema,
});

/**
 * The status of a payment of the viewer. `id` is its contract's, or its Idempotency-Key after a lost response: 404
 * not_found if no such request has arrived, or if the backend knows no keys (decisions, section 6); then the viewer's
 * contracts decide, as about an unknown status. The request may still arrive, so only the same key may be tried again.
 */
export const getPaymentStatus = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/payment_status/:id',
  optional: true,
  auth: 'required',
  request: { params: z.object({ id }) },
  response: z.extend(chargeSchema, { status: createOptionalChoice(paymentStatuses) }),
});

/**
 * Cancels a payment of the viewer that has not ended (docs/decisions/0062): the backend voids its charge at the
 * provider first. `id` as of {@link getPaymentStatus}. Answers with its status afterwards: DECLINED with `canceled`,
 * APPROVED when the charge has passed before, PENDING when it cannot be voided now. 404 not_found for an unknown
 * payment, 503 service_unavailable when the provider does not answer. A backend may lack this call.
 */
export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/cancel_order',
  optional: true,
  namesObject: true,
  auth: 'required',
  request: { body: z.object({ id }) },
  response: chargeSchema,
});
