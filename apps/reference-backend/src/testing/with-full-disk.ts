import { sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';

/** Runs work while new rows of a table are refused, as on a full disk. */
export async function withFullDisk(database: Database, table: string, work: () => Promise<unknown>): Promise<void> {
  const name = sql.identifier(`full_disk_of_${table}`);
  await database.execute(sql`
    create function ${name}() returns trigger language plpgsql as $$
      begin raise exception 'no space left' using errcode = '53100'; end $$`);
  await database.execute(
    sql`create trigger ${name} before insert on ${sql.identifier(table)} for each row execute function ${name}()`,
  );
  try {
    await work();
  } finally {
    await database.execute(sql`drop function ${name} cascade`);
  }
}
