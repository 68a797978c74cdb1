import type { Api } from '@touchline/api-client';
import { type Charge, type CustomerContract, isIdempotencyKey, isNotOffered, toPortalError } from '@touchline/contract';
import { toContractView } from '../../api/products/product-view.ts';
import { isForTarget, type Purchase } from './purchase-machine.ts';

/**
 * A contract that began earlier belongs to another purchase. The clocks of browser and backend may differ by hours.
 */
const maxClockDifferenceMs = 86_400_000;

const pageSize = 100;

/**
 * Looks a payment up: by its contract's id, by its purchase's key, and then in the viewer's contracts. A backend may
 * ignore the key, fail, or respond with an unknown status.
 * @param id the id in the page's address: a key, or a contract's id
 * @param purchase the stored purchase, if this browser has made it
 * @returns undefined if all requests succeed and no response contains the payment
 * @throws PortalError if a request fails and no other response contains the payment
 */
export async function lookUpPayment(
  api: Api,
  id: string,
  purchase: Purchase | undefined,
  signal?: AbortSignal | undefined,
): Promise<Charge | undefined> {
  const calls = await import('../../api/commerce-calls.ts');
  let unreadableAnswer: Charge | undefined;
  let failure: { error: unknown } | undefined;
  for (const paymentId of new Set([purchase?.contractId ?? id, purchase?.key ?? id])) {
    try {
      const { status, ...answer } = await api.call(calls.getPaymentStatus, { params: { id: paymentId } }, { signal });
      if (status !== undefined) return { ...answer, status };
      unreadableAnswer = { ...answer, status: 'PENDING' };
      break;
    } catch (error) {
      if (toPortalError(error).isMissing || isNotOffered(error)) continue;
      failure = { error };
      break;
    }
  }
  try {
    const contracts = await calls.readAllPages(
      (page) => api.call(calls.listContracts, { query: { size: pageSize, next: true, page } }, { signal }),
      { size: pageSize },
    );
    const ownId = unreadableAnswer?.contract?.id ?? purchase?.contractId ?? id;
    const charge = findCharge(contracts, ownId, purchase, Date.now());
    if (charge) return charge;
  } catch (error) {
    failure ??= { error };
  }
  if (failure && !unreadableAnswer) throw failure.error;
  return unreadableAnswer;
}

/**
 * Finds the charge of a purchase in the viewer's contracts.
 * @param contracts the latest first
 * @param now milliseconds since the epoch
 */
function findCharge(
  contracts: readonly CustomerContract[],
  ownId: string,
  purchase: Purchase | undefined,
  now: number,
): Charge | undefined {
  const charges = contracts.flatMap((contract) => toCharge(contract, now) ?? []);
  const ownCharge = charges.find(({ contract }) => contract.id === ownId);
  if (ownCharge) return ownCharge;
  if (purchase) return charges.find((charge) => isChargeOf(charge, purchase));
  // A bank's app may return to another browser, which knows only the key. That page shows the viewer's only pending
  // payment.
  const pendingCharges = charges.filter(({ status }) => status === 'PENDING');
  return isIdempotencyKey(ownId) && pendingCharges.length === 1 ? pendingCharges[0] : undefined;
}

type ContractCharge = Charge & { contract: CustomerContract };

/**
 * The charge of a contract; undefined for an ended contract, which may or may not have been paid. A contract without
 * a readable status proves the order, but not the end of its payment.
 */
function toCharge(contract: CustomerContract, now: number): ContractCharge | undefined {
  const { status, isActive } = toContractView(contract, now);
  if (!isActive && status !== 'pending') return undefined;
  return { status: isActive && contract.status !== undefined ? 'APPROVED' : 'PENDING', contract };
}

function isChargeOf({ status, contract }: ContractCharge, purchase: Purchase): boolean {
  const { product_id: productId = contract.id, event_id: eventId, start_date: startDate } = contract;
  if (!isForTarget({ productId, eventId }, purchase) || purchase.earlierContractIds?.includes(contract.id))
    return false;
  return status === 'PENDING' || startDate === undefined || Date.parse(startDate) >= purchase.at - maxClockDifferenceMs;
}
