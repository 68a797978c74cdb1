import {
  type AccessModel,
  type ContractStatus,
  type CustomerContract,
  type DurationUnit,
  isPayable,
  isZero,
  type PpvTicket,
  type Product,
  type ProductType,
} from '@touchline/contract';
import { stripBidiControls } from '@touchline/i18n';

/** A payment, successful or not. */
export interface PaymentView {
  date: string | undefined;
  amount: string | undefined;
  currency: string;
  status: string | undefined;
}

/** The common part of products and contracts (specification, section 3, product and subscription). */
interface SoldFields {
  id: string;
  productId: string;
  title: string;
  /** The event of a ticket. */
  eventId: string | undefined;
  /** A decimal text; undefined without a price. */
  price: string | undefined;
  /** ISO 4217, or `N/A`. */
  currency: string;
  type: ProductType | undefined;
  /** The start of the offer, or of the contract. */
  startDate: string | undefined;
  lastPayment: PaymentView | undefined;
  autoRenew: boolean;
  duration: number | undefined;
  durationUnits: DurationUnit | undefined;
  /** The contents of a subscription. */
  allowedAccessIdentityItems: readonly { id: string; title: string }[];
}

/** A product on sale, or a bought ticket. */
export interface ProductView extends SoldFields {
  description: string;
  /** Whether the product is on sale. Only contracts show whether the viewer owns it (decisions, section 6). */
  isOnSale: boolean;
  /** The end of the offer; for a bought ticket, the end of its access. */
  endDate: string | undefined;
  /** The viewer's payment for the product is pending. */
  purchaseProcessing: boolean;
  /** The contract of a bought ticket. */
  contractId: string | undefined;
}

/** A bought or redeemed product. */
export interface ContractView extends SoldFields {
  status: ContractStatus;
  isCanceled: boolean;
  /** The contract gives access. */
  isActive: boolean;
  /** The end of access. A contract that renews is charged again at this time. */
  endDate: string | undefined;
}

const cleanTitle = (text = ''): string => stripBidiControls(text).trim();

const productTypes: Readonly<Record<AccessModel, ProductType>> = { ppv: 'PPV', svod: 'SVOD', cvod: 'CVOD' };

type WireSold = Omit<CustomerContract, 'status' | 'end_date'> & Pick<Product, 'type'>;

const toSoldFields = (wireSold: WireSold): SoldFields => ({
  id: wireSold.id,
  productId: wireSold.product_id ?? wireSold.id,
  title: cleanTitle(wireSold.title),
  eventId: wireSold.event_id,
  price: wireSold.price,
  currency: wireSold.currency ?? 'N/A',
  type: wireSold.type ?? (wireSold.access_model && productTypes[wireSold.access_model]),
  startDate: wireSold.start_date,
  lastPayment: wireSold.last_payment && {
    date: wireSold.last_payment.date,
    amount: wireSold.last_payment.amount,
    currency: wireSold.last_payment.currency ?? wireSold.currency ?? 'N/A',
    status: wireSold.last_payment.status,
  },
  autoRenew: wireSold.auto_renew ?? false,
  duration: wireSold.duration || undefined,
  durationUnits: wireSold.duration_units,
  allowedAccessIdentityItems: (wireSold.allowed_access_identity_items ?? []).map(({ id, title }) => ({
    id,
    title: cleanTitle(title),
  })),
});

/** The view of a product or ticket. */
export function toProductView(wireProduct: Product | PpvTicket): ProductView {
  return {
    ...toSoldFields(wireProduct),
    description: cleanTitle(wireProduct.description),
    isOnSale: wireProduct.is_active ?? true,
    endDate: wireProduct.end_date,
    purchaseProcessing: wireProduct.purchase_processing ?? false,
    contractId: 'contract_id' in wireProduct ? wireProduct.contract_id : undefined,
  };
}

/** Whether the offer has a price that the page can show and the backend can charge exactly. */
export const hasPrice = ({ price, currency }: ProductView): boolean => isPayable({ price, currency });

/** Whether the offer's price is zero, so that no card is needed. */
export const isFree = ({ price }: ProductView): boolean => price !== undefined && isZero(price);

/** A price for sorting. Offers without a price come last. */
export const getAmount = (product: ProductView): number => (hasPrice(product) ? Number(product.price) : Infinity);

/**
 * Whether an offer is not on sale yet, because responses also contain future offers.
 * @param now milliseconds since the epoch
 */
export const hasOfferNotBegun = ({ startDate }: ProductView, now: number): boolean =>
  startDate !== undefined && Date.parse(startDate) > now;

/**
 * Whether an offer is no longer on sale, because responses also contain past offers.
 * @param now milliseconds since the epoch
 */
export const hasOfferEnded = (offer: ProductView, now: number): boolean =>
  (offer.endDate !== undefined && Date.parse(offer.endDate) <= now) ||
  (!offer.isOnSale && !hasOfferNotBegun(offer, now));

/** The status of a contract whose response has no known status. */
const getStatusByDates = ({ end_date: endDate }: CustomerContract, now: number): ContractStatus =>
  endDate !== undefined && Date.parse(endDate) <= now ? 'expired' : 'active';

/** The view of a contract. @param now milliseconds since the epoch */
export function toContractView(wireContract: CustomerContract, now: number): ContractView {
  const status = wireContract.status ?? getStatusByDates(wireContract, now);
  const hasEnded = wireContract.end_date !== undefined && Date.parse(wireContract.end_date) <= now;
  return {
    ...toSoldFields(wireContract),
    status,
    isCanceled: status === 'canceled',
    // A canceled contract is active until it ends. With the status `active` it is active even after that, because the
    // backend may renew it a moment late.
    isActive: status === 'active' || (status === 'canceled' && !hasEnded),
    endDate: wireContract.end_date,
  };
}
