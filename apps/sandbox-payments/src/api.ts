/** The provider's API for a merchant's server, which sends its secret key as a bearer token. Requests and answers are JSON. */
import * as z from 'zod/mini';

/** The states of a charge. `pending` ends as `approved` or `declined`, which are final. */
export const chargeStatuses = ['approved', 'pending', 'declined'] as const;

/** The reason of a decline. Like other providers, the sandbox has a reason without a text in the portals (`suspected_fraud`). */
export const declineReasons = [
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'authentication_failed',
  'provider_unavailable',
  'suspected_fraud',
  // Canceled by the merchant, before an answer to the bank's question.
  'canceled',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** A positive decimal number: at most nine digits before its point and three after it. */
const amountSchema = z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,3})?$/));
const nameSchema = z.string().check(z.regex(/^[\w.:-]{1,128}$/));
const addressSchema = z.string().check(z.maxLength(2000), z.url({ protocol: /^https?$/ }));

/** The header of requests that move money: a key makes one charge, for ever. */
export const idempotencyHeader = 'idempotency-key';
export const idempotencyKey = nameSchema;

/** `POST /v1/charges`. 201 with the charge, also a declined one; a repeated key gets the charge's current state, with 200. */
export const chargeRequestSchema = z.strictObject({
  /** A token of the fields, or a stored card's id. */
  source: nameSchema,
  amount: amountSchema,
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /**
   * The merchant's name for the charge, such as an order's id. It finds a charge after a lost response, and makes only
   * one charge.
   */
  reference: nameSchema,
  /** Whether the card of a token may be charged again by its id; true by default. */
  store_card: z.optional(z.boolean()),
  /** Address at one of the key's origins to which the bank returns the card's holder. A charge without it asks no question. */
  return_url: z.optional(addressSchema),
  /** Receives this charge's messages (`messageSchema`); optional. */
  webhook_url: z.optional(addressSchema),
});
export type ChargeRequest = z.output<typeof chargeRequestSchema>;

/** The facts of a card that a merchant may see. */
export const cardSchema = z.object({
  /**
   * A later charge names the card by this id. The first approved charge stores the card, unless that charge has
   * `store_card: false`; `POST /v1/cards` stores a card without a charge.
   */
  id: z.string(),
  /** Such as `visa`. */
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
});
export type Card = z.output<typeof cardSchema>;

/**
 * `POST /v1/cards`, answered with the card: a token's card is stored without a charge. 402 card_declined when its bank
 * refuses it.
 */
export const cardRequestSchema = z.strictObject({ source: nameSchema });

/** `GET /v1/charges/{id}`. */
export const chargeSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(chargeStatuses),
  amount: z.string(),
  currency: z.string(),
  /** The refunded amount so far, or `0`. */
  refunded: z.string(),
  /** Set for a declined charge. */
  decline_reason: z.optional(z.enum(declineReasons)),
  /** The page of the bank's question, in a pending charge. A pending charge without it ends without the holder. */
  action_url: z.optional(z.string()),
  /** ISO 8601: the end of that question. */
  action_until: z.optional(z.string()),
  card: cardSchema,
  /** ISO 8601. */
  created: z.string(),
});
export type Charge = z.output<typeof chargeSchema>;

/** `GET /v1/charges?reference=`: at most one. */
export const chargesQuerySchema = z.object({ reference: nameSchema });

/**
 * `POST /v1/charges/{id}/void`, answered with the charge: declines a pending charge (`canceled`), and ends its bank's question. A charge
 * that has ended stays as it is, so that the answer shows an earlier approval.
 */

/** `POST /v1/refunds`, answered with the charge. A repeated refund of the whole charge succeeds without another effect. */
export const refundRequestSchema = z.strictObject({ charge: nameSchema, amount: amountSchema });

/** The body of every error. */
export const failureSchema = z.object({
  error: z.object({
    code: z.enum([
      'invalid_request', // 400
      'invalid_source', // 400: a token that is unknown, used, too old, or of another key; a card that is not stored
      'invalid_return_url', // 400: not at an origin of the key
      'card_declined', // 402: a card to store
      'not_refundable', // 409: the amount exceeds the rest of the charge, or the charge is not approved
      'unauthorized', // 401
      'not_found', // 404
      'idempotency_conflict', // 409: the key, or the reference, belongs to another charge
      'too_many_requests', // 429, with Retry-After
      'storage_full', // 503: the sandbox deletes no charges and has reached its limit
      'server_error', // 500
    ]),
    message: z.string(),
  }),
});
export type FailureCode = z.output<typeof failureSchema>['error']['code'];

/**
 * A message to `webhook_url`, POSTed at least once until a 2xx, in any order. It only tells the merchant to request the
 * charge. The header `Sandbox-Signature: t=<seconds since 1970>,v1=<hex of the HMAC-SHA256 of "t.body">` is new for
 * each attempt.
 */
export const messageSchema = z.object({
  id: z.string(),
  type: z.enum(['charge.approved', 'charge.declined', 'charge.refunded']),
  charge: z.string(),
  reference: z.string(),
  /** ISO 8601: the time of the change. */
  at: z.string(),
});
export type Message = z.output<typeof messageSchema>;
export const signatureHeader = 'sandbox-signature';
