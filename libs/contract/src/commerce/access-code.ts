import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { unsaidId } from '../wire/unsaid-id.ts';
import { eventId } from '../wire/id-schemas.ts';
import { id, instant, line, createOptionalChoice } from '../wire/values.ts';
import { scopeFields } from '../portal/scope.ts';
import { productTypes } from './commerce-values.ts';
import { customerContractSchema } from './customer-contract.ts';

/** The longest code, with its dashes. */
export const maxAccessCodeCharacters = 64;

const body = z.object({
  /** A code without blanks at its start and end, in any letter case. */
  code: z.string().check(z.minLength(1), z.maxLength(maxAccessCodeCharacters)),
  /** The event that the code must open. Absent: the code may open anything. */
  event_id: z.optional(eventId),
  /** The site's scope. A code for another site is invalid, and is not redeemed. */
  ...scopeFields,
});

/** The product that a code opens. */
export const openedProductSchema = z.object({
  title: z.optional(line),
  /** The portal compares this id with the product that the viewer orders. */
  product_id: z.optional(id),
  type: createOptionalChoice(productTypes),
  /** The event of a code for one event. */
  event_id: z.optional(eventId),
  /** The end of the access if the viewer redeems the code now; absent for unlimited access. */
  access_until: z.optional(instant),
});
export type OpenedProduct = z.output<typeof openedProductSchema>;

/**
 * Returns the product of a code without redeeming it, even before sign-in. Errors: 400 access_code_invalid (also for
 * another event or site), access_code_used, access_code_expired; 429 too_many_tries with Retry-After.
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
 * Redeems a code, with the errors of {@link checkAccessCode}. A viewer who redeems a code again, for example after a
 * lost response, receives the same contract.
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
