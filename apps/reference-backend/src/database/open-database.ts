import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzleServer } from 'drizzle-orm/postgres-js';
import { migrate as migrateServer } from 'drizzle-orm/postgres-js/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Either Postgres, behind the same queries. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

/** Where the data lives: a Postgres server, a folder for the embedded one, or nowhere (lost at the end). */
export type Storage = { url: string } | { folder: string } | { memory: true };

/** Opens the database and brings its tables up to date. */
export async function openDatabase(storage: Storage): Promise<OpenDatabase> {
  if ('url' in storage) {
    const client = postgres(storage.url, { onnotice: () => undefined });
    const database = drizzleServer(client, { schema });
    await migrateServer(database, { migrationsFolder });
    return { database, close: () => client.end({ timeout: 2 }) };
  }
  if ('folder' in storage) await mkdir(storage.folder, { recursive: true });
  const client = await PGlite.create('folder' in storage ? { dataDir: storage.folder, relaxedDurability: true } : {});
  const database = drizzleEmbedded(client, { schema });
  await migrateEmbedded(database, { migrationsFolder });
  return { database, close: () => client.close() };
}
