import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventId } from '../wire/id-schemas.ts';
import { choice, id, instant, text } from '../wire/values.ts';
import { declineReasons, paymentStatuses } from './commerce-values.ts';
import { customerContractSchema } from './customer-contract.ts';
import { cardTokenSchema } from './billing.ts';
import { decimalText } from './money.ts';

/** The header that a call which charges must carry: one value per wish, the same for each of its tries, on whatever page. */
export const idempotencyHeader = 'idempotency-key';

/** Whether a text may be one: 16 to 64 characters of A-Z a-z 0-9 - _. */
export const isIdempotencyKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{16,64}$/.test(text);

const declineReason = choice(declineReasons, 'card_declined');

/** How a payment stands (docs/decisions/0041). A status that is not known is none that has ended. */
export const chargeSchema = z.object({
  status: choice(paymentStatuses, 'PENDING'),
  /** What was bought, or is being paid for; absent, as null is, where it was declined at once. */
  contract: z.optional(customerContractSchema),
  /** Of a PENDING one: where the card's bank asks the viewer, on the provider's origin; it comes back to `return_url`. */
  action_url: z.optional(text),
  /** Until when that bank waits for an answer. */
  action_until: z.optional(instant),
  /** Of a DECLINED one. */
  decline_reason: z.optional(z.transform((raw: unknown) => (raw === null ? undefined : z.parse(declineReason, raw)))),
});
export type Charge = z.output<typeof chargeSchema>;

/** A path of the site, with its query: where the bank's question comes back to. */
const returnUrl = z.optional(z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/), z.maxLength(512)));

/**
 * What the viewer saw that it costs, as the product said it; without a currency where none was said. Nothing else is charged than this (docs/decisions/0049);
 * a backend that does not know it charges what its offer costs.
 */
const price = z.optional(
  z.object({ amount: decimalText, currency: z.optional(z.string().check(z.minLength(1), z.maxLength(10))) }),
);
export type ShownPrice = NonNullable<z.output<typeof price>>;

/**
 * What stands for a card at the provider; this side never sees more of it. `store`: whether it becomes the viewer's stored card once it has paid, as it does
 * where that is left out. What renews needs it: `false` is 400 invalid_request then.
 */
const card = z.extend(cardTokenSchema, { store: z.optional(z.boolean()) });

/** The viewer has read that what they hold opens all of it, and wants it all the same (docs/decisions/0059). */
const even_if_covered = z.optional(z.boolean());

/**
 * The four calls that charge. Each needs {@link idempotencyHeader}: the same key gets the answer of the wish it began, as that stands by now, and charges nothing.
 * 400 invalid_request without a good one, 409 idempotency_conflict for another body under it, 409 already_owned where the viewer holds what they would buy,
 * 409 purchase_in_progress while another wish of theirs for the same is under way, 409 price_changed where it costs something else than the `price` that was shown,
 * 409 already_covered where what the viewer holds opens all of it (`coverageOf`) and `even_if_covered` is not said, 404 not_found for what is not on sale. Each of
 * these has charged nothing. By stored card: 400 no_stored_card where there is none. A checkout stores its card, unless `card.store` says no.
 */
export const subscribeByStoredCard = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/subscribe_by_stored_cc',
  auth: 'required',
  request: { body: z.object({ subscription_id: id, price, even_if_covered, return_url: returnUrl }) },
  response: chargeSchema,
});

export const checkoutSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/subscription_checkout',
  auth: 'required',
  request: { body: z.object({ subscription_id: id, card, price, even_if_covered, return_url: returnUrl }) },
  response: chargeSchema,
});

export const buyTicketByStoredCard = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/ppv_by_stored_cc',
  auth: 'required',
  request: { body: z.object({ event_id: eventId, price, even_if_covered, return_url: returnUrl }) },
  response: chargeSchema,
});

export const checkoutTicket = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/ppv_checkout',
  auth: 'required',
  request: { body: z.object({ event_id: eventId, card, price, even_if_covered, return_url: returnUrl }) },
  response: chargeSchema,
});

/**
 * How a payment of the viewer's stands. `id` is its contract's, or the Idempotency-Key of the wish, for whom the answer was lost: 404 not_found where no
 * such call has arrived. It may still be on its way, so only the same key may try again.
 */
export const getPaymentStatus = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/payment_status/:id',
  auth: 'required',
  request: { params: z.object({ id }) },
  response: chargeSchema,
});

/**
 * Gives a payment of the viewer's up that has not ended (docs/decisions/0062): its charge is voided at the provider first. `id` as of {@link getPaymentStatus}.
 * Answers how it stands then: DECLINED with `canceled`, APPROVED where the charge has gone through meanwhile, PENDING where it cannot be voided now.
 * 404 not_found for one that is unknown, 503 service_unavailable where the provider does not answer. A backend may have no such call.
 */
export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/cancel_order',
  auth: 'required',
  request: { body: z.object({ id }) },
  response: chargeSchema,
});
