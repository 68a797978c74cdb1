import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { emptyResponse } from '../wire/empty-response.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { paged, pagingFields } from '../wire/paged.ts';
import { id, instant, line, createOptionalChoice, text, wholeNumber } from '../wire/values.ts';
import { invoiceStatuses } from './commerce-values.ts';
import { optionalMoney } from './money.ts';

/** The stored card as its owner knows it; never its number or a token. */
export const creditCardSchema = z.object({
  brand: z.optional(text),
  /** The last four digits. */
  last4: text,
  exp_month: z.optional(wholeNumber.check(z.gte(1), z.lte(12))),
  exp_year: z.optional(wholeNumber.check(z.gte(2000), z.lte(2100))),
});
export type CreditCard = z.output<typeof creditCardSchema>;

/** The token of a card in the provider's fields. */
export const cardTokenSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(256)) });

/** The viewer's stored card; null without one. */
export const getCreditCard = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_credit_card',
  optional: true,
  namesObject: true,
  auth: 'required',
  request: {},
  response: z.nullable(creditCardSchema),
});

/**
 * Stores a card without a purchase, instead of the previous one, and returns it; renewals charge the new card
 * (docs/decisions/0060). 400 invalid_request for an invalid token, 400 card_declined for a used one or when the card's
 * bank refuses it, 429 too_many_requests. A backend may lack this request.
 */
export const saveCreditCard = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/save_credit_card',
  optional: true,
  auth: 'required',
  request: { body: z.object({ card: cardTokenSchema }) },
  response: creditCardSchema,
  fromRequest: () => ({ last4: '' }),
});

/** Deletes the stored card, here and at the provider, so that renewals are not charged any more. Deleting an absent card is no fault. */
export const deleteCreditCard = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/delete_credit_card',
  optional: true,
  namesObject: true,
  auth: 'required',
  request: {},
  response: emptyResponse,
});

/** A charge. */
export const invoiceSchema = z.object({
  id,
  date: z.optional(instant),
  /** A decimal number. */
  amount: optionalMoney,
  currency: z.optional(text),
  title: z.optional(line),
  status: createOptionalChoice(invoiceStatuses),
  /**
   * A document, absolute or from api_base. Its address cannot be guessed and needs no token. It may expire after a day.
   */
  receipt_url: z.optional(text),
});
export type Invoice = z.output<typeof invoiceSchema>;

/** The viewer's invoices, the latest first. */
export const getInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_invoices',
  optional: true,
  auth: 'required',
  request: { query: z.object(pagingFields) },
  response: paged(invoiceSchema),
});
