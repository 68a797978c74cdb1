import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import type { CustomerContract, OpenedProduct } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';
import type { Telemetry } from '@touchline/telemetry';
import { toContractView } from '../products/product-view.ts';
import { reloadOwned } from '../purchase/settle-purchase.ts';
import { notifyTabs } from '../viewer-data/notify-tabs.ts';

/** A code, and the event whose page it is typed on. */
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
  const { checkAccessCode } = await import('./code-calls.ts');
  return (await api.call(checkAccessCode, { body: toRequestBody(typedCode) }, { signal })).product;
}

/** A redeemed code, by the contract in the answer. */
export interface Redemption {
  contract: CustomerContract;
  /** Whether the contract gives access: an ended or unpaid one does not. */
  isUnlocked: boolean;
}

interface RedeemContext {
  api: Api;
  queryClient: QueryClient;
  telemetry: Telemetry;
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
  const { redeemAccessCode } = await import('./code-calls.ts');
  const contract = await api.call(redeemAccessCode, { body: toRequestBody(typedCode) });
  const { isActive: isUnlocked } = toContractView(contract, Date.now());
  if (isUnlocked) {
    telemetry.event('access_code_used', { item_id: contract.event_id ?? contract.product_id });
    notifyTabs(viewer);
  }
  await reloadOwned(queryClient, viewer);
  return { contract, isUnlocked };
}
