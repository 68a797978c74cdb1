import type { Formats, Translate } from '@touchline/i18n';
import type { ContractView } from '../../api/products/product-view.ts';

/** The state of a contract for its viewer: unpaid, renewing, valid until a date, valid without an end, or ended. */
export type SubscriptionStatus = 'pending' | 'renews' | 'ends' | 'open' | 'ended';

type SubscriptionFacts = Pick<ContractView, 'status' | 'isActive' | 'isCanceled' | 'autoRenew' | 'endDate' | 'type'>;

/** @param now milliseconds since the epoch; a contract may have ended since its response */
export function getSubscriptionStatus(
  { status, isActive, isCanceled, autoRenew, endDate, type }: SubscriptionFacts,
  now: number,
): SubscriptionStatus {
  if (status === 'pending') return 'pending';
  const isRenewing = autoRenew && !isCanceled && type !== 'PPV';
  // The backend may renew a contract a moment late.
  const hasEnded = !isRenewing && endDate !== undefined && Date.parse(endDate) <= now;
  if (!isActive || hasEnded) return 'ended';
  if (isRenewing) return 'renews';
  return endDate === undefined ? 'open' : 'ends';
}

/**
 * The end of the last contract for these products or this event. Undefined if there is no such contract, or an active
 * one.
 * @param products ids
 * @param now milliseconds since the epoch
 */
export function getLastEnd(
  contracts: readonly ContractView[],
  products: ReadonlySet<string>,
  now: number,
  event?: string,
): string | undefined {
  const productContracts = contracts.filter(
    ({ productId, eventId }) => products.has(productId) || (event !== undefined && eventId === event),
  );
  if (productContracts.some((contract) => getSubscriptionStatus(contract, now) !== 'ended')) return undefined;
  return productContracts
    .map(({ endDate }) => endDate)
    .filter((end) => end !== undefined)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}

/** Whether the viewer can undo the cancellation. */
export const canResume = (contract: SubscriptionFacts, now: number): boolean =>
  contract.isCanceled && contract.type !== 'PPV' && getSubscriptionStatus(contract, now) === 'ends';

/** The contract's status for its badge. */
export const getStatus = (contract: SubscriptionFacts, now: number): 'active' | 'canceled' | 'pending' | 'ended' => {
  const status = getSubscriptionStatus(contract, now);
  if (status === 'pending' || status === 'ended') return status;
  return contract.isCanceled ? 'canceled' : 'active';
};

/**
 * A contract's state with its date: "Renews on 12 March". Empty for a contract without a date.
 * @param hasCard whether the viewer has a stored card; undefined if unknown
 */
export function getStatusText(
  contract: SubscriptionFacts,
  { text, formats, now, hasCard }: { text: Translate; formats: Formats; now: number; hasCard?: boolean | undefined },
): string {
  const status = getSubscriptionStatus(contract, now);
  const date = contract.endDate === undefined ? '' : formats.date(contract.endDate, now);
  return date === '' || status === 'pending'
    ? ''
    : text(`account.standing.${status === 'renews' && hasCard === false ? 'noCard' : status}`, { date });
}
