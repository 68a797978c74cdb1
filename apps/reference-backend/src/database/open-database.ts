import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openEmbedded } from './embedded-database.ts';
import { openPostgresServer } from './postgres-server.ts';
import type * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The embedded Postgres or a server, with the same queries. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  database: Database;
  /** Runs work, such as seeding, while no other backend of this database runs such work. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** The place of the data: a Postgres server, a folder for the embedded one, or memory (lost at the end). */
export type Storage = { url: string } | { folder: string } | { memory: true };

/** Opens the database and brings its tables up to date. */
export async function openDatabase(storage: Storage): Promise<OpenDatabase> {
  if ('url' in storage) return openPostgresServer(storage.url, migrationsFolder);
  const { client, database } = await openEmbedded('folder' in storage ? storage.folder : undefined, migrationsFolder);
  return { database, alone: (work) => work(), close: () => client.close() };
}
