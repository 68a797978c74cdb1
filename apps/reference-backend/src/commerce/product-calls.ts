import { getCommerceOptions, getSubscription, getSubscriptions, type Product } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { events, type EventRow } from '../database/schema.ts';
import { pagedSlice } from '../http/paged-answer.ts';
import { notFound } from '../http/refusal.ts';
import { serve, type Serving } from '../http/serve.ts';
import type { Viewer } from '../http/viewer.ts';
import { createScopeFilter } from '../portal/create-scope-filter.ts';
import type { Commerce } from './commerce.ts';
import { getHeldAccess } from './held.ts';
import { listOptionsFor, findSold, listSoldNow, type Sold } from './sold.ts';
import { toWireProduct } from './wire-sold.ts';

/** The start of an event, on the viewer's clock. */
export type GetStart = (row: EventRow) => number;

/** Serves the products for sale, and the products that give access to an event. */
export function serveProducts(serving: Serving, commerce: Commerce, getStart: GetStart): void {
  const { database, directory, now } = commerce;

  async function toWire(all: readonly Sold[], viewer: Viewer | undefined): Promise<Product[]> {
    if (!viewer) return all.map((sold) => toWireProduct(sold, directory));
    const heldContract = await getHeldAccess(
      database,
      viewer.userId,
      all.map(({ id }) => id),
    );
    return all.map((sold) => toWireProduct(sold, directory, heldContract.get(sold.id) ?? null));
  }

  serve(serving, getCommerceOptions, async ({ query }, viewer) => {
    const [row] = await database.select().from(events).where(eq(events.id, query.eventId)).limit(1);
    if (!row) throw notFound(`event ${query.eventId}`);
    const options = await toWire(listOptionsFor(row, getStart(row), now()), viewer);
    return pagedSlice({ size: options.length }, options, (option) => option);
  });

  serve(serving, getSubscriptions, async ({ query = {} }, viewer) => {
    const { type = 'svod|cvod' } = query;
    const wantedTypes: string[] = type.split('|');
    const isShown = createScopeFilter(query, directory).identity;
    const all = listSoldNow(now()).filter(
      ({ accessModel, covers }) =>
        wantedTypes.includes(accessModel) &&
        covers.some((id) => {
          const identity = directory.identities.get(id);
          return identity !== undefined && isShown(identity);
        }),
    );
    return pagedSlice(query, await toWire(all, viewer), (product) => product);
  });

  serve(serving, getSubscription, async ({ params: { id } }, viewer) => {
    const sold = findSold(id, now());
    const [product] = sold ? await toWire([sold], viewer) : [];
    if (!product) throw notFound(`subscription ${id}`);
    return product;
  });
}
