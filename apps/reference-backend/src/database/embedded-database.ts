import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from './schema.ts';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/** The cache file of an empty, migrated database. Its name depends on the migrations and on PGlite's version. */
async function getCacheFile(migrationsFolder: string): Promise<string> {
  const hash = createHash('sha256').update(import.meta.resolve('@electric-sql/pglite'));
  for (const name of (await readdir(migrationsFolder)).toSorted()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(migrationsFolder, name)));
  }
  return join(cacheFolder, `empty-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function storeCopy(client: PGlite, file: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const dump = await client.dumpDataDir('none');
  const temporaryFile = `${file}.${process.pid}`;
  await writeFile(temporaryFile, new Uint8Array(await dump.arrayBuffer()));
  await rename(temporaryFile, file);
}

interface EmbeddedDatabase {
  client: PGlite;
  database: PgliteDatabase<typeof schema>;
}

/**
 * Opens the embedded Postgres, in memory or in a folder, and migrates it. A new database starts as a copy of a cached
 * empty one, because creating it takes seconds.
 */
export async function openEmbedded(folder: string | undefined, migrationsFolder: string): Promise<EmbeddedDatabase> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));
  const dump = await getCacheFile(migrationsFolder);
  const hasCopy = existsSync(dump);
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder, relaxedDurability: true }),
    ...(isNew && hasCopy ? { loadDataDir: new Blob([await readFile(dump)]) } : {}),
  });
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder });
  if (isNew && !hasCopy) await storeCopy(client, dump);
  return { client, database };
}
