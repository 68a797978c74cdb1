import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import * as tables from '../database/schema.ts';
import { buildWorld, worldVersion } from './build-world.ts';
import { getEventAddedTime, getAddedTime, getStart, recordingDelayMs } from './dates.ts';

const batchSize = 1000;
const fiveMinutesMs = 300_000;

const { events: eventsTable } = tables;

/**
 * Inserts all rows with one JSON parameter. Drizzle's `insert` handles each value separately, and takes a second
 * longer.
 */
function insertEvents(rows: (typeof eventsTable.$inferInsert)[]): SQL {
  const columns = Object.entries(getTableColumns(eventsTable));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const json = rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)])));
  return sql`insert into ${eventsTable} (${names})
    select ${names} from json_populate_recordset(null::${eventsTable}, ${JSON.stringify(json)}::text::json)`;
}

async function insertAll(database: Database, now: number, epoch: number, playedMatchCount?: number): Promise<void> {
  const { identities, teams, events, pages, redirects } = buildWorld(playedMatchCount);
  await database.execute(sql`truncate identities, teams, events, pages, redirects, world`);
  await database
    .insert(tables.identities)
    .values(identities.map((row) => ({ ...row, addedAt: new Date(getAddedTime(row.id, epoch)) })));
  await database.insert(tables.teams).values(teams);
  await database.insert(tables.pages).values(pages);
  await database.insert(tables.redirects).values(redirects);
  const rows = events.map((event) => {
    const start = getStart(event, epoch, now);
    const addedTime = new Date(getEventAddedTime(event.status, start, start + recordingDelayMs));
    return { ...event, startsAt: new Date(start), addedAt: addedTime, changedAt: new Date(now) };
  });
  for (let firstRow = 0; firstRow < rows.length; firstRow += batchSize) {
    await database.execute(insertEvents(rows.slice(firstRow, firstRow + batchSize)));
  }
  await database.insert(tables.world).values({ id: 1, version: worldVersion, epoch: new Date(epoch) });
  // Without names, Postgres also analyzes its own catalogs, which takes four times as long.
  await database.execute(sql`analyze identities, teams, events, pages, redirects`);
}

/**
 * Creates the data if it is missing or has another version, or on request.
 * @returns the start of the daily programme
 */
export async function seedWorld(
  database: Database,
  now: number,
  { reseed = false, playedMatchCount }: { reseed?: boolean | undefined; playedMatchCount?: number | undefined } = {},
): Promise<number> {
  const [storedWorld] = await database.select().from(tables.world);
  if (storedWorld && storedWorld.version === worldVersion && !reseed) return storedWorld.epoch.getTime();
  // The rounding makes all kick-offs multiples of five minutes.
  const epoch = Math.floor(now / fiveMinutesMs) * fiveMinutesMs;
  await insertAll(database, now, epoch, playedMatchCount);
  return epoch;
}
