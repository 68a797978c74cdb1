import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { type CustomerContract, isAnswerLost, type OpenedProduct, toPortalError, unsaidId } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';
import type { Telemetry } from '@touchline/telemetry';
import { toContractView } from '../../api/products/product-view.ts';
import { reloadAccess } from '../purchase/settle-purchase.ts';
import { notifyTabs } from '../notify-tabs.ts';

/** A code, and the event whose page contains the field for the code. */
export interface TypedCode {
  code: string;
  eventId?: string | undefined;
  /** The site's scope: the backend refuses a code of another site, and the code stays unused. */
  scope?: SiteScope | undefined;
}

const toRequestBody = ({ code, eventId, scope }: TypedCode) => ({
  code,
  ...(eventId === undefined ? {} : { event_id: eventId }),
  ...scope,
});

/**
 * Reads the product of a code without redeeming it.
 * @throws PortalError with the codes of docs/decisions/0041
 */
export async function checkCode(api: Api, typedCode: TypedCode, signal?: AbortSignal): Promise<OpenedProduct> {
  const { checkAccessCode } = await import('../../api/code-calls.ts');
  return (await api.call(checkAccessCode, { body: toRequestBody(typedCode) }, { signal })).product;
}

/** A redeemed code, with the facts of its contract. */
export interface Redemption {
  contract: CustomerContract;
  /** Whether the contract gives access: an ended or unpaid contract does not. */
  isUnlocked: boolean;
}

interface RedeemContext {
  api: Api;
  queryClient: QueryClient;
  telemetry: Telemetry;
}

/** Error codes for a code that this viewer has just redeemed. */
const redeemedCodes: ReadonlySet<string> = new Set(['access_code_used', 'already_owned']);

/** A contract may be this old, in milliseconds, and still belong to a lost request: clocks may differ by minutes. */
const maxNewContractMs = 600_000;

/** Longest wait for the contracts before a code is sent, in milliseconds. */
const maxContractsWaitMs = 3_000;

/** The viewer's latest contracts. The contract of a redeemed code comes first. */
async function loadLatestContracts(api: Api, signal?: AbortSignal): Promise<CustomerContract[]> {
  const { listContracts } = await import('../../api/code-calls.ts');
  return (await api.call(listContracts, { query: { page: 0, size: 10 } }, { signal })).entries;
}

/**
 * Whether a contract may come from the code: it is new, and was not in the list before. If the earlier list is unknown,
 * the contract must be for the page's event.
 */
function isOfCode(
  { id, event_id: event, start_date: start }: CustomerContract,
  { eventId }: TypedCode,
  earlierIds: ReadonlySet<string> | undefined,
): boolean {
  if (start === undefined || Math.abs(Date.now() - Date.parse(start)) >= maxNewContractMs) return false;
  return earlierIds ? !earlierIds.has(id) : eventId !== undefined && event === eventId;
}

/**
 * Sends the code. After a lost response it sends the code once more: the same viewer gets the same contract, or a
 * refusal and a new contract in the list.
 */
async function sendCode(api: Api, typedCode: TypedCode): Promise<CustomerContract> {
  const { redeemAccessCode } = await import('../../api/code-calls.ts');
  const earlierIds = await loadLatestContracts(api, AbortSignal.timeout(maxContractsWaitMs)).then(
    (contracts) => new Set(contracts.map(({ id }) => id)),
    () => undefined,
  );
  const send = () => api.call(redeemAccessCode, { body: toRequestBody(typedCode) });
  try {
    return await send();
  } catch (error) {
    if (!isAnswerLost(error)) throw error;
    return send().catch(async (repeatError: unknown) => {
      if (!redeemedCodes.has(toPortalError(repeatError).code)) throw error;
      const latestContracts = await loadLatestContracts(api);
      const newContract = latestContracts.find((contract) => isOfCode(contract, typedCode, earlierIds));
      if (!newContract) throw repeatError;
      return newContract;
    });
  }
}

/**
 * Redeems a code for the viewer, and reloads their access here and in their other tabs.
 * @throws PortalError
 */
export async function redeemCode(
  typedCode: TypedCode,
  { api, queryClient, telemetry }: RedeemContext,
  viewer: string,
): Promise<Redemption> {
  const contract = await sendCode(api, typedCode);
  // An empty response confirms only that the code is redeemed.
  const isUnlocked = contract.id === unsaidId || toContractView(contract, Date.now()).isActive;
  if (isUnlocked) {
    telemetry.event('access_code_used', { item_id: contract.event_id ?? contract.product_id });
    notifyTabs(viewer);
  }
  await reloadAccess(queryClient, viewer);
  return { contract, isUnlocked };
}
