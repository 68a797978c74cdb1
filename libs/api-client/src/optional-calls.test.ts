import { createInputs, endpoints, wireTerms } from '@touchline/contract/testing';
import { isNotOffered, type Endpoint, type EndpointInput } from '@touchline/contract';
import fc from 'fast-check';
import { afterAll, afterEach, expect, inject, it } from 'vitest';
import { createApi } from './create-api.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const baseUrl = inject('backendUrl');
const optionalCalls = endpoints.filter(([, { optional }]) => optional);

/** Calls whose path names an object: its 404 says nothing about other objects. */
const namesObject = ({ request }: Endpoint): boolean => request.params !== undefined;

const switchFault = (fault?: Record<string, unknown>) =>
  fetch(`${baseUrl}/__faults`, fault ? { method: 'POST', body: JSON.stringify(fault) } : { method: 'DELETE' });

afterEach(() => switchFault());
afterAll(() => switchFault());

/** A request that fits the endpoint's schemas; the backend sees none of it. */
function sampleInput({ request }: Endpoint): EndpointInput<Endpoint> {
  const sample = (schema: (typeof request)[keyof typeof request]) =>
    schema && fc.sample(createInputs(schema, wireTerms), { seed: 1, numRuns: 1 })[0];
  return { params: sample(request.params), query: undefined, body: sample(request.body) };
}

function openVisit(headers: Record<string, string> = {}) {
  const missingPaths = new Set<string>();
  let requestCount = 0;
  const api = createApi({
    baseUrl,
    missingCalls: missingPaths,
    limits: { tries: 1, tryTime: 150, totalTime: 200, unsafeTime: 150 },
    fetch: (input, init) => {
      requestCount += 1;
      return fetch(input, init);
    },
  });
  const fail = async (endpoint: Endpoint): Promise<unknown> =>
    api.call(endpoint, sampleInput(endpoint), { headers }).then(
      () => undefined,
      (error: unknown) => error,
    );
  return { fail, missingPaths, getRequestCount: () => requestCount };
}

it('27 calls are optional', () => expect(optionalCalls).toHaveLength(27));

it.each(optionalCalls)('%s is asked for once per visit when the backend lacks it [fault-9m]', async (_, endpoint) => {
  const visit = openVisit({ 'x-odd-kinds': 'no-optional-calls' });
  expect(isNotOffered(await visit.fail(endpoint))).toBe(true);
  expect(isNotOffered(await visit.fail(endpoint))).toBe(true);
  expect(visit.getRequestCount()).toBe(namesObject(endpoint) ? 2 : 1);
});

it.each(optionalCalls)('%s stays offered after a 500 [fault-9m]', async (_, endpoint) => {
  const visit = openVisit({ 'x-odd-kinds': 'failing-optional-calls' });
  expect(await visit.fail(endpoint)).toMatchObject({ status: 500 });
  await visit.fail(endpoint);
  expect([visit.getRequestCount(), visit.missingPaths.size]).toEqual([2, 0]);
});

it.each(optionalCalls)('%s stays offered after an answer that never comes [fault-9m]', async (_, endpoint) => {
  await switchFault({ match: '/api/', kind: 'freeze' });
  const visit = openVisit();
  expect(await visit.fail(endpoint)).toMatchObject({ code: 'timeout' });
  expect(visit.missingPaths.size).toBe(0);
});
