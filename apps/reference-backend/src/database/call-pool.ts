import pg from 'pg';
import { getDatabaseTime } from './database-time.ts';

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: pg.PoolClient['release'],
) => void;

const createTimeoutError = () =>
  Object.assign(new Error('a call has waited too long for the database'), { code: 'ETIMEDOUT' });

/** A pool that closes a call's connection at the call's time limit, so that its statement fails. */
export class CallPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    if (!callback) return this.#connectWithLimit();
    void this.#connectWithCallback(callback);
  }

  async #connectWithCallback(callback: ConnectCallback): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await this.#connectWithLimit();
    } catch (error) {
      return callback(error instanceof Error ? error : createTimeoutError(), undefined, () => undefined);
    }
    callback(undefined, client, client.release.bind(client));
  }

  async #connectWithLimit(): Promise<pg.PoolClient> {
    const time = getDatabaseTime();
    const remainingMs = time?.remainingMs ?? Infinity;
    if (remainingMs <= 0) throw createTimeoutError();
    if (!time || remainingMs === Infinity) return super.connect();
    time.begin();
    const pendingClient = Promise.withResolvers<pg.PoolClient>();
    let revokeClient = (): void => pendingClient.reject(createTimeoutError());
    let isDone = false;
    const finish = (): void => {
      isDone = true;
      clearTimeout(timer);
      time.end();
    };
    const timer = setTimeout(() => {
      finish();
      revokeClient();
    }, remainingMs);
    super.connect().then(
      (client) => {
        const release = client.release.bind(client);
        // The call reached its time limit while it waited for this connection.
        if (isDone) return release();
        revokeClient = () => release(createTimeoutError());
        client.release = (error) => {
          if (isDone) return;
          finish();
          release(error);
        };
        pendingClient.resolve(client);
      },
      (error: unknown) => {
        if (!isDone) finish();
        pendingClient.reject(error);
      },
    );
    return pendingClient.promise;
  }
}
