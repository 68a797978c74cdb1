import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { CallPool } from './call-pool.ts';
import * as schema from './schema.ts';

const connectTimeoutMs = 3000;
/**
 * Five times the time of the slowest request. The embedded Postgres has no such limit (docs/decisions/0014).
 */
const statementTimeoutMs = 5000;

/** The id of the advisory lock with which only one backend at a time migrates and seeds. */
const lockId = 7_104_926;

/**
 * Creates a connection's socket, which breaks after five seconds without data. A stopped server cannot enforce its own
 * time limits.
 */
function createSocketWithDeadline(): Socket {
  const socket = new Socket();
  const createSilenceError = () => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(statementTimeoutMs, () => socket.destroy(createSilenceError()));
}

interface PostgresServer {
  database: NodePgDatabase<typeof schema>;
  /** Runs work under an advisory lock; other backends of the database wait. */
  runExclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

const createConnectionOptions = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: connectTimeoutMs,
  keepAlive: true,
});

/** Opens a pool of connections that enforces the calls' time limits (`limitDatabaseTime`). */
export function openPool(url: string): pg.Pool {
  const pool = new CallPool({
    ...createConnectionOptions(url),
    // Below the socket's limit, so that the pool closes an idle connection before the socket breaks.
    idleTimeoutMillis: statementTimeoutMs - 1000,
    stream: createSocketWithDeadline,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
  });
  // Without these listeners, a broken connection would end the process. A statement that uses it fails anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/**
 * Opens a pool of connections to a Postgres server, and migrates the database. A call fails if it gets no connection
 * within three seconds, if a statement takes five, or at the limit of `limitDatabaseTime`.
 * @param url such as postgres://user:password@host/database
 */
export async function openPostgresServer(url: string, migrationsFolder: string): Promise<PostgresServer> {
  const connection = createConnectionOptions(url);
  /**
   * Runs work under the advisory lock. The separate connection has no time limit, because another backend may be
   * seeding, or the migration may take long.
   */
  async function runLocked<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [lockId]);
      return await work(client);
    } finally {
      await client.end();
    }
  }

  await runLocked((client) => migrate(drizzle(client, { schema }), { migrationsFolder }));
  const pool = openPool(url);
  return {
    database: drizzle(pool, { schema }),
    runExclusively: (work) => runLocked(work),
    close: () => pool.end(),
  };
}
