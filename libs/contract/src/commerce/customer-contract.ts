import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { paged, pagingFields } from '../wire/paged.ts';
import { booleanFlag, id, instant, createOptionalChoice } from '../wire/values.ts';
import { contractStatuses } from './commerce-values.ts';
import { soldFields } from './product.ts';

/**
 * A viewer's purchase or redeemed code (decisions, section 1). The page shows a contract with an unknown status by its
 * dates.
 */
export const customerContractSchema = z.object({
  ...soldFields,
  id,
  status: createOptionalChoice(contractStatuses),
  /** The contract's end: it gives access until then. A renewing contract is charged again then. */
  end_date: z.optional(instant),
});
export type CustomerContract = z.output<typeof customerContractSchema>;

/**
 * `active` selects contracts that give access, now or later; `canceled` selects those that do not renew. Absent: all.
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

/** One contract; unknown or another viewer's: 404 not_found. */
export const getContract = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_customer_subscriptions_by_id/id/:id',
  auth: 'required',
  request: { params: z.object({ id }) },
  response: customerContractSchema,
});

/**
 * Stops the renewal: the contract stays in force until its `end_date`. Canceling twice is no fault. Unknown: 404
 * not_found.
 */
export const cancelContract = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/cancel_contract',
  auth: 'required',
  request: { body: z.object({ platform: z.literal('web'), id }) },
  response: customerContractSchema,
  fromRequest: ({ body: { id } }) => ({ id }),
});

/** Reverts a cancel (decisions, section 5); 409 not_resumable if the contract has ended or never renewed. */
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
