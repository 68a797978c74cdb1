import {
  encodeQuery,
  endpointPath,
  readAnswer,
  type Endpoint,
  type EndpointInput,
  type QueryParams,
  type RequestSchemas,
  type UserPurchaseStatus,
} from '@touchline/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type * as z from 'zod/mini';
import { Attempts } from '../accounts/attempts.ts';
import { CommerceClock } from '../commerce/commerce-clock.ts';
import type { Commerce } from '../commerce/commerce.ts';
import { loadEntitlements } from '../commerce/entitlement.ts';
import { serveCommerce } from '../commerce/index.ts';
import type { PaymentProvider } from '../commerce/provider.ts';
import { createSignatureHeader, webhookPath } from '../commerce/webhook.ts';
import { users } from '../database/account-tables.ts';
import { openDatabase, type Database } from '../database/open-database.ts';
import { AnswerCache } from '../http/answer-cache.ts';
import { answerFailures, type ServerContext } from '../http/serve.ts';

const webhookSecret = 'a secret of the tests';
const noLimit = { maxAttempts: 1e6, maxAttemptsPerSource: 1e6 };

interface Parts {
  params?: Record<string, string>;
  query?: QueryParams;
  body?: unknown;
}

/** The state and calls of one process of the shop. Its clock ticks only when a test ticks it. */
export interface Shop {
  commerce: Commerce;
  clock: CommerceClock;
  /** The messages sent to viewers' rooms. */
  messages: UserPurchaseStatus[];
  /** Calls an endpoint as a viewer. @param headers such as the Idempotency-Key */
  call: <Request extends RequestSchemas, Answer extends z.ZodMiniType>(
    endpoint: Endpoint<Request, Answer>,
    input: EndpointInput<Endpoint<Request, Answer>>,
    userId: string,
    headers?: Record<string, string>,
  ) => Promise<z.output<Answer>>;
  /** Delivers a message of the provider. @param timeMs the time of its signature, in milliseconds */
  deliver: (message: object, timeMs?: number, secret?: string) => Promise<number>;
}

/** The shop's database and time, which outlast its processes. */
export interface ShopDatabase {
  database: Database;
  /** Advances the clock, in milliseconds. */
  advanceClock: (time: number) => void;
  /** Starts a process with this database and time. The previous process is not used any more. */
  open: (provider: PaymentProvider | undefined) => Shop;
  newUser: (id: string) => Promise<void>;
  /** Deletes all rows. */
  clear: () => Promise<void>;
}

/** Opens an empty database with a frozen clock. */
export async function openShopDatabase(): Promise<ShopDatabase> {
  const { database } = await openDatabase({ memory: true });
  let now = Date.now();
  const open = (provider: PaymentProvider | undefined): Shop => {
    const messages: UserPurchaseStatus[] = [];
    const commerce: Commerce = {
      database,
      directory: { teams: new Map(), identities: new Map() },
      provider,
      now: () => now,
      clockSpeed: 1,
      publish: (change) => void messages.push(change),
      pendingCharges: new Map(),
      lookedUpAtMs: new Map(),
      questionEndsAtMs: new Map(),
    };
    const app = new Hono();
    answerFailures(app);
    const serverContext: ServerContext = {
      app,
      cache: new AnswerCache(() => 0),
      authenticate: async (userId) => ({
        userId,
        sessionId: userId,
        deviceId: undefined,
        restricted: false,
        endsAt: Infinity,
      }),
      getSource: () => 'here',
    };
    const createAttempts = () => new Attempts(noLimit, Date.now);
    serveCommerce(serverContext, commerce, {
      getEntitlement: loadEntitlements(database, commerce.now, (eventId) => eventId),
      getStart: ({ startsAt }) => startsAt.getTime(),
      getSite: () => 'https://site.example',
      getPortal: () => 'https://site.example',
      declines: createAttempts(),
      attempts: createAttempts(),
      saves: createAttempts(),
      cancels: createAttempts(),
      webhookSecret,
    });
    return {
      commerce,
      clock: new CommerceClock(commerce),
      messages,
      async call(endpoint, input, userId, headers = {}) {
        const { params, query, body }: Parts = input;
        const queryString = query ? `?${encodeQuery(query)}` : '';
        const response = await app.request(`${endpointPath(endpoint, params)}${queryString}`, {
          method: endpoint.method,
          headers: { ...headers, 'x-authorization': `Bearer ${userId}` },
          ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
        });
        return readAnswer(endpoint, await response.json(), response.status).value;
      },
      async deliver(message, timeMs = Date.now(), secret = webhookSecret) {
        const body = JSON.stringify(message);
        const headers = { 'sandbox-signature': createSignatureHeader(secret, Math.floor(timeMs / 1000), body) };
        return (await app.request(webhookPath, { method: 'POST', headers, body })).status;
      },
    };
  };
  return {
    database,
    advanceClock: (time) => void (now += time),
    open,
    clear: async () => void (await database.execute(sql`truncate users, contracts, orders, invoices, cards cascade`)),
    newUser: async (id) => void (await database.insert(users).values({ id, addedAt: new Date(now) })),
  };
}
