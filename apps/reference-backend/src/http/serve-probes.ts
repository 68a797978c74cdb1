import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Hono } from 'hono';

/** Milliseconds for the database's answer: a slower one cannot serve calls. */
const databaseTimeoutMs = 1_000;

/** The database as a probe uses it. */
interface DatabaseProbe {
  execute: (statement: SQL) => PromiseLike<unknown>;
}

const headers = { 'cache-control': 'no-store' };

/**
 * Two calls for a load balancer: `/livez` checks only the process, `/readyz` the database too.
 * @param database must answer one query
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
