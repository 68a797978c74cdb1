import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { type Charge, PortalError } from '@touchline/contract';
import type { ContractView } from '../../api/products/product-view.ts';
import { lookUpPayment } from './look-up-payment.ts';
import { contractsQuery } from '../../api/personal-queries.ts';
import { paymentPath } from '../../paths.ts';
import { isForTarget, type Purchase, type PurchaseOrder } from './purchase-machine.ts';
import { createPurchaseKey, getPurchase, movePurchase, startPurchase } from './purchase-store.ts';
import { type CardPayment, sendCharge } from './send-charge.ts';

/** The result of a press. */
export type PayOutcome =
  /** The backend has answered the charge, now or at a lookup. The caller settles the purchase. */
  | { kind: 'charged'; charge: Charge; purchase: Purchase }
  /** The backend may have charged, so the payment's page looks the purchase up. */
  | { kind: 'sent'; purchase: Purchase }
  /** The viewer owns the product. No card was charged. */
  | { kind: 'owned' }
  /** The backend refused before it charged, or another device pays. */
  | { kind: 'refused'; error: PortalError }
  /** The card gave no token, so no request was sent. `problem` is a text for the viewer. */
  | { kind: 'no-card'; problem: string }
  /** The lookup of an earlier request failed, so no request was sent. */
  | { kind: 'unknown'; error: unknown };

interface PayContext {
  api: Api;
  queryClient: QueryClient;
  /** The path of home with the locale's prefix. The bank returns the viewer to a page below it. */
  homeHref: string;
  getCardPayment: () => Promise<CardPayment | { problem: string }>;
}

/** Longest wait for the contracts before a charge, in milliseconds. */
const maxContractsWaitMs = 3_000;

/**
 * Pays an order with at most one charge. It sends no request if an earlier one may have charged, if another device's
 * payment is pending, or if the viewer owns the product.
 */
export async function payOrder(
  order: PurchaseOrder,
  { api, queryClient, homeHref, getCardPayment }: PayContext,
): Promise<PayOutcome> {
  const purchase = startPurchase(order);
  // Another tab has sent the purchase, or this page has sent it before a reload.
  if (purchase.state === 'sent') return { kind: 'sent', purchase };
  const cardPayment = await getCardPayment();
  if ('problem' in cardPayment) return { kind: 'no-card', problem: cardPayment.problem };
  if (purchase.mayHaveArrived) {
    try {
      const charge = await lookUpPayment(api, purchase.key, purchase);
      if (charge) return { kind: 'charged', charge, purchase };
    } catch (error) {
      return { kind: 'unknown', error };
    }
  }
  let { earlierContractIds } = purchase;
  if (!earlierContractIds) {
    const { ids, newContract } = await checkContracts(api, queryClient, order);
    if (newContract)
      return newContract.status === 'pending'
        ? { kind: 'refused', error: new PortalError('purchase_in_progress') }
        : { kind: 'owned' };
    earlierContractIds = ids;
  }
  // Another tab may have sent the purchase meanwhile, also at another price.
  const latestPurchase = getPurchase(order.viewer, order);
  if (latestPurchase?.state === 'sent') return { kind: 'sent', purchase: latestPurchase };
  const sentPurchase = movePurchase(purchase, { type: 'send', earlierContractIds });
  if (sentPurchase.state !== 'sent') return { kind: 'sent', purchase: sentPurchase };
  const returnUrl = homeHref.replace(/\/$/, '') + paymentPath('processing', sentPurchase.key);
  const result = await sendCharge(api, sentPurchase, cardPayment, returnUrl);
  if (result.kind === 'answered') return { kind: 'charged', charge: result.charge, purchase: sentPurchase };
  if (result.kind === 'lost') return { kind: 'sent', purchase: sentPurchase };
  movePurchase(sentPurchase, { type: 'refuse', newKey: createPurchaseKey() });
  return result.error.code === 'already_owned' ? { kind: 'owned' } : { kind: 'refused', error: result.error };
}

/**
 * The contracts for the product before a charge, and the contract that another device has made since the form
 * opened.
 */
async function checkContracts(api: Api, queryClient: QueryClient, order: PurchaseOrder) {
  const query = contractsQuery(api, order.viewer);
  const loadedIds = new Set(queryClient.getQueryData(query.queryKey)?.map(({ id }) => id));
  const reloadPromise = queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  // A slow list must not stop the payment.
  await Promise.race([reloadPromise, new Promise((resolve) => setTimeout(resolve, maxContractsWaitMs))]);
  const contracts = (queryClient.getQueryData(query.queryKey) ?? []).filter((contract) => isForTarget(contract, order));
  const isNew = ({ id, status, isActive }: ContractView): boolean =>
    !loadedIds.has(id) && (status === 'pending' || (isActive && !order.evenIfCovered));
  return { ids: contracts.map(({ id }) => id).slice(0, 100), newContract: contracts.find(isNew) };
}
