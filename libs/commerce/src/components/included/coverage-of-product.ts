import { type AccessModel, type Coverage, getCoverage, type HeldAccess } from '@touchline/contract';
import { getPeriodEndMs } from '../../api/products/get-period-end-ms.ts';
import type { ContractView, ProductView } from '../../api/products/product-view.ts';

/** An active contract, with its view. */
interface HeldView extends HeldAccess {
  contract: ContractView;
}

export type ProductCoverage = Coverage<HeldView>;

type SoldProduct = Pick<ProductView, 'productId' | 'type' | 'eventId' | 'allowedAccessIdentityItems' | 'autoRenew'>;

const accessModels: Readonly<Record<NonNullable<SoldProduct['type']>, AccessModel>> = {
  PPV: 'ppv',
  SVOD: 'svod',
  CVOD: 'cvod',
};

const toCoverageInput = ({ productId, type, eventId, allowedAccessIdentityItems }: SoldProduct) => ({
  productId,
  accessModel: type && accessModels[type],
  eventId,
  identities: allowedAccessIdentityItems.map(({ id }) => id),
});

export const parseTime = (isoTime: string | undefined): number | undefined =>
  isoTime === undefined ? undefined : Date.parse(isoTime);

/** The page's clock changes once a minute. A contract that begins between two changes still counts as active. */
const clockStepMs = 60_000;

function toHeldView(contract: ContractView): HeldView {
  const accessStartMs = parseTime(contract.startDate);
  const untilMs = parseTime(contract.endDate);
  return {
    ...toCoverageInput(contract),
    from: accessStartMs === undefined ? undefined : accessStartMs - clockStepMs,
    until: untilMs,
    renews: contract.autoRenew && !contract.isCanceled && contract.type !== 'PPV',
    renewedUntil: untilMs === undefined ? undefined : getPeriodEndMs(contract, untilMs),
    contract,
  };
}

/**
 * Whether a viewer already has a product's contents.
 * @param contracts all contracts of the viewer
 * @param now milliseconds since the epoch
 */
export function getProductCoverage(
  product: ProductView,
  contracts: readonly ContractView[],
  now: number,
): ProductCoverage {
  const untilMs = product.type === 'PPV' ? now : (getPeriodEndMs(product, now) ?? Infinity);
  return getCoverage(
    { ...toCoverageInput(product), until: untilMs, renews: product.autoRenew },
    toHeldViews(contracts),
    now,
  );
}

/** Whether the viewer has the product itself. */
export const isProductHeld = ({ productId }: ProductView, coverage: ProductCoverage): boolean =>
  coverage.kind === 'covered' && coverage.by.some((heldView) => heldView.productId === productId);

/**
 * The coverage of a ticket: a contract gives access to the match if it covers one of the match's subscriptions at
 * kick-off.
 * @param passes the subscriptions on sale with access to the match
 * @param times milliseconds since the epoch; a match without a known start counts as started
 */
export function getTicketCoverage(
  ticket: ProductView,
  passes: readonly ProductView[],
  contracts: readonly ContractView[],
  { now, startMs = now }: { now: number; startMs?: number | undefined },
): ProductCoverage {
  const untilMs = Math.max(now, startMs);
  const heldViews = toHeldViews(contracts)
    .filter(
      (heldView) =>
        heldView.productId === ticket.productId || heldView.renews || (heldView.until ?? Infinity) >= untilMs,
    )
    // A contract that renews also gives access to a match after its current period.
    .map((heldView) => ({ ...heldView, renewedUntil: undefined }));
  const offers = [ticket, ...passes].map((product) => ({ ...toCoverageInput(product), until: untilMs, renews: false }));
  const includedCoverage = offers
    .map((offer) => getCoverage(offer, heldViews, now))
    .find(({ kind }) => kind === 'covered');
  return includedCoverage ?? { kind: 'neither' };
}

const toHeldViews = (contracts: readonly ContractView[]): HeldView[] =>
  contracts.filter(({ isActive }) => isActive).map(toHeldView);
