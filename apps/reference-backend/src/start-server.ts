import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { AccountSettings } from './accounts/index.ts';
import { createBackend } from './app.ts';
import { createHttpProvider, webhookPath } from './commerce/index.ts';
import { lockFolder, FolderInUse } from './database/lock-folder.ts';
import { openDatabase, type Storage } from './database/open-database.ts';
import { createWorldClock } from './live/world-clock.ts';
import type { OddKind } from './odd/odd-kind.ts';
import type { PaymentSettings } from './payment-arguments.ts';
import { serveSocket } from './realtime/serve-socket.ts';

export interface ServerOptions {
  /** 0 for any free port. */
  port: number;
  host?: string | undefined;
  storage: Storage;
  reseed?: boolean | undefined;
  /** The least number of played matches of `nordic-men` in a seeded world. */
  playedMatches?: number | undefined;
  /** Freezes the world's clock, milliseconds since 1970. */
  now?: number | undefined;
  timeFactor?: number | undefined;
  faults?: boolean | undefined;
  /** Odd kinds, which change all answers and messages. */
  odd?: readonly OddKind[] | undefined;
  /** Sites whose pages may call /api and open sockets, besides the called host. */
  origins?: readonly string[] | undefined;
  /** Trusted proxies: the server reads their X-Forwarded-For (`http/source.ts`). */
  proxies?: readonly string[] | undefined;
  accounts?: Partial<AccountSettings> | undefined;
  /** Without payment settings the shop sells no products. */
  payments?: PaymentSettings | undefined;
  /** Receives the text of each mail, because the server sends no mail. */
  announce?: ((line: string) => void) | undefined;
}

export interface RunningServer {
  /** The server's origin, without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/** The port is taken or forbidden. */
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

/** @param connection the caller's, which rate limits count (`http/source.ts`) */
type Answer = (request: Request, connection: HttpBindings | Http2Bindings) => Response | Promise<Response>;

const createServer = (fetch: Answer): Server => {
  const server = createAdaptorServer({ fetch });
  if (!('requestTimeout' in server)) throw new TypeError('expected an HTTP/1 server');
  // A proxy also keeps connections open, and must close them first. If the server closed one at the moment of a reuse,
  // a request that must not be repeated would be lost.
  server.keepAliveTimeout = 120_000;
  // Bodies have at most 16 KB: a slower upload only occupies the connection. Milliseconds.
  server.requestTimeout = 30_000;
  return server;
};

/** Another process uses the data. */
export class DataRefused extends Error {}

/**
 * Claims the folder of an embedded database for this process.
 * @throws DataRefused with advice
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

/** @param url the address of this server for the provider's messages */
const getPayments = (settings: PaymentSettings | undefined, url: string) =>
  settings && {
    provider: createHttpProvider({ ...settings, webhookUrl: `${url}${webhookPath}` }),
    webhookSecret: settings.webhookSecret,
  };

/** Opens the database, seeds the world if necessary, and serves it with its socket. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const host = options.host ?? '127.0.0.1';
  let answer: Answer = () => new Response(null, { status: 503 });
  const server = createServer((request, connection) => answer(request, connection));
  // Opens the port first: a second process must fail before it changes the data.
  const port = await listen(server, options.port, host);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const release = await claimStorage(options.storage, url).catch((error: unknown) => {
    server.close();
    throw error;
  });
  const { database, alone, close } = await openDatabase(options.storage);
  const clock = createWorldClock({ now: options.now, factor: options.timeFactor });
  const payments = getPayments(options.payments, url);
  // One of several backends that start together on an empty database seeds it.
  const { app, authenticate, ticker, commerceClock, liveState, publishTo } = await alone(() =>
    createBackend({ ...options, database, clock, payments }),
  );
  const { origins, proxies } = options;
  const odd = { always: options.odd ?? [], isHeaderRead: options.faults ?? false };
  const socket = serveSocket(server, authenticate, { origins, proxies, liveState, odd });
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
