import type { AccessModel } from '@touchline/contract';
import type { EventRow } from '../database/schema.ts';
import { getMidnight } from '../world/dates.ts';
import { isForBuyers } from './entitlement.ts';
import { catalogue, findPlan, type ProductPlan } from './catalogue.ts';
import type { Period } from './period.ts';

/** A product at its current price. */
export interface PricedProduct extends Period {
  id: string;
  accessModel: AccessModel;
  title: string;
  description?: string | undefined;
  price: string;
  currency: string;
  autoRenew: boolean;
  covers: readonly string[];
  /** The event, for a ticket. */
  eventId?: string | undefined;
  /** For a ticket, the start of the event, from which the period is counted. */
  opensAt?: number | undefined;
  /** The start of the offer on the viewers' clock; `isOnSale` is true between start and end. */
  offeredFrom?: number | undefined;
  offeredUntil?: number | undefined;
  isOnSale: boolean;
}

const dayMs = 86_400_000;

/** The period of a ticket, from the start of its match. */
const ticketPeriod = { duration: 30, durationUnits: 'day' } as const;

function applyCurrentPrice(plan: ProductPlan, now: number): PricedProduct {
  const { offers, ...product } = plan;
  const datedOffers = offers.map(({ price, from, untilDay }) => ({
    price,
    offeredFrom: from === undefined ? undefined : getMidnight(now) + from * dayMs,
    offeredUntil: untilDay === undefined ? undefined : getMidnight(now) + untilDay * dayMs,
  }));
  const currentOffer = datedOffers.find(
    ({ offeredFrom = -Infinity, offeredUntil = Infinity }) => offeredFrom <= now && now < offeredUntil,
  );
  // A product that is not on sale has the price of its last dated offer.
  const offer = currentOffer ?? datedOffers.at(-1) ?? { price: '0' };
  return { ...product, ...offer, isOnSale: currentOffer !== undefined };
}

/** Lists the subscriptions that are on sale. */
export const listProductsOnSale = (now: number): PricedProduct[] =>
  catalogue.map((plan) => applyCurrentPrice(plan, now)).filter(({ isOnSale }) => isOnSale);

/** Finds a subscription by its id, whether or not it is on sale. */
export function findProduct(id: string, now: number): PricedProduct | undefined {
  const plan = findPlan(id);
  return plan && applyCurrentPrice(plan, now);
}

const getTicketId = (eventId: string): string => `ticket-${eventId}`;

/** Finds the ticket of an event; undefined if none is on sale. */
export function findTicketOnSale(row: EventRow, startsAt: number): PricedProduct | undefined {
  if (row.commerceCoverage !== 'commerce_ppv_media' && row.commerceCoverage !== 'commerce_transactional_media')
    return undefined;
  return getTicket(row, startsAt);
}

/** The ticket of an event, even if the ticket is not on sale, because access codes open other events too. */
export function getTicket(row: EventRow, startsAt: number): PricedProduct {
  const eventId = row.parentId ?? row.id;
  return {
    ...ticketPeriod,
    id: getTicketId(eventId),
    accessModel: 'ppv',
    title: row.safeTitle ?? row.title,
    price: row.price ?? '5.99',
    currency: row.currency ?? 'EUR',
    autoRenew: false,
    covers: [],
    eventId,
    opensAt: startsAt,
    isOnSale: true,
  };
}

/** Lists the products that open an event, the cheapest first: its ticket, and subscriptions on sale that cover it. */
export function listOptionsFor(row: EventRow, startsAt: number, now: number): PricedProduct[] {
  if (!isForBuyers(row)) return [];
  const ticket = findTicketOnSale(row, startsAt);
  const coveringProducts = listProductsOnSale(now).filter(({ covers }) =>
    covers.some((id) => row.identityIds.includes(id)),
  );
  return [...(ticket ? [ticket] : []), ...coveringProducts].toSorted((a, b) => Number(a.price) - Number(b.price));
}
