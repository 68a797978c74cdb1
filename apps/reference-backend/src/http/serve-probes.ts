import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Hono } from 'hono';

/** How long the probe waits for the database, because a slower database cannot serve calls. */
const databaseTimeoutMs = 1_000;

/** The part of the database that a probe uses. */
interface DatabaseProbe {
  execute: (statement: SQL) => PromiseLike<unknown>;
}

const headers = { 'cache-control': 'no-store' };

/**
 * Serves two probes for load balancers: `/livez` checks only the process, `/readyz` the database too.
 * @param database the database, which must answer a query
 */
export function serveProbes(app: Hono, database: DatabaseProbe, limitMs = databaseTimeoutMs): void {
  app.get('/livez', (context) => context.text('alive\n', 200, headers));
  app.get('/readyz', async (context) => {
    const isReachable = await Promise.race([isDatabaseUp(database), wait(limitMs, false, { ref: false })]);
    if (isReachable) return context.text('ready\n', 200, headers);
    return context.text('the database gives no answer\n', 503, { ...headers, 'retry-after': '2' });
  });
}

async function isDatabaseUp(database: DatabaseProbe): Promise<boolean> {
  try {
    await database.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
