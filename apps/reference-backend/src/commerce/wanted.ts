import { eq } from 'drizzle-orm';
import { events } from '../database/schema.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/viewer.ts';
import type { Commerce } from './commerce.ts';
import type { GetEntitlement } from './entitlement.ts';
import type { GetStart } from './product-calls.ts';
import { findSold, createTicketFor, type Sold } from './sold.ts';

/** @throws Refusal when the subscription is not on sale */
export function findSubscription({ now }: Commerce, id: string): Sold {
  const sold = findSold(id, now());
  if (!sold?.isOnSale) throw notFound(`an offer of ${id}`);
  return sold;
}

/** @throws Refusal when there is no such ticket, or the viewer may not pay for it, or has it */
export async function findTicket(
  { database }: Commerce,
  { getStart, getEntitlement }: { getStart: GetStart; getEntitlement: GetEntitlement },
  viewer: Viewer,
  eventId: string,
): Promise<Sold> {
  const [row] = await database.select().from(events).where(eq(events.id, eventId)).limit(1);
  const sold = row && createTicketFor(row, getStart(row));
  if (!row || !sold) throw notFound(`a ticket for ${eventId}`);
  if (!row.inRegion) throw new Refusal(403, 'region_blocked', 'it is not shown in this region');
  const { events: owned } = await getEntitlement(viewer);
  if (owned.has(row.parentId ?? row.id)) throw new Refusal(409, 'already_owned', 'this is theirs already');
  return sold;
}
