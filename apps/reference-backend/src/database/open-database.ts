import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openEmbedded } from './embedded-database.ts';
import { openPostgresServer } from './postgres-server.ts';
import type * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A connection to the embedded Postgres or to a server, which accept the same queries. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  database: Database;
  /** Runs work such as seeding. Backends that share the database run it one after another. */
  runExclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** The place of the data: a Postgres server, a folder for the embedded Postgres, or memory. */
export type Storage = { url: string } | { folder: string } | { memory: true };

/** Opens and migrates the database. */
export async function openDatabase(storage: Storage): Promise<OpenDatabase> {
  if ('url' in storage) return openPostgresServer(storage.url, migrationsFolder);
  const { client, database } = await openEmbedded('folder' in storage ? storage.folder : undefined, migrationsFolder);
  return { database, runExclusively: (work) => work(), close: () => client.close() };
}
