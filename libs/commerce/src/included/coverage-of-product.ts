import { type AccessModel, type Coverage, coverageOf, type HeldAccess, type OfferedAccess } from '@touchline/contract';
import { endOfPeriod } from '../products/end-of-period.ts';
import type { ContractView, ProductView } from '../products/product-view.ts';

/** A contract that is in force, and how it is shown. */
interface HeldView extends HeldAccess {
  contract: ContractView;
}

export type ProductCoverage = Coverage<HeldView>;

type Sold = Pick<ProductView, 'productId' | 'type' | 'eventId' | 'allowedAccessIdentityItems' | 'autoRenew'>;

const models: Readonly<Record<NonNullable<Sold['type']>, AccessModel>> = { PPV: 'ppv', SVOD: 'svod', CVOD: 'cvod' };

const openingOf = ({ productId, type, eventId, allowedAccessIdentityItems }: Sold) => ({
  productId,
  accessModel: type && models[type],
  eventId,
  identities: allowedAccessIdentityItems.map(({ id }) => id),
});

const timeOf = (iso: string | undefined): number | undefined => (iso === undefined ? undefined : Date.parse(iso));

/** Pages read a clock that moves once a minute: a contract may have begun after its last move. */
const clockStepMs = 60_000;

function toHeld(contract: ContractView): HeldView {
  const from = timeOf(contract.startDate);
  const until = timeOf(contract.endDate);
  return {
    ...openingOf(contract),
    from: from === undefined ? undefined : from - clockStepMs,
    until,
    renews: contract.autoRenew && !contract.isCanceled && contract.type !== 'PPV',
    renewedUntil: until === undefined ? undefined : endOfPeriod(contract, until),
    contract,
  };
}

/**
 * Whether a viewer has a product's contents.
 * @param contracts all of the viewer's
 * @param now milliseconds since the epoch
 */
export function coverageOfProduct(
  product: ProductView,
  contracts: readonly ContractView[],
  now: number,
): ProductCoverage {
  const until = product.type === 'PPV' ? now : (endOfPeriod(product, now) ?? Infinity);
  return coverage({ ...openingOf(product), until, renews: product.autoRenew }, contracts, now);
}

/** Whether the viewer has the product itself. */
export const isHeld = ({ productId }: ProductView, coverage: ProductCoverage): boolean =>
  coverage.kind === 'covered' && coverage.by.some((held) => held.productId === productId);

/**
 * The same for a ticket: a contract that covers one of the match's subscriptions opens the match.
 * @param passes the subscriptions on sale that open the match
 */
export function coverageOfTicket(
  ticket: ProductView,
  passes: readonly ProductView[],
  contracts: readonly ContractView[],
  now: number,
): ProductCoverage {
  const offers = [ticket, ...passes].map((product) => ({ ...openingOf(product), until: now, renews: false }));
  const found = offers.map((offer) => coverage(offer, contracts, now)).find(({ kind }) => kind === 'covered');
  return found ?? { kind: 'neither' };
}

const coverage = (offer: OfferedAccess, contracts: readonly ContractView[], now: number): ProductCoverage =>
  coverageOf(offer, contracts.filter(({ isActive }) => isActive).map(toHeld), now);
