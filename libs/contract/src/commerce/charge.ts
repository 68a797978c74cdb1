import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventId } from '../wire/id-schemas.ts';
import { createChoice, createOptionalChoice, id, instant, text } from '../wire/values.ts';
import { declineReasons, paymentStatuses } from './commerce-values.ts';
import { customerContractSchema } from './customer-contract.ts';
import { cardTokenSchema } from './billing.ts';
import { decimalText } from './money.ts';

/** The header of every call that charges. All attempts of one purchase send the same value. */
export const idempotencyHeader = 'idempotency-key';

/** Whether a text is a valid key: 16 to 64 characters of A-Z a-z 0-9 - _. */
export const isIdempotencyKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{16,64}$/.test(text);

const declineReason = createChoice(declineReasons, 'card_declined');

/** A payment (docs/decisions/0041). An unknown status counts as PENDING. */
export const chargeSchema = z.object({
  status: createChoice(paymentStatuses, 'PENDING'),
  /** The bought contract; absent or null if the payment was declined at once. */
  contract: z.optional(customerContractSchema),
  /** For a PENDING payment: the page on which the bank asks the viewer. Afterwards it redirects to `return_url`. */
  action_url: z.optional(text),
  /** The time at which the bank stops waiting for an answer. */
  action_until: z.optional(instant),
  /** The reason for a DECLINED payment. */
  decline_reason: z.optional(z.transform((raw: unknown) => (raw === null ? undefined : z.parse(declineReason, raw)))),
});
export type Charge = z.output<typeof chargeSchema>;

/** A path of the site, with its query, to which the bank's page returns the viewer. */
const returnUrl = z.optional(z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/), z.maxLength(512)));

/**
 * The price that the viewer saw, exactly as the product has it. The backend charges no other price
 * (docs/decisions/0049); a backend without this field charges its current price.
 */
const price = z.optional(
  z.object({ amount: decimalText, currency: z.optional(z.string().check(z.minLength(1), z.maxLength(10))) }),
);
export type ShownPrice = NonNullable<z.output<typeof price>>;

/**
 * The provider's token of a card; portal and backend never see the card. `store`: whether an approved payment stores it
 * as the viewer's card; true by default. For a renewing product, `false` is 400 invalid_request.
 */
const card = z.extend(cardTokenSchema, { store: z.optional(z.boolean()) });

/** The viewer has confirmed a purchase although their contracts cover the whole product (docs/decisions/0059). */
const even_if_covered = z.optional(z.boolean());

/**
 * The four calls that charge. A request with a repeated {@link idempotencyHeader} returns the current status of the
 * first order, without another charge. After these errors no charge exists:
 *
 * - 400 invalid_request without a valid key, 400 no_stored_card without a stored card
 * - 404 not_found for a product that is not on sale
 * - 409 idempotency_conflict for another body with the same key
 * - 409 already_owned if the viewer owns the product, 409 purchase_in_progress during another order of it
 * - 409 price_changed if the product's price is not the `price` of the request
 * - 409 already_covered if the viewer's contracts open all of it (`getCoverage`), without `even_if_covered`
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
 * The status of a payment of the viewer. `id` is the contract's id, or the Idempotency-Key after a lost response.
 *
 * After 404 not_found, no request with the key has arrived, or the backend finds no payments by key (decisions, section
 * 6). The viewer's contracts then show whether the purchase succeeded. The request may still arrive, so a retry must
 * use the same key.
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
 * Cancels a pending payment (docs/decisions/0062), after the backend has voided its charge at the provider. `id` is the
 * same as for {@link getPaymentStatus}. Returns the new status: DECLINED with `canceled`, APPROVED if the charge was
 * approved before, PENDING if the provider cannot void it now. Errors: 404 not_found for an unknown payment; 503
 * service_unavailable if the provider does not answer.
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
