/** The JSON API for a merchant's server, which sends its secret key as a bearer token. */
import * as z from 'zod/mini';

/** The states of a charge. A `pending` charge becomes `approved` or `declined`, which are final. */
export const chargeStatuses = ['approved', 'pending', 'declined'] as const;

/**
 * The reasons for a decline. Portals have no text for `suspected_fraud`, because real providers send unknown reasons
 * too.
 */
export const declineReasons = [
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'authentication_failed',
  'provider_unavailable',
  'suspected_fraud',
  // The merchant voided the charge while it was pending.
  'canceled',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** A positive decimal number: at most nine digits before its point and three after it. */
const amountSchema = z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(?:\.\d{1,3})?$/));
const nameSchema = z.string().check(z.regex(/^[\w.:-]{1,128}$/));
const addressSchema = z.string().check(z.maxLength(2000), z.url({ protocol: /^https?$/ }));

/** The header of requests that move money. All requests with one key make one charge. */
export const idempotencyHeader = 'idempotency-key';
export const idempotencyKey = nameSchema;

/**
 * `POST /v1/charges`: 201 with the charge, even a declined one. A repeated key gets 200 with the charge's current
 * state.
 */
export const chargeRequestSchema = z.strictObject({
  /** A token of the fields, or a stored card's id. */
  source: nameSchema,
  amount: amountSchema,
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /**
   * The merchant's unique name for the charge, such as an order's id. The merchant finds a charge by it after a lost
   * response.
   */
  reference: nameSchema,
  /** Whether the provider stores the token's card, so that its id can be charged later; true by default. */
  store_card: z.optional(z.boolean()),
  /**
   * The page to which the bank returns the card's holder, at one of the key's origins. Without it the bank asks no
   * question.
   */
  return_url: z.optional(addressSchema),
  /** Receives this charge's messages (`messageSchema`); optional. */
  webhook_url: z.optional(addressSchema),
});
export type ChargeRequest = z.output<typeof chargeRequestSchema>;

/** The parts of a card that a merchant may see. */
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
 * `POST /v1/cards` stores a token's card without a charge, and answers with the card; 402 card_declined if the card's
 * bank refuses it.
 */
export const cardRequestSchema = z.strictObject({ source: nameSchema });

/** `GET /v1/charges/{id}`. */
export const chargeSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(chargeStatuses),
  amount: z.string(),
  currency: z.string(),
  /** The sum of all refunds, or `0`. */
  refunded: z.string(),
  /** Set for a declined charge. */
  decline_reason: z.optional(z.enum(declineReasons)),
  /**
   * The page of the bank's question in a pending charge. Without it, a pending charge ends without the holder's answer.
   */
  action_url: z.optional(z.string()),
  /** ISO 8601: the end of the time for an answer to the question. */
  action_until: z.optional(z.string()),
  card: cardSchema,
  /** ISO 8601. */
  created: z.string(),
});
export type Charge = z.output<typeof chargeSchema>;

/** `GET /v1/charges?reference=` returns at most one charge. */
export const chargesQuerySchema = z.object({ reference: nameSchema });

/**
 * `POST /v1/charges/{id}/void` declines a pending charge (`canceled`), and answers with the charge. It changes no
 * approved or declined charge.
 */

/**
 * `POST /v1/refunds` answers with the charge. Repeating a refund of the whole amount succeeds without another effect.
 */
export const refundRequestSchema = z.strictObject({ charge: nameSchema, amount: amountSchema });

/** The body of every error. */
export const failureSchema = z.object({
  error: z.object({
    code: z.enum([
      'invalid_request', // 400
      'invalid_source', // 400: an unknown, used or expired token, or a card that is not stored
      'invalid_return_url', // 400: not at an origin of the key
      'card_declined', // 402: the bank refuses a card that is stored without a charge
      'not_refundable', // 409: the amount exceeds the unrefunded part, or the charge is not approved
      'unauthorized', // 401
      'not_found', // 404
      'idempotency_conflict', // 409: another charge has the key or the reference
      'too_many_requests', // 429, with Retry-After
      'storage_full', // 503: the sandbox deletes no charges and has reached its limit
      'server_error', // 500
    ]),
    message: z.string(),
  }),
});
export type FailureCode = z.output<typeof failureSchema>['error']['code'];

/**
 * A message, POSTed to `webhook_url` until it receives a 2xx; the order varies. The merchant then requests the charge.
 * Each attempt has a new header `Sandbox-Signature: t=<seconds since 1970>,v1=<hex of the HMAC-SHA256 of "t.body">`.
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
