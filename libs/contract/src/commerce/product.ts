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
  /** The length of the access from the purchase, and of each renewal. */
  duration: z.optional(wholeNumber),
  duration_units: createOptionalChoice(durationUnits),
  /** The contract is charged again at the end of each period unless it is canceled. Tickets never renew. */
  auto_renew: z.optional(booleanFlag),
  start_date: z.optional(instant),
  /** The event that a ticket opens. */
  event_id: z.optional(eventId),
  last_payment: z.optional(lastPaymentSchema),
  /** The competitions that a subscription covers. */
  allowed_access_identity_items: z.optional(z.array(z.object({ id: identityId, title: z.optional(line) }))),
};

/**
 * A ticket for one event, or a subscription (specification, section 3; wire.md). Visitors receive no `is_canceled`,
 * `purchase_processing` and `last_payment`. Only the viewer's contracts show whether the viewer owns the product.
 */
export const productSchema = z.object({
  ...soldFields,
  id,
  description: z.optional(prose),
  type: createOptionalChoice(productTypes),
  /** The end of the sale. */
  end_date: z.optional(instant),
  /** The product is on sale (decisions, section 6), even if the viewer owns it. Absent: on sale. */
  is_active: z.optional(booleanFlag),
  /** The viewer's contract does not renew. The portal reads the contract instead of this flag. */
  is_canceled: z.optional(booleanFlag),
  /** Whether a payment of the signed-in viewer for the product is pending. */
  purchase_processing: z.optional(booleanFlag),
});
export type Product = z.output<typeof productSchema>;

/** The products that open an event for this viewer; empty for free media and for members' media. */
export const getCommerceOptions = defineEndpoint({
  method: 'GET',
  path: '/api/event/get_commerce_options',
  auth: 'optional',
  request: { query: z.object({ eventId }) },
  response: paged(productSchema),
});

/**
 * The subscriptions on sale that cover a part of the portal's scope. The specification has only the parameter `type`.
 */
export const getSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_subscriptions',
  auth: 'optional',
  request: {
    query: z.object({ ...pagingFields, ...scopeFields, type: z.optional(z.enum(['svod|cvod', 'svod', 'cvod'])) }),
  },
  response: paged(productSchema),
});

/** One subscription, even after the end of its sale; 404 not_found for an unknown id. */
export const getSubscription = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_subscriptions_by_id/id/:id',
  auth: 'optional',
  request: { params: z.object({ id }) },
  response: productSchema,
});

const ticketSchema = z.extend(productSchema, { contract_id: z.optional(id) });
/** A bought ticket: the fields of its product and its contract. `end_date` is the end of the access. */
export type PpvTicket = z.output<typeof ticketSchema>;

/** The viewer's tickets for single events, including expired ones, the latest first. */
export const getPpvTickets = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_ppv_tickets',
  optional: true,
  auth: 'required',
  request: { query: z.object(pagingFields) },
  response: paged(ticketSchema),
});
