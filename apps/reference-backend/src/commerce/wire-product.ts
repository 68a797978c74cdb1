import type { CustomerContract, LastPayment, PpvTicket, Product } from '@touchline/contract';
import type { ContractRow, OrderRow } from '../database/commerce-tables.ts';
import type { Directory } from '../world/directory.ts';
import { paymentStatusByState } from './order-steps.ts';
import type { PricedProduct } from './priced-product.ts';

const toIsoTime = (time: number | Date | null | undefined): string | undefined =>
  time === null || time === undefined ? undefined : new Date(time).toISOString();

const wireTypes = { ppv: 'PPV', svod: 'SVOD', cvod: 'CVOD' } as const;

const getCoveredIds = (covers: readonly string[], { identities }: Directory) =>
  covers.length === 0 ? undefined : covers.map((id) => ({ id, title: identities.get(id)?.title || undefined }));

/** Converts a contract's latest payment to the API's form. */
function toLastPayment(order: OrderRow | undefined): LastPayment | undefined {
  if (!order) return undefined;
  const { amount, currency, state } = order;
  const status = state === 'refunded' ? 'REFUNDED' : paymentStatusByState[state];
  return { date: toIsoTime(order.endedAt ?? order.addedAt), amount, currency, status };
}

/** A contract and its latest payment. */
export interface PaidContract {
  contract: ContractRow;
  payment?: OrderRow | undefined;
}

/**
 * Converts a product to the API's form.
 * @param paidContract the viewer's contract; null without one, undefined for a visitor
 */
export function toWireProduct(
  product: PricedProduct,
  directory: Directory,
  paidContract?: PaidContract | null,
): Product {
  const { contract, payment } = paidContract ?? {};
  return {
    id: product.id,
    product_id: product.id,
    title: product.title,
    description: product.description,
    type: wireTypes[product.accessModel],
    access_model: product.accessModel,
    price: product.price,
    currency: product.currency,
    duration: product.duration,
    duration_units: product.durationUnits,
    auto_renew: product.autoRenew,
    start_date: toIsoTime(product.offeredFrom),
    end_date: toIsoTime(product.offeredUntil),
    event_id: product.eventId,
    allowed_access_identity_items: getCoveredIds(product.covers, directory),
    is_active: product.isOnSale,
    ...(paidContract === undefined
      ? {}
      : {
          is_canceled: contract?.status === 'canceled',
          purchase_processing: contract?.status === 'pending',
          last_payment: toLastPayment(payment),
        }),
  };
}

/** Converts a contract to the API's form, for its viewer. */
export function toWireContract({ contract, payment }: PaidContract, directory: Directory): CustomerContract {
  return {
    id: contract.id,
    product_id: contract.productId,
    title: contract.title,
    access_model: contract.accessModel,
    status: contract.status,
    start_date: toIsoTime(contract.startsAt),
    end_date: toIsoTime(contract.endsAt),
    auto_renew: contract.autoRenew && contract.status !== 'canceled',
    price: contract.price,
    currency: contract.currency,
    duration: contract.duration,
    duration_units: contract.durationUnits,
    event_id: contract.eventId ?? undefined,
    last_payment: toLastPayment(payment),
    allowed_access_identity_items: getCoveredIds(contract.covers, directory),
  };
}

/** Converts a viewer's ticket to the API's form, a product with the contract's end. */
export function toWireTicket({ contract, payment }: PaidContract): PpvTicket {
  return {
    id: contract.productId,
    product_id: contract.productId,
    contract_id: contract.id,
    title: contract.title,
    type: 'PPV',
    access_model: 'ppv',
    price: contract.price,
    currency: contract.currency,
    duration: contract.duration,
    duration_units: contract.durationUnits,
    auto_renew: false,
    event_id: contract.eventId ?? undefined,
    start_date: toIsoTime(contract.startsAt),
    end_date: toIsoTime(contract.endsAt),
    is_active: contract.status === 'active' || contract.status === 'canceled',
    is_canceled: contract.status === 'canceled',
    purchase_processing: contract.status === 'pending',
    last_payment: toLastPayment(payment),
  };
}
