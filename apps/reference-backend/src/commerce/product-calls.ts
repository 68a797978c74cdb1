import { getCommerceOptions, getSubscription, getSubscriptions, type Product } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { events, type EventRow } from '../database/schema.ts';
import { slicePage } from '../http/paged-answer.ts';
import { createNotFound } from '../http/refusal.ts';
import { serve, type ServerContext } from '../http/serve.ts';
import type { Viewer } from '../http/viewer.ts';
import { createScopeFilter } from '../portal/create-scope-filter.ts';
import type { Commerce } from './commerce.ts';
import { getContractsByProduct } from './contract-payments.ts';
import { listOptionsFor, findProduct, listProductsOnSale, type PricedProduct } from './priced-product.ts';
import { toWireProduct } from './wire-product.ts';

/** Returns the start of an event on the viewers' clock. */
export type GetStart = (row: EventRow) => number;

/** Serves the products for sale, and the products that give access to an event. */
export function serveProducts(serverContext: ServerContext, commerce: Commerce, getStart: GetStart): void {
  const { database, directory, now } = commerce;

  async function toWire(products: readonly PricedProduct[], viewer: Viewer | undefined): Promise<Product[]> {
    if (!viewer) return products.map((product) => toWireProduct(product, directory));
    const contractsByProduct = await getContractsByProduct(
      database,
      viewer.userId,
      products.map(({ id }) => id),
    );
    return products.map((product) => toWireProduct(product, directory, contractsByProduct.get(product.id) ?? null));
  }

  serve(serverContext, getCommerceOptions, async ({ query }, viewer) => {
    const [row] = await database.select().from(events).where(eq(events.id, query.eventId)).limit(1);
    if (!row) throw createNotFound(`event ${query.eventId}`);
    const options = await toWire(listOptionsFor(row, getStart(row), now()), viewer);
    return slicePage({ size: options.length }, options, (option) => option);
  });

  serve(serverContext, getSubscriptions, async ({ query = {} }, viewer) => {
    const { type = 'svod|cvod' } = query;
    const requestedTypes: string[] = type.split('|');
    const isShown = createScopeFilter(query, directory).identity;
    const products = listProductsOnSale(now()).filter(
      ({ accessModel, covers }) =>
        requestedTypes.includes(accessModel) &&
        covers.some((id) => {
          const identity = directory.identities.get(id);
          return identity !== undefined && isShown(identity);
        }),
    );
    return slicePage(query, await toWire(products, viewer), (product) => product);
  });

  serve(serverContext, getSubscription, async ({ params: { id } }, viewer) => {
    const product = findProduct(id, now());
    const [wireProduct] = product ? await toWire([product], viewer) : [];
    if (!wireProduct) throw createNotFound(`subscription ${id}`);
    return wireProduct;
  });
}
