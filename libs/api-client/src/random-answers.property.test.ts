import { createInputs, endpoints, makeMalformed, wireTerms } from '@touchline/contract/testing';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultLimits } from './api.ts';
import { createApi } from './create-api.ts';

afterEach(() => void vi.useRealTimers());

const endpointsByName = new Map(endpoints);

type Outcome = { status: number; text: string } | 'no connection';

const codes = ['token_expired', 'TOKEN_EXPIRED', 'not_found', 'E4711', true, {}, ''];
const refusalOutcomes = fc
  .tuple(fc.constantFrom(200, 400, 401, 403, 404, 409, 429, 500, 503), fc.constantFrom(...codes))
  .map(([status, error]): Outcome => ({ status, text: JSON.stringify({ error, message: '<b>no</b>' }) }));
const otherOutcomes = fc.constantFrom<Outcome>(
  'no connection',
  { status: 200, text: '' },
  { status: 204, text: '' },
  { status: 401, text: '' },
  { status: 404, text: '<!doctype html>' },
  { status: 200, text: '<!doctype html>' },
  { status: 200, text: '{"content":' },
  { status: 200, text: 'null' },
);

/** An endpoint of the contract, and the outcomes of its successive requests. */
const callArbitrary = fc.constantFrom(...endpoints).chain(([name, endpoint]) => {
  const { response, unwrap } = endpoint;
  const answers = createInputs(response, wireTerms)
    .chain((raw) => makeMalformed(raw))
    .map(({ raw }): Outcome => ({
      status: 200,
      text: JSON.stringify(unwrap === 'content' ? { content: raw } : raw) ?? '',
    }));
  return fc.record({
    name: fc.constant(name),
    outcomes: fc.array(fc.oneof(answers, refusalOutcomes, otherOutcomes), { minLength: 1, maxLength: 6 }),
  });
});

test('with random responses a call resolves or fails with a PortalError, after few requests and at most one refresh', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const assertOutcome = async ({ name, outcomes }: { name: string; outcomes: Outcome[] }) => {
    const endpoint = endpointsByName.get(name);
    if (!endpoint) throw new Error(`no endpoint ${name}`);
    let requestCount = 0;
    const refresh = vi.fn(async () => 'new');
    const api = createApi({
      baseUrl: 'https://api.example',
      auth: { token: async () => 'old', refresh },
      fetch: async () => {
        const outcome = outcomes[Math.min(requestCount, outcomes.length - 1)] ?? 'no connection';
        requestCount += 1;
        if (outcome === 'no connection') throw new TypeError('Failed to fetch');
        return new Response(outcome.status === 204 ? null : outcome.text, { status: outcome.status });
      },
    });
    const params = { id: 'a', type: 'faq' };
    let callResult: unknown;
    const input = endpoint.method === 'GET' ? { params, query: {} } : { params, body: {} };
    const callPromise = api.call(endpoint, input).then(
      () => (callResult = 'a value'),
      (error: unknown) => (callResult = error),
    );
    await vi.dynamicImportSettled();
    for (let second = 0; second < 60 && callResult === undefined; second += 1) await vi.advanceTimersByTimeAsync(1_000);
    await callPromise;
    expect(String(callResult)).toMatch(/^(a value$|PortalError)/);
    expect(requestCount).toBeLessThanOrEqual(endpoint.safe ? 2 * defaultLimits.maxTries : 2);
    expect(refresh.mock.calls.length).toBeLessThanOrEqual(1);
    // The client repeats a write only if the server refused its token.
    expect(endpoint.safe || requestCount < 2 || refresh.mock.calls.length === 1).toBe(true);
  };
  await fc.assert(fc.asyncProperty(callArbitrary, assertOutcome), { seed: 20_261_129, numRuns: 150 });
}, 30_000);
