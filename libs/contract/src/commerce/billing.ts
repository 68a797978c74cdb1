import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { emptyResponse } from '../wire/empty-response.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { paged, pagingFields } from '../wire/paged.ts';
import { id, instant, line, createOptionalChoice, text, wholeNumber } from '../wire/values.ts';
import { invoiceStatuses } from './commerce-values.ts';
import { optionalMoney } from './money.ts';

/** The parts of a stored card that its owner sees, without its number or a token. */
export const creditCardSchema = z.object({
  brand: z.optional(text),
  /** The last four digits. */
  last4: text,
  exp_month: z.optional(wholeNumber.check(z.gte(1), z.lte(12))),
  exp_year: z.optional(wholeNumber.check(z.gte(2000), z.lte(2100))),
});
export type CreditCard = z.output<typeof creditCardSchema>;

/** The token of a card that the viewer typed into the provider's fields. */
export const cardTokenSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(256)) });

/** The viewer's stored card; null without a card. */
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
 * Replaces the stored card without a purchase, and returns the new one, which renewals then charge
 * (docs/decisions/0060). Errors: 400 invalid_request for an invalid token; 400 card_declined for a used token or if the
 * card's bank refuses it; 429 too_many_requests.
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

/** Deletes the stored card, also at the provider, so that renewals fail. Succeeds without a stored card. */
export const deleteCreditCard = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/delete_credit_card',
  optional: true,
  namesObject: true,
  auth: 'required',
  request: {},
  response: emptyResponse,
});

/** A charge in the viewer's billing history. */
export const invoiceSchema = z.object({
  id,
  date: z.optional(instant),
  /** A decimal number. */
  amount: optionalMoney,
  currency: z.optional(text),
  title: z.optional(line),
  /** The contract that the charge pays for. */
  contract_id: z.optional(id),
  status: createOptionalChoice(invoiceStatuses),
  /**
   * The address of a document, absolute or relative to api_base. It cannot be guessed, needs no token, and may expire
   * after a day.
   */
  receipt_url: z.optional(text),
});
export type Invoice = z.output<typeof invoiceSchema>;

/** The viewer's invoices, the latest first; with `contract_id` only those of this contract. */
export const getInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_invoices',
  optional: true,
  auth: 'required',
  request: { query: z.object({ ...pagingFields, contract_id: z.optional(id) }) },
  response: paged(invoiceSchema),
});
