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

/** Proxies whose X-Forwarded-For the server trusts. */
const proxies = ['10.0.0.1'];
const origins = ['https://elsewhere.example'];
/** All tests come from one source. */
const attemptsPerSource = 5000;

/** The backend's payment provider, and the key of its signatures. */
export const provider = new FakeProvider();
const webhookSecret = 'a secret of the tests';

let started: Promise<Backend> | undefined;

/** One backend without a port for all test files, with faults; its world and clock are frozen until a test ticks them. */
export function testBackend(): Promise<Backend> {
  started ??= openDatabase({ memory: true }).then(({ database }) =>
    createBackend({
      database,
      clock: createWorldClock({ now: Date.now() }),
      faults: true,
      proxies,
      origins,
      accounts: { attemptsPerSource },
      payments: { provider, webhookSecret },
    }),
  );
  return started;
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

/** Calls an endpoint as a client would, with an optional token and headers, and reads the answer by the contract. */
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
