import { getCommerceOptions, type Product } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { events, type EventRow } from '../database/schema.ts';
import { pagedSlice } from '../http/paged-answer.ts';
import { notFound } from '../http/refusal.ts';
import { serve, type Serving } from '../http/serve.ts';
import type { Directory } from '../world/directory.ts';

/** What a season costs beside a ticket for one match of it. */
const seasonPrice = '12.90';

/** What would open an event: a ticket where it is sold by itself, and the season of its league. */
function optionsOf(row: EventRow, { identities }: Directory): Product[] {
  const { commerceCoverage: coverage, price, currency } = row;
  if (coverage === 'commerce_free_media' || coverage === 'commerce_members_media') return [];
  const sold = { currency: currency ?? 'EUR' };
  const ticket: Product = {
    ...sold,
    id: `ticket-${row.id}`,
    product_id: `ticket-${row.id}`,
    title: row.safeTitle ?? row.title,
    access_model: 'ppv',
    price: price ?? '5.99',
    auto_renew: false,
    event_id: row.parentId ?? row.id,
  };
  const league = identities.get(row.identityIds[0] ?? '');
  const season: Product = {
    ...sold,
    id: `season-${league?.id ?? 'all'}`,
    product_id: `season-${league?.id ?? 'all'}`,
    title: league?.title,
    access_model: 'svod',
    price: coverage === 'commerce_subscription_basic_media' ? (price ?? seasonPrice) : seasonPrice,
    duration: 1,
    duration_units: 'month',
    auto_renew: true,
    ...(league && { allowed_access_identity_items: [{ id: league.id, title: league.title }] }),
  };
  return coverage === 'commerce_subscription_basic_media' ? [season] : [ticket, season];
}

/** What an event is sold as. */
export function serveCommerceOptions(serving: Serving, database: Database, directory: Directory): void {
  serve(serving, getCommerceOptions, async ({ query }) => {
    const [row] = await database.select().from(events).where(eq(events.id, query.eventId)).limit(1);
    if (!row) throw notFound(`event ${query.eventId}`);
    return pagedSlice({}, optionsOf(row, directory), (product) => product);
  });
}
