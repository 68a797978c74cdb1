import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { CallPool } from './call-pool.ts';
import * as schema from './schema.ts';

const connectTimeoutMs = 3000;
/**
 * Milliseconds; requests need less than a fifth of it. The embedded Postgres has no such limit (docs/decisions/0014).
 */
const statementTimeoutMs = 5000;

/** The name of the advisory lock under which one backend at a time migrates and seeds. */
const lockId = 7_104_926;

/**
 * Creates a connection's socket. It breaks after five seconds without data, because a stopped server cannot apply its
 * own time limits.
 */
function createSocketWithDeadline(): Socket {
  const socket = new Socket();
  const createSilenceError = () => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(statementTimeoutMs, () => socket.destroy(createSilenceError()));
}

interface PostgresServer {
  database: NodePgDatabase<typeof schema>;
  /** Runs work while no other backend of this database runs such work; the others wait. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

const createConnectionOptions = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: connectTimeoutMs,
  keepAlive: true,
});

/** Opens a pool of connections, whose calls keep their database time (`limitDatabaseTime`). */
export function openPool(url: string): pg.Pool {
  const pool = new CallPool({
    ...createConnectionOptions(url),
    // Below the socket's limit, so that an unused connection closes before it breaks.
    idleTimeoutMillis: statementTimeoutMs - 1000,
    stream: createSocketWithDeadline,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
  });
  // A connection may break at any time. The statement that uses it fails with the same error; without listeners the
  // process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/**
 * Opens a pool of connections to a Postgres server and brings its tables up to date. A call gets a connection within
 * three seconds, each statement an answer within five, and all of them within `limitDatabaseTime`, or it fails. The next
 * call replaces a broken connection.
 * @param url such as postgres://user:password@host/database
 */
export async function openPostgresServer(url: string, migrationsFolder: string): Promise<PostgresServer> {
  const connection = createConnectionOptions(url);
  /**
   * Takes the lock on a separate connection without a deadline: another backend may be seeding, and a migration may
   * take long.
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
    alone: (work) => runLocked(work),
    close: () => pool.end(),
  };
}
