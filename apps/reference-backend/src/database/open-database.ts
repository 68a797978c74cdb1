import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { openEmbedded } from './embedded-database.ts';
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

/** No call of the wire needs a fifth of it, in milliseconds. The embedded Postgres knows no such limit (docs/decisions/0014). */
const statementTimeout = 5000;

/** Opens the database and brings its tables up to date. */
export async function openDatabase(storage: Storage): Promise<OpenDatabase> {
  if ('url' in storage) {
    const client = postgres(storage.url, {
      onnotice: () => undefined,
      connection: { statement_timeout: statementTimeout, idle_in_transaction_session_timeout: 2 * statementTimeout },
    });
    const database = drizzle(client, { schema });
    await migrate(database, { migrationsFolder });
    return { database, close: () => client.end({ timeout: 2 }) };
  }
  const { client, database } = await openEmbedded('folder' in storage ? storage.folder : undefined, migrationsFolder);
  return { database, close: () => client.close() };
}
