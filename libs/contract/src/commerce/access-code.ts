import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { unsaidId } from '../wire/unsaid-id.ts';
import { eventId } from '../wire/id-schemas.ts';
import { id, instant, line, createOptionalChoice } from '../wire/values.ts';
import { scopeFields } from '../portal/scope.ts';
import { productTypes } from './commerce-values.ts';
import { customerContractSchema } from './customer-contract.ts';

/** Length of a code with its dashes. */
export const maxAccessCodeCharacters = 64;

const body = z.object({
  /** Trimmed, any letter case. */
  code: z.string().check(z.minLength(1), z.maxLength(maxAccessCodeCharacters)),
  /** The event that the code must unlock; by default the code's own contents. */
  event_id: z.optional(eventId),
  /** The site's scope: a code of another site is not valid there, and stays unused. */
  ...scopeFields,
});

/** The contents of a code. */
export const openedProductSchema = z.object({
  title: z.optional(line),
  /** The product of the code, which the portal compares with the order's product. */
  product_id: z.optional(id),
  type: createOptionalChoice(productTypes),
  /** The event of a code for one event. */
  event_id: z.optional(eventId),
  /** The end of its access if it were redeemed now; absent for access without end. */
  access_until: z.optional(instant),
});
export type OpenedProduct = z.output<typeof openedProductSchema>;

/**
 * The contents of a code, before sign-in; it redeems no code. 400 access_code_invalid (also: for another event, or
 * another site), access_code_used, access_code_expired; 429 too_many_tries with Retry-After.
 */
export const checkAccessCode = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/check_access_code',
  optional: true,
  namesObject: true,
  auth: 'optional',
  request: { body },
  response: z.object({ product: openedProductSchema }),
  fromRequest: ({ body }) => ({ product: { event_id: body.event_id } }),
});

/**
 * Redeems a code; the same refusals. For a code that this viewer has redeemed before it returns the same contract, so
 * that a lost answer does no harm.
 */
export const redeemAccessCode = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/redeem_access_code',
  effect: 'redeem',
  optional: true,
  auth: 'required',
  request: { body },
  response: customerContractSchema,
  fromRequest: ({ body }) => ({ id: unsaidId, event_id: body.event_id }),
});
