import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { paged, pagingWords } from '../wire/paged.ts';
import { flag, id, instant, optionalChoice } from '../wire/values.ts';
import { contractStatuses } from './commerce-values.ts';
import { soldWords } from './product.ts';

/** What a viewer has bought or redeemed (decisions, section 1). One without a status that is known is shown as what its dates say. */
export const customerContractSchema = z.object({
  ...soldWords,
  id,
  status: optionalChoice(contractStatuses),
  /** The contract's end: until then it opens what it covers; one that renews is charged again then. */
  end_date: z.optional(instant),
});
export type CustomerContract = z.output<typeof customerContractSchema>;

const only = { active: z.optional(flag), canceled: z.optional(flag) };

/** The viewer's contracts, the latest first. `active: true, canceled: false` where only those are wanted that go on. */
export const listContracts = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/customer_contracts',
  auth: 'required',
  request: { query: z.object({ ...pagingWords, ...only }) },
  response: paged(customerContractSchema),
});

/** One of them; unknown or another's: 404 not_found. */
export const getContract = defineEndpoint({
  method: 'GET',
  path: '/api/commerce/get_customer_subscriptions_by_id/id/:id',
  auth: 'required',
  request: { params: z.object({ id }) },
  response: customerContractSchema,
});

/** Ends the renewal: it stays in force until its `end_date`. Canceling twice is no fault. Unknown: 404 not_found. */
export const cancelContract = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/cancel_contract',
  auth: 'required',
  request: { body: z.object({ platform: z.literal('web'), id }) },
  response: customerContractSchema,
});

/** Takes a cancel back (decisions, section 5); 409 not_resumable where it has ended or never renewed. */
export const resumeContract = defineEndpoint({
  method: 'POST',
  path: '/api/commerce/resume_contract',
  auth: 'required',
  request: { body: z.object({ id }) },
  response: customerContractSchema,
});
