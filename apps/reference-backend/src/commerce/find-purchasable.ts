import { eq } from 'drizzle-orm';
import { events } from '../database/schema.ts';
import { createNotFound, Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/viewer.ts';
import type { Commerce } from './commerce.ts';
import type { GetEntitlement } from './entitlement.ts';
import type { GetStart } from './product-calls.ts';
import { findProduct, findTicketOnSale, type PricedProduct } from './priced-product.ts';

/** Finds a subscription for a purchase. @throws Refusal if it is not on sale */
export function findSubscription({ now }: Commerce, id: string): PricedProduct {
  const product = findProduct(id, now());
  if (!product?.isOnSale) throw createNotFound(`an offer of ${id}`);
  return product;
}

/** Finds a ticket for a purchase. @throws Refusal if none is on sale in the viewer's region, or the viewer owns it */
export async function findTicket(
  { database }: Commerce,
  { getStart, getEntitlement }: { getStart: GetStart; getEntitlement: GetEntitlement },
  viewer: Viewer,
  eventId: string,
): Promise<PricedProduct> {
  const [row] = await database.select().from(events).where(eq(events.id, eventId)).limit(1);
  const product = row && findTicketOnSale(row, getStart(row));
  if (!row || !product) throw createNotFound(`a ticket for ${eventId}`);
  if (!row.inRegion) throw new Refusal(403, 'region_blocked', 'the event is not available in this region');
  const { events: ownedEvents } = await getEntitlement(viewer);
  if (ownedEvents.has(row.parentId ?? row.id)) throw new Refusal(409, 'already_owned', 'the viewer owns this already');
  return product;
}
