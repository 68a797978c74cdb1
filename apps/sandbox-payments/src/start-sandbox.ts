import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createCards } from './cards/create-cards.ts';
import { createCharges } from './charges/create-charges.ts';
import { serveApi } from './charges/serve-api.ts';
import { serveFaults } from './serve-faults.ts';
import { Failure } from './http/failure.ts';
import { logFault } from './http/log-fault.ts';
import { localOrigins } from './http/origins.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { servePages } from './pages/serve-pages.ts';
import { openStore } from './open-store.ts';
import { createDeliveries } from './deliveries.ts';

/**
 * The default keys, which the portal and its backend share. They are no secrets, because the sandbox moves no money.
 */
export const sandboxKeys = {
  publicKey: 'pk_sandbox_touchline',
  secretKey: 'sk_sandbox_touchline',
  webhookSecret: 'whsec_sandbox_touchline',
} as const;

export interface SandboxOptions {
  /** 0 for any free port. */
  port: number;
  host?: string | undefined;
  /** The folder of the database; without it the data stays in memory. */
  folder?: string | undefined;
  /** Origins that may embed the fields and be return addresses, in the notation of the Content-Security-Policy. */
  origins?: readonly string[] | undefined;
  /** Serves /__sandbox, where tests inject faults. */
  faults?: boolean | undefined;
  /** The delay of a slow card's answer, in seconds. */
  slowSeconds?: number | undefined;
  /** How long a bank waits for the holder's answer, in seconds. */
  questionSeconds?: number | undefined;
  publicKey?: string | undefined;
  secretKey?: string | undefined;
  webhookSecret?: string | undefined;
}

export interface RunningSandbox {
  /** The sandbox's origin, without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/** The limit of tokens per source: enough for typing errors, too few to try stolen cards. */
const maxTokensPerMinute = 60;

/** Thrown if the port is in use or forbidden. */
export class PortRefused extends Error {}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = error.code === 'EADDRINUSE' ? 'another program does; choose another port' : error.message;
      reject(new PortRefused(`cannot listen on ${host}:${port}: ${message}`, { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(`http://${host}:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}

/** Starts the provider. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { origins = localOrigins, slowSeconds = 30, questionSeconds = 600, host = '127.0.0.1' } = options;
  const keys = {
    publicKey: options.publicKey ?? sandboxKeys.publicKey,
    secretKey: options.secretKey ?? sandboxKeys.secretKey,
    webhookSecret: options.webhookSecret ?? sandboxKeys.webhookSecret,
  };
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!('requestTimeout' in server)) throw new TypeError('expected an HTTP/1 server');
  server.requestTimeout = 30_000;
  const url = await listen(server, options.port, host);

  let advancedMs = 0;
  const now = () => Date.now() + advancedMs;
  const store = openStore(options.folder);
  const cards = createCards(store, now);
  const deliveries = createDeliveries({ store, now, secret: keys.webhookSecret });
  const charges = createCharges({
    store,
    cards,
    now,
    origins,
    send: deliveries.send,
    questionsUrl: `${url}/questions/`,
    questionTimeMs: questionSeconds * 1000,
    thinkingTimeMs: 3_000,
  });
  const deliver = () => void deliveries.deliverDue().catch(logFault);

  app.onError((error, context) => {
    const failure = error instanceof Failure ? error : new Failure('server_error', 'The provider failed');
    if (failure !== error) logFault(error);
    if (failure.retryAfter !== undefined) context.header('retry-after', String(failure.retryAfter));
    return context.json({ error: { code: failure.code, message: failure.message } }, failure.status);
  });
  app.notFound((context) => context.json({ error: { code: 'not_found', message: 'This path does not exist' } }, 404));
  app.use(async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
  });
  if (options.faults) {
    const advanceClock = (seconds: number) => {
      advancedMs += seconds * 1000;
      charges.settleDue();
      deliver();
    };
    serveFaults({ app, deliveries, advanceClock });
  }
  const refuseTooLarge = () => {
    throw new Failure('invalid_request', 'The body is too large');
  };
  app.use(bodyLimit({ maxSize: 8 * 1024, onError: refuseTooLarge }));
  servePages({
    app,
    charges,
    cards,
    origins,
    publicKey: keys.publicKey,
    countToken: createRateLimit(maxTokensPerMinute, now),
  });
  serveApi({ app, charges, cards, now, deliver, secretKey: keys.secretKey, slowAnswerMs: slowSeconds * 1000 });

  const settleTimer = setInterval(() => {
    charges.settleDue();
    deliver();
  }, 500);
  const sweepTimer = setInterval(cards.deleteUnused, 60_000);
  return {
    url,
    async close() {
      clearInterval(settleTimer);
      clearInterval(sweepTimer);
      const serverClosed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await serverClosed;
      store.close();
    },
  };
}
