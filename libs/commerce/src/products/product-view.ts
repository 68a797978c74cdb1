import type {
  AccessModel,
  ContractStatus,
  CustomerContract,
  DurationUnit,
  PpvTicket,
  Product,
  ProductType,
} from '@touchline/contract';
import { stripBidiControls } from '@touchline/i18n';

/** A payment that was made, or tried. */
export interface PaymentView {
  date: string | undefined;
  amount: string | undefined;
  currency: string;
  status: string | undefined;
}

/** What products and contracts have in common (section 3, product and subscription). */
interface Sold {
  id: string;
  productId: string;
  title: string;
  /** Of a ticket: what it opens. */
  eventId: string | undefined;
  /** A decimal text; undefined where nobody said a price. */
  price: string | undefined;
  /** ISO 4217, or `N/A`. */
  currency: string;
  type: ProductType | undefined;
  isCanceled: boolean;
  /**
   * Of a contract: it opens its contents. Of a product: it is on sale; only the viewer's contracts tell whether they
   * own it (decisions, section 6).
   */
  isActive: boolean;
  /** When the offer begins; of what the viewer has, when that began. */
  startDate: string | undefined;
  lastPayment: PaymentView | undefined;
  autoRenew: boolean;
  duration: number | undefined;
  durationUnits: DurationUnit | undefined;
  /** What a subscription covers. */
  allowedAccessIdentityItems: readonly { id: string; title: string }[];
}

/** Something on sale, or a ticket that was bought. */
export interface ProductView extends Sold {
  description: string;
  /** When the offer ends; of what the viewer has, when that ends. */
  endDate: string | undefined;
  /** A payment of the viewer's for it is under way. */
  purchaseProcessing: boolean;
  /** Of a ticket that was bought. */
  contractId: string | undefined;
}

/** What a viewer has bought or redeemed. */
export interface ContractView extends Sold {
  status: ContractStatus;
  /** Until then it opens what it covers; one that renews is charged again then. */
  endDate: string | undefined;
}

const spoken = (text = ''): string => stripBidiControls(text).trim();

const types: Readonly<Record<AccessModel, ProductType>> = { ppv: 'PPV', svod: 'SVOD', cvod: 'CVOD' };

type WireSold = Omit<CustomerContract, 'status' | 'end_date'> & Pick<Product, 'type'>;

const toSold = (wire: WireSold): Omit<Sold, 'isActive' | 'isCanceled'> => ({
  id: wire.id,
  productId: wire.product_id ?? wire.id,
  title: spoken(wire.title),
  eventId: wire.event_id,
  price: wire.price,
  currency: wire.currency ?? 'N/A',
  type: wire.type ?? (wire.access_model && types[wire.access_model]),
  startDate: wire.start_date,
  lastPayment: wire.last_payment && {
    date: wire.last_payment.date,
    amount: wire.last_payment.amount,
    currency: wire.last_payment.currency ?? wire.currency ?? 'N/A',
    status: wire.last_payment.status,
  },
  autoRenew: wire.auto_renew ?? false,
  duration: wire.duration || undefined,
  durationUnits: wire.duration_units,
  allowedAccessIdentityItems: (wire.allowed_access_identity_items ?? []).map(({ id, title }) => ({
    id,
    title: spoken(title),
  })),
});

/**
 * A product as it is shown.
 * @param contract the viewer's own for it, where there is one: its end is the product's (section 3)
 */
export function toProductView(wire: Product | PpvTicket, contract?: CustomerContract): ProductView {
  return {
    ...toSold(wire),
    description: spoken(wire.description),
    isActive: wire.is_active ?? true,
    isCanceled: wire.is_canceled ?? contract?.status === 'canceled',
    endDate: contract?.end_date ?? wire.end_date,
    purchaseProcessing: wire.purchase_processing ?? contract?.status === 'pending',
    contractId: contract?.id ?? ('contract_id' in wire ? wire.contract_id : undefined),
  };
}

/**
 * Whether an offer is not on sale yet: the answer lists it before that, too.
 * @param now milliseconds since the epoch
 */
export const isOfferAhead = ({ startDate }: ProductView, now: number): boolean =>
  startDate !== undefined && Date.parse(startDate) > now;

/**
 * Whether an offer is no longer on sale: the answer lists it after that, too.
 * @param now milliseconds since the epoch
 */
export const hasOfferEnded = (offer: ProductView, now: number): boolean =>
  (offer.endDate !== undefined && Date.parse(offer.endDate) <= now) || (!offer.isActive && !isOfferAhead(offer, now));

/** How a contract stands, where its answer does not say a status that is known. */
const statusByDates = ({ end_date: end }: CustomerContract, now: number): ContractStatus =>
  end !== undefined && Date.parse(end) <= now ? 'expired' : 'active';

/** A contract as it is shown. @param now milliseconds since the epoch */
export function toContractView(wire: CustomerContract, now: number): ContractView {
  const status = wire.status ?? statusByDates(wire, now);
  const isOver = wire.end_date !== undefined && Date.parse(wire.end_date) <= now;
  return {
    ...toSold(wire),
    status,
    isCanceled: status === 'canceled',
    // A canceled one stays in force until it ends; one that renews is a moment late now and then.
    isActive: status === 'active' || (status === 'canceled' && !isOver),
    endDate: wire.end_date,
  };
}
