import type { PagingWords } from '@touchline/contract';
import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { events } from '../database/schema.ts';

/** The order without `sort` (wire.md): live, upcoming (soonest first), channels, archived (latest first). */
const defaultOrder: SQL[] = [
  sql`case ${events.status} when 'live' then 0 when 'upcoming' then 1 when 'channel' then 2 else 3 end`,
  sql`case when ${events.status} in ('live', 'channel') then ${events.rank} end`,
  sql`case when ${events.status} = 'upcoming' then ${events.startsAt} end`,
  desc(events.startsAt),
];

/** The order of a list of events. Events with equal values are sorted by id, so that pages never overlap. */
export function createEventOrder({ sort, order = 'desc' }: PagingWords): SQL[] {
  if (sort === undefined) return [...defaultOrder, asc(events.id)];
  const direction = order === 'asc' ? asc : desc;
  if (sort === 'title') return [direction(events.title), asc(events.id)];
  if (sort === 'event_date') return [direction(events.startsAt), asc(events.id)];
  if (sort === 'added' || sort === 'created') return [direction(events.addedAt), asc(events.id)];
  return [direction(events.rank), asc(events.id)];
}
