import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventId, identityId } from '../wire/id-schemas.ts';
import { scopeFields } from '../portal/scope.ts';
import { paged, pagingFields } from '../wire/paged.ts';
import { booleanFlag, id, instant, line, createOptionalChoice, text, wholeNumber, prose } from '../wire/values.ts';
import { accessModels, durationUnits, productTypes } from './commerce-values.ts';
import { optionalMoney } from './money.ts';

/** A successful or failed payment. */
export const lastPaymentSchema = z.object({
  date: z.optional(instant),
  amount: optionalMoney,
  currency: z.optional(text),
  status: z.optional(text),
});
export type LastPayment = z.output<typeof lastPaymentSchema>;

/** The fields that products and contracts share. */
export const soldFields = {
  product_id: z.optional(id),
  title: z.optional(line),
  access_model: createOptionalChoice(accessModels),
  /** A decimal number, such as `5.99`. */
  price: optionalMoney,
  /** ISO 4217. */
  currency: z.optional(text),
  /** The length of its access and of each renewal, counted from the purchase. */
  duration: z.optional(wholeNumber),
  duration_units: createOptionalChoice(durationUnits),
  /** The end of a period causes the next charge, unless the contract is canceled. A ticket never renews. */
  auto_renew: z.optional(booleanFlag),
  start_date: z.optional(instant),
  /** The event that a ticket opens. */
  event_id: z.optional(eventId),
  last_payment: z.optional(lastPaymentSchema),
  /** Of a subscription: the competitions that it covers. */
  allowed_access_identity_items: z.optional(z.array(z.object({ id: identityId, title: z.optional(line) }))),
};

/**
 * A product: a ticket for one event, or a subscription (section 3; wire shapes). Fields of the viewer (`is_canceled`,
 * `purchase_processing`, `last_payment`) are absent for anonymous visitors. Only the viewer's contracts tell whether
 * they own it.
 */
export const productSchema = z.object({
  ...soldFields,
  id,
  description: z.optional(prose),
  type: createOptionalChoice(productTypes),
  /** The offer's end: until then it is sold. */
  end_date: z.optional(instant),
  /** The product is on sale (decisions, section 6), also if the viewer owns it. Absent: on sale. */
  is_active: z.optional(booleanFlag),
  /** The viewer's contract does not renew. The portal uses the contract itself instead of this flag. */
  is_canceled: z.optional(booleanFlag),
  /** Whether a payment of the signed-in viewer for the product is pending. */
  purchase_processing: z.optional(booleanFlag),
});
export type Product = z.output<typeof productSchema>;

/** The products that give this viewer access to an event; empty for free media and for members' media. */
export const getCommerceOptions = defineEndpoint({
  method: 'GET',
  path: '/api/event/get_commerce_options',
  auth: 'optional',
  request: { query: z.object({ eventId }) },
  response: paged(productSchema),
});

/** The subscriptions on sale that cover a part of the portal's scope. Only `type` is in the specification. */
export const getSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_subscriptions',
  auth: 'optional',
  request: {
    query: z.object({ ...pagingFields, ...scopeFields, type: z.optional(z.enum(['svod|cvod', 'svod', 'cvod'])) }),
  },
  response: paged(productSchema),
});

/** One subscription, also after its sale has ended; unknown: 404 not_found. */
export const getSubscription = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_subscriptions_by_id/id/:id',
  auth: 'optional',
  request: { params: z.object({ id }) },
  response: productSchema,
});

const ticketSchema = z.extend(productSchema, { contract_id: z.optional(id) });
/** A ticket that the viewer has bought: its product, and its contract. `end_date` is the end of its access. */
export type PpvTicket = z.output<typeof ticketSchema>;

/** The viewer's tickets for single events, the latest first, expired ones too. */
export const getPpvTickets = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_ppv_tickets',
  optional: true,
  auth: 'required',
  request: { query: z.object(pagingFields) },
  response: paged(ticketSchema),
});
