import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { AccountSettings } from './accounts/index.ts';
import { createBackend } from './app.ts';
import { createHttpProvider, type Seller, webhookPath } from './commerce/index.ts';
import { lockFolder, FolderInUse } from './database/lock-folder.ts';
import { openDatabase, type Storage } from './database/open-database.ts';
import { createWorldClock } from './live/world-clock.ts';
import type { Variation } from './variations/variation.ts';
import type { PaymentSettings } from './payment-arguments.ts';
import { serveSocket } from './realtime/serve-socket.ts';

export interface ServerOptions {
  /** 0 for any free port. */
  port: number;
  host?: string | undefined;
  storage: Storage;
  reseed?: boolean | undefined;
  /** The minimum number of played matches of `nordic-men` in seeded data. */
  playedMatchCount?: number | undefined;
  /** The time at which the world's clock is frozen, milliseconds since 1970. */
  now?: number | undefined;
  timeFactor?: number | undefined;
  /** How far back viewers can seek in a live match; by default to its beginning. */
  liveWindowSeconds?: number | undefined;
  faults?: boolean | undefined;
  /** The unusual backend behaviours that apply to all answers and messages. */
  variations?: readonly Variation[] | undefined;
  /** The origins whose pages may call /api and open sockets, besides that of the called host. */
  origins?: readonly string[] | undefined;
  /** The addresses of trusted proxies, whose X-Forwarded-For the server reads (`http/source.ts`). */
  proxies?: readonly string[] | undefined;
  accounts?: Partial<AccountSettings> | undefined;
  /** The payment provider; without it the shop sells no products. */
  payments?: PaymentSettings | undefined;
  /** The company on receipts; by default the calling portal's host. */
  seller?: Seller | undefined;
  /** Receives the text of each mail, because the server sends no mail. */
  announce?: ((line: string) => void) | undefined;
}

export interface RunningServer {
  /** The server's origin, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Thrown if the port is in use or forbidden. */
export class PortRefused extends Error {}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = error.code === 'EADDRINUSE' ? 'another program does; choose another port' : error.message;
      reject(new PortRefused(`cannot listen on ${host}:${port}: ${message}`, { cause: error }));
    });
    server.listen(port, host, () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Answers a request. @param connection the caller's connection, for rate limits (`http/source.ts`) */
type Answer = (request: Request, connection: HttpBindings | Http2Bindings) => Response | Promise<Response>;

const createServer = (fetch: Answer): Server => {
  const server = createAdaptorServer({ fetch });
  if (!('requestTimeout' in server)) throw new TypeError('expected an HTTP/1 server');
  // Longer than proxies keep idle connections. If the server closed one just when a proxy reused it, a request that
  // must not be repeated would be lost.
  server.keepAliveTimeout = 120_000;
  // Bodies have at most 16 KB, so a slower upload is broken or hostile.
  server.requestTimeout = 30_000;
  return server;
};

/** Thrown if another process uses the data. */
export class DataRefused extends Error {}

/**
 * Locks the folder of an embedded database.
 * @throws DataRefused with advice, if another process uses it
 */
async function claimStorage(storage: Storage, url: string): Promise<() => Promise<void>> {
  if (!('folder' in storage)) return async () => undefined;
  try {
    return await lockFolder(storage.folder, url);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const otherProgram =
      error.message === '' ? 'another reference backend' : `the reference backend at ${error.message}`;
    throw new DataRefused(
      `${storage.folder} is in use by ${otherProgram}. Stop that one, or give this one a place of its own: --data FOLDER, or --memory.` +
        (error.message === ''
          ? ''
          : `\nA second portal can ask the one that runs: npm start -- CUSTOMER --port 4100 --api ${error.message}`),
      { cause: error },
    );
  }
}

/** Creates the provider's client. @param url this server's address, for the provider's messages */
const getPayments = (settings: PaymentSettings | undefined, url: string) =>
  settings && {
    provider: createHttpProvider({ ...settings, webhookUrl: `${url}${webhookPath}` }),
    webhookSecret: settings.webhookSecret,
  };

/** Starts the server: opens the database, seeds it if necessary, and serves the API and the socket. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  let answer: Answer = () => new Response(null, { status: 503 });
  const server = createServer((request, connection) => answer(request, connection));
  // The port is opened first, so that a second process on the port fails before it changes the data.
  const port = await listen(server, options.port, host);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const release = await claimStorage(options.storage, url).catch((error: unknown) => {
    server.close();
    throw error;
  });
  const { database, runExclusively, close } = await openDatabase(options.storage);
  const clock = createWorldClock({ now: options.now, factor: options.timeFactor });
  const payments = getPayments(options.payments, url);
  // `runExclusively` lets only one of several backends that start together seed the database.
  const { app, authenticate, ticker, commerceClock, liveState, publishTo } = await runExclusively(() =>
    createBackend({ ...options, database, clock, payments }),
  );
  const { origins, proxies } = options;
  const variations = { always: options.variations ?? [], isHeaderRead: options.faults ?? false };
  const socket = serveSocket(server, authenticate, { origins, proxies, liveState, variations });
  publishTo(socket.publish);
  answer = app.fetch;
  ticker.start();
  commerceClock.start();
  return {
    url,
    close: async () => {
      await ticker.stop();
      await commerceClock.stop();
      server.closeAllConnections();
      await socket.close();
      await close();
      await release();
    },
  };
}
