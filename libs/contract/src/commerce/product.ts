import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventId, identityId } from '../wire/id-schemas.ts';
import { paged } from '../wire/paged.ts';
import { flag, id, instant, optionalChoice, text, wholeNumber } from '../wire/values.ts';

export const accessModels = ['ppv', 'svod', 'cvod'] as const;
export type AccessModel = (typeof accessModels)[number];

export const durationUnits = ['hour', 'day', 'month', 'year'] as const;

/** Something that is sold: a ticket for one event, or a subscription (section 3; wire shapes). */
export const productSchema = z.object({
  id,
  product_id: z.optional(id),
  title: z.optional(text),
  description: z.optional(text),
  access_model: optionalChoice(accessModels),
  /** A decimal number, such as `5.99`. */
  price: z.optional(text),
  /** ISO 4217. */
  currency: z.optional(text),
  duration: z.optional(wholeNumber),
  duration_units: optionalChoice(durationUnits),
  auto_renew: z.optional(flag),
  start_date: z.optional(instant),
  end_date: z.optional(instant),
  /** Of a ticket: what it opens. */
  event_id: z.optional(eventId),
  /** Of a subscription: the competitions that it covers. */
  allowed_access_identity_items: z.optional(z.array(z.object({ id: identityId, title: z.optional(text) }))),
});
export type Product = z.output<typeof productSchema>;

/** What would open an event for whoever asks; empty for free media and for members'. */
export const getCommerceOptions = defineEndpoint({
  method: 'GET',
  path: '/api/event/get_commerce_options',
  auth: 'optional',
  request: { query: z.object({ eventId }) },
  response: paged(productSchema),
});
