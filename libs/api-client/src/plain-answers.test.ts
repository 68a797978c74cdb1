import { endpoints, createInputs, wireTerms } from '@touchline/contract/testing';
import type { Endpoint } from '@touchline/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ApiReport } from './api.ts';
import { createApi } from './create-api.ts';

const writeEndpoints = endpoints.filter(([, { safe }]) => !safe);
const needsAnswer = ({ effect, path }: Endpoint): boolean =>
  effect === 'charge' || effect === 'sign_in' || path.endsWith('passkey_challenge');
const confirmedWrites = writeEndpoints.filter(([, endpoint]) => !needsAnswer(endpoint));

async function send(endpoint: Endpoint, text: string) {
  const reports: ApiReport[] = [];
  const { params, body } = endpoint.request;
  const sample = (schema: typeof body) =>
    schema && fc.sample(createInputs(schema, wireTerms), { seed: 1, numRuns: 1 })[0];
  const api = createApi({
    baseUrl: 'https://api.test',
    fetch: async () => new Response(text),
    onReport: (report) => reports.push(report),
  });
  const outcome = await api.call<Endpoint>(endpoint, { params: sample(params), body: sample(body) }).then(
    () => 'written',
    (error: { code: string; status: number }) => `${error.code} ${error.status}`,
  );
  return { outcome, reports };
}

it.each(confirmedWrites)(
  '%s succeeds when the response is the text OK, which is reported [fault-9w]',
  async (_, endpoint) => {
    const { outcome, reports } = await send(endpoint, 'OK');
    expect(outcome).toBe('written');
    expect(reports).toMatchObject([{ kind: 'left_out', path: '' }]);
    expect((await send(endpoint, '')).outcome).toBe('written');
  },
);

it.each(writeEndpoints)(
  '%s fails when the response is a log-in page or broken JSON with status 200 [fault-9w]',
  async (_, endpoint) => {
    for (const text of ['<!doctype html><p>Log in', ' <html>', 'Welcome <a href="/">on</a>', '{"error":"ti'])
      expect((await send(endpoint, text)).outcome).toBe('invalid_response 502');
  },
);

it.each(writeEndpoints.filter(([, endpoint]) => needsAnswer(endpoint)))(
  '%s fails when the response is the text OK, which contains no charge, no session and no challenge',
  async (_, endpoint) => expect((await send(endpoint, 'OK')).outcome).toBe('invalid_response 502'),
);
