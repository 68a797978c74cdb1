import type { AccessModel } from '@touchline/contract';
import type { EventRow } from '../database/schema.ts';
import { midnight } from '../world/dates.ts';
import { isForBuyers } from './entitlement.ts';
import { catalogue, findPlan, type ProductPlan } from './catalogue.ts';
import type { Period } from './period.ts';

/** A product at its current price. */
export interface Sold extends Period {
  id: string;
  accessModel: AccessModel;
  title: string;
  description?: string | undefined;
  price: string;
  currency: string;
  autoRenew: boolean;
  covers: readonly string[];
  /** The event of a ticket. */
  eventId?: string | undefined;
  /** The start of its event: a ticket's days count from it. */
  opensAt?: number | undefined;
  /** The offer's start and end on the viewer's clock; `isOnSale`: now is between them. */
  offeredFrom?: number | undefined;
  offeredUntil?: number | undefined;
  isOnSale: boolean;
}

const day = 86_400_000;

/** A ticket is valid for this long after its match. */
const ticketPeriod = { duration: 30, durationUnits: 'day' } as const;

function soldAs(plan: ProductPlan, now: number): Sold {
  const { offers, ...product } = plan;
  const dated = offers.map(({ price, from, untilDay }) => ({
    price,
    offeredFrom: from === undefined ? undefined : midnight(now) + from * day,
    offeredUntil: untilDay === undefined ? undefined : midnight(now) + untilDay * day,
  }));
  const current = dated.find(
    ({ offeredFrom = -Infinity, offeredUntil = Infinity }) => offeredFrom <= now && now < offeredUntil,
  );
  // A product that is not for sale today shows its last price, or its next.
  const offer = current ?? dated.at(-1) ?? { price: '0' };
  return { ...product, ...offer, isOnSale: current !== undefined };
}

/** The subscriptions on sale. */
export const listSoldNow = (now: number): Sold[] =>
  catalogue.map((plan) => soldAs(plan, now)).filter(({ isOnSale }) => isOnSale);

/** Finds a subscription by its id, whether or not it is on sale. */
export function findSold(id: string, now: number): Sold | undefined {
  const plan = findPlan(id);
  return plan && soldAs(plan, now);
}

const getTicketId = (eventId: string): string => `ticket-${eventId}`;

/** The ticket for an event; undefined for an event without a ticket for sale. */
export function createTicketFor(row: EventRow, startsAt: number): Sold | undefined {
  if (row.commerceCoverage !== 'commerce_ppv_media' && row.commerceCoverage !== 'commerce_transactional_media')
    return undefined;
  return getTicket(row, startsAt);
}

/** The ticket of an event, also if it is not for sale: a code may unlock it. */
export function getTicket(row: EventRow, startsAt: number): Sold {
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

/** The products that open an event, the cheapest first: its ticket, and the subscriptions on sale that cover it. */
export function listOptionsFor(row: EventRow, startsAt: number, now: number): Sold[] {
  if (!isForBuyers(row)) return [];
  const ticket = createTicketFor(row, startsAt);
  const covering = listSoldNow(now).filter(({ covers }) => covers.some((id) => row.identityIds.includes(id)));
  return [...(ticket ? [ticket] : []), ...covering].toSorted((a, b) => Number(a.price) - Number(b.price));
}
