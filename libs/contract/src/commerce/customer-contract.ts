import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { paged, pagingFields } from '../wire/paged.ts';
import { booleanFlag, id, instant, createOptionalChoice } from '../wire/values.ts';
import { contractStatuses } from './commerce-values.ts';
import { soldFields } from './product.ts';

/**
 * A viewer's purchase or redeemed code (decisions, section 1). For an unknown status, pages use the contract's dates.
 */
export const customerContractSchema = z.object({
  ...soldFields,
  id,
  status: createOptionalChoice(contractStatuses),
  /** The end of the access, or for a renewing contract the time of the next charge. */
  end_date: z.optional(instant),
});
export type CustomerContract = z.output<typeof customerContractSchema>;

/**
 * Filters: `active` for contracts that give access now or later, `canceled` for those that do not renew. Absent: all.
 */
const booleanFields = { active: z.optional(booleanFlag), canceled: z.optional(booleanFlag) };

/**
 * The viewer's contracts, the latest first. `active: true, canceled: false` leaves out ended and canceled contracts.
 */
export const listContracts = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/customer_contracts',
  auth: 'required',
  request: { query: z.object({ ...pagingFields, ...booleanFields }) },
  response: paged(customerContractSchema),
});

/** One contract; 404 not_found for an unknown id or another viewer's contract. */
export const getContract = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_customer_subscriptions_by_id/id/:id',
  auth: 'required',
  request: { params: z.object({ id }) },
  response: customerContractSchema,
});

/**
 * Stops the renewal, also of a canceled contract; the contract gives access until its `end_date`. 404 not_found for an
 * unknown one.
 */
export const cancelContract = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/cancel_contract',
  auth: 'required',
  request: { body: z.object({ platform: z.literal('web'), id }) },
  response: customerContractSchema,
  fromRequest: ({ body: { id } }) => ({ id }),
});

/** Makes a canceled contract renew again (decisions, section 5); 409 not_resumable if it has ended or never renewed. */
export const resumeContract = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/resume_contract',
  optional: true,
  namesObject: true,
  auth: 'required',
  request: { body: z.object({ id }) },
  response: customerContractSchema,
  fromRequest: ({ body: { id } }) => ({ id }),
});
