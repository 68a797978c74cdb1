import { createInputs, endpoints, wireTerms } from '@touchline/contract/testing';
import {
  buyTicketByStoredCard,
  cancelOrder,
  checkAccessCode,
  checkoutTicket,
  forgotPassword,
  getCreditCard,
  getPortalRedirect,
  getStandings,
  isNotOffered,
  redeemAccessCode,
  resumeContract,
  type Endpoint,
  type EndpointInput,
} from '@touchline/contract';
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

/**
 * True if the status may concern only the requested object, or if the call's effect is too important to give up the
 * call.
 */
const isSentAgain = ({ request, namesObject, effect }: Endpoint, status: number): boolean =>
  effect !== undefined || (status !== 405 && (namesObject === true || request.params !== undefined));

const setFault = (fault?: Record<string, unknown>) =>
  fetch(`${baseUrl}/__faults`, fault ? { method: 'POST', body: JSON.stringify(fault) } : { method: 'DELETE' });

afterEach(() => setFault());
afterAll(() => setFault());

/** A valid request for the endpoint, with generated values. */
function sampleInput({ request }: Endpoint): EndpointInput<Endpoint> {
  const sample = (schema: (typeof request)[keyof typeof request]) =>
    schema && fc.sample(createInputs(schema, wireTerms), { seed: 1, numRuns: 1 })[0];
  return { params: sample(request.params), query: undefined, body: sample(request.body) };
}

/** @param timeoutMs for each call; a busy machine answers the first call late */
function openVisit(headers: Record<string, string> = {}, timeoutMs = 20_000) {
  const missingPaths = new Set<string>();
  let requestCount = 0;
  const api = createApi({
    baseUrl,
    missingCalls: missingPaths,
    limits: { maxTries: 1, tryTimeoutMs: timeoutMs, totalTimeoutMs: timeoutMs, unsafeTime: timeoutMs },
    fetch: (input, init) => {
      requestCount += 1;
      return fetch(input, init);
    },
  });
  const catchError = async (endpoint: Endpoint): Promise<unknown> =>
    api.call(endpoint, sampleInput(endpoint), { headers }).then(
      () => undefined,
      (error: unknown) => error,
    );
  return { catchError, missingPaths, getRequestCount: () => requestCount };
}

it('34 calls are optional', () => expect(optionalCalls).toHaveLength(34));

it.each(optionalCalls)(
  'the optional call %s is sent once per visit when the backend lacks it [fault-9m]',
  async (_, endpoint) => {
    const visit = openVisit({ 'x-variations': 'no-optional-calls' });
    expect(isNotOffered(await visit.catchError(endpoint))).toBe(true);
    expect(isNotOffered(await visit.catchError(endpoint))).toBe(true);
    // A backend without the optional calls answers with this status.
    const status = endpoint.method === 'GET' ? 404 : 405;
    expect(visit.getRequestCount()).toBe(isSentAgain(endpoint, status) ? 2 : 1);
  },
);

it.each([
  ['a ticket’s charge', 404, buyTicketByStoredCard, { body: { event_id: '7' } }],
  ['a ticket’s charge', 405, checkoutTicket, { body: { event_id: '7', card: { token: 't' } } }],
  ['a wrong code', 404, redeemAccessCode, { body: { code: 'NOPE' } }],
  ['the check of a wrong code', 404, checkAccessCode, { body: { code: 'NOPE' } }],
  ['a league without a table', 404, getStandings, { query: { leagueId: '9' } }],
  ['a deleted contract', 404, resumeContract, { body: { platform: 'web', id: '9' } }],
  ['a deleted order', 404, cancelOrder, { body: { id: '9' } }],
  ['no card', 404, getCreditCard, {}],
  ['a page without a redirect', 404, getPortalRedirect, { query: { path: '/x/' } }],
  ['an unknown address', 404, forgotPassword, { body: { username: 'a@b.test' } }],
] as const)(
  'after a response about %s (%i) without an error code, the call is still offered in this visit [ruling-6]',
  async (_, status, endpoint, input) => {
    const missingPaths = new Set<string>();
    const send = async () => Response.json({ detail: 'Not found' }, { status });
    const api = createApi({ baseUrl, missingCalls: missingPaths, limits: { maxTries: 1 }, fetch: send });
    await expect(api.call<Endpoint>(endpoint, input)).rejects.toMatchObject({ status });
    expect([...missingPaths]).toEqual([]);
  },
);

it.each(optionalCalls)('the optional call %s stays available after a 500 [fault-9m]', async (_, endpoint) => {
  const visit = openVisit({ 'x-variations': 'failing-optional-calls' });
  expect(await visit.catchError(endpoint)).toMatchObject({ status: 500 });
  await visit.catchError(endpoint);
  expect([visit.getRequestCount(), visit.missingPaths.size]).toEqual([2, 0]);
});

it.each(optionalCalls)('the optional call %s stays available after a lost answer [fault-9m]', async (_, endpoint) => {
  await setFault({ match: '/api/', kind: 'freeze' });
  const visit = openVisit({}, 150);
  expect(await visit.catchError(endpoint)).toMatchObject({ code: 'timeout' });
  expect(visit.missingPaths.size).toBe(0);
});
