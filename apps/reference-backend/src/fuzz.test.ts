import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeQuery, endpointPath, isKnownErrorCode, type Endpoint, type QueryParams } from '@touchline/contract';
import {
  endpoints,
  createInputs,
  makeMalformed,
  getValuePaths,
  replaceAt,
  wireTerms,
} from '@touchline/contract/testing';
import { measureHeapBytes } from './testing/measure-heap-bytes.ts';
import { createAccount } from './testing/test-account.ts';
import { leaveTestBackend, testBackend } from './testing/test-backend.ts';

/**
 * The limit of processor time per request in milliseconds, which does not depend on the machine's load. A request with
 * 40,000 ids once took 32 seconds.
 */
const maxCallCpuMs = 2000;
/** Bytes of memory that may remain in use after all requests. */
const maxKeptBytes = 64_000_000;

// The requests use up the limits of wrong codes and attempts.
afterAll(leaveTestBackend);

type Parts = Readonly<Record<'params' | 'query' | 'body', unknown>>;

const getPart = (schema: Endpoint['request'][keyof Endpoint['request']]): fc.Arbitrary<unknown> =>
  schema ? createInputs(schema, wireTerms) : fc.constant({});

/** Valid requests of an endpoint, and copies with one malformed value. */
function getRequests({ request }: Endpoint): fc.Arbitrary<Parts> {
  const params = getPart(request.params);
  const query = getPart(request.query);
  const body = getPart(request.body);
  const createMalformed = (part: fc.Arbitrary<unknown>) =>
    part.chain((raw) => makeMalformed(raw)).map(({ raw }) => raw);
  return fc.oneof(
    fc.record({ params, query, body }),
    fc.record({ params: createMalformed(params), query, body }),
    fc.record({ params, query: createMalformed(query), body }),
    fc.record({ params, query, body: createMalformed(body) }),
  );
}

type FuzzValue = string | number | boolean;
const isWord = (value: unknown): value is FuzzValue => ['string', 'number', 'boolean'].includes(typeof value);
const getEntries = (raw: unknown): [string, unknown][] =>
  typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];

/** The request's address; a query that cannot be encoded is left out. */
function address(endpoint: Endpoint, { params, query }: Parts): string {
  const pathValues = Object.fromEntries(
    getEntries(params).map(([name, value]) => [
      name,
      (isWord(value) ? String(value) : (JSON.stringify(value) ?? '')).toWellFormed(),
    ]),
  );
  const queryParams: QueryParams = Object.fromEntries(
    getEntries(query).flatMap(([name, value]) => {
      const message = Array.isArray(value) ? value.filter(isWord) : value;
      return isWord(message) || Array.isArray(message) ? [[name, message]] : [];
    }),
  );
  return `${endpointPath(endpoint, pathValues)}?${encodeQuery(queryParams)}`;
}

async function send(endpoint: Endpoint, parts: Parts, token?: string): Promise<Response> {
  const { app } = await testBackend();
  return app.request(address(endpoint, parts), {
    method: endpoint.method,
    ...(token === undefined ? {} : { headers: { 'x-authorization': `Bearer ${token}` } }),
    ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(parts.body) ?? '' }),
  });
}

/** The fault of an answer: too slow, a server error, or an unknown error code. */
async function getFault(endpoint: Endpoint, parts: Parts, token?: string): Promise<string | undefined> {
  const start = process.threadCpuUsage();
  const response = await send(endpoint, parts, token);
  const { user, system } = process.threadCpuUsage(start);
  const cpuMs = Math.round((user + system) / 1000);
  if (cpuMs > maxCallCpuMs) return `took ${cpuMs} ms`;
  if (response.ok) return undefined;
  const message: unknown = await response.json();
  const code = typeof message === 'object' && message !== null && 'error' in message ? String(message.error) : '';
  return response.status < 500 && isKnownErrorCode(code) ? undefined : `${response.status} ${code}`;
}

let countBefore = 0;
beforeAll(async () => {
  await testBackend();
  countBefore = measureHeapBytes();
});

const floodIds = Array.from({ length: 40_000 }, (_, index) => `id-${index}`);

/** Bodies with a large value in a single place, with one body for each place. */
function createFloods({ request }: Endpoint): unknown[] {
  const samples = fc.sample(getPart(request.body), { numRuns: 60, seed: 9 });
  const leafPaths = new Map(
    samples.flatMap((raw) =>
      getValuePaths(raw).map(
        (path) => [path.filter((key) => typeof key === 'string').join('.'), { raw, path }] as const,
      ),
    ),
  );
  return [...leafPaths.values()].flatMap(({ raw, path }) =>
    [floodIds, floodIds.join('|')].map((replacement) => replaceAt(raw, path, replacement)),
  );
}

test.each(endpoints)('%s answers malformed input quickly, with a status below 500', async (_, endpoint) => {
  const { token } = await createAccount();
  const tokens = endpoint.auth === 'none' ? [undefined] : [undefined, token];
  await fc.assert(
    fc.asyncProperty(getRequests(endpoint), fc.constantFrom(...tokens), async (parts, token) => {
      expect(await getFault(endpoint, parts, token)).toBeUndefined();
    }),
    { numRuns: 25 },
  );
});

test.each(endpoints.filter(([, { request }]) => request.body))(
  '%s stays fast with 40,000 ids anywhere in its body',
  async (_, endpoint) => {
    const { token } = await createAccount();
    for (const body of createFloods(endpoint))
      expect(await getFault(endpoint, { params: { id: 'a' }, query: {}, body }, token)).toBeUndefined();
  },
);

test('all malformed calls together leave little memory in use', () =>
  expect(measureHeapBytes() - countBefore).toBeLessThan(maxKeptBytes));
