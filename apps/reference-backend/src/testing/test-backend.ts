import {
  encodeQuery,
  endpointPath,
  readAnswer,
  type Endpoint,
  type EndpointInput,
  type QueryParams,
  type RequestSchemas,
} from '@touchline/contract';
import type * as z from 'zod/mini';
import { createBackend, type Backend } from '../app.ts';
import { openDatabase } from '../database/open-database.ts';
import { createWorldClock } from '../live/world-clock.ts';
import { FakeProvider } from './fake-provider.ts';
import { lowHashCost } from './low-hash-cost.ts';

/** The trusted proxies. */
const proxies = ['10.0.0.1'];
const origins = ['https://elsewhere.example'];
/** A high limit, because all tests are one source. */
const maxAttemptsPerSource = 5000;

/** The backend's payment provider. */
export const provider = new FakeProvider();
const webhookSecret = 'a secret of the tests';

let started: Promise<Backend> | undefined;

/**
 * Returns the backend that all test files share. It has no port, and its clocks advance only when a test ticks them.
 */
export function testBackend(): Promise<Backend> {
  started ??= openDatabase({ memory: true }).then(({ database }) =>
    createBackend({
      database,
      clock: createWorldClock({ now: Date.now() }),
      faults: true,
      proxies,
      origins,
      accounts: { maxAttemptsPerSource, hashCost: lowHashCost },
      payments: { provider, webhookSecret },
      seller: { name: 'Nordic Ice League AS', taxNumber: 'NO 987 654 321 MVA' },
    }),
  );
  return started;
}

/** Makes the next call start another backend, after tests that use up its limits. */
export function leaveTestBackend(): void {
  started = undefined;
}

const getJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
};

interface Parts {
  params?: Record<string, string>;
  query?: QueryParams;
  body?: unknown;
}

/** Calls an endpoint like a client, and reads the answer with the contract. */
export async function call<Request extends RequestSchemas, Answer extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Answer>,
  input: EndpointInput<Endpoint<Request, Answer>>,
  token?: string,
  headers: Record<string, string> = {},
): Promise<z.output<Answer>> {
  const { app } = await testBackend();
  const { params, query, body }: Parts = input;
  const queryString = query ? `?${encodeQuery(query)}` : '';
  const response = await app.request(`${endpointPath(endpoint, params)}${queryString}`, {
    method: endpoint.method,
    headers: { ...headers, ...(token === undefined ? {} : { 'x-authorization': `Bearer ${token}` }) },
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  const { value, rejected } = readAnswer(endpoint, await getJson(response), response.status);
  if (rejected.length > 0) throw new Error(`left out: ${rejected.map(({ path }) => path).join(', ')}`);
  return value;
}

/** Posts JSON to any path. */
export async function post(path: string, body: unknown): Promise<Response> {
  const { app } = await testBackend();
  return app.request(path, { method: 'POST', body: JSON.stringify(body) });
}
