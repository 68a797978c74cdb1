import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  exchangeToken,
  getNewPasskeyChallenge,
  getPasskeyChallenge,
  loginUser,
  loginWithCode,
  loginWithPasskey,
  readAnswer,
  updateTag,
  type Endpoint,
} from '../index.ts';
import { createInputs, endpoints, wireTerms } from '../testing/index.ts';

/** The calls that fail after an empty response, because a session needs a token, and a passkey a challenge. */
const tokenCalls: ReadonlySet<Endpoint> = new Set([
  loginUser,
  exchangeToken,
  loginWithCode,
  loginWithPasskey,
  getPasskeyChallenge,
  getNewPasskeyChallenge,
]);

const writeEndpoints = endpoints.filter(([, endpoint]) => !endpoint.safe && !tokenCalls.has(endpoint));

const emptyAnswers = [undefined, '', {}, { content: {} }, { content: null }, { content: [] }, { content: 'ok' }];

/** Valid requests for an endpoint. */
const createRequests = ({ request }: Endpoint) =>
  fc.record({
    params: request.params ? createInputs(request.params, wireTerms) : fc.constant(undefined),
    query: fc.constant(undefined),
    body: request.body ? createInputs(request.body, wireTerms) : fc.constant(undefined),
  });

test.each(writeEndpoints)('%s succeeds after an empty 2xx response [fault-9w]', (_, endpoint) => {
  fc.assert(
    fc.property(createRequests(endpoint), fc.constantFrom(...emptyAnswers), (request, body) => {
      const { value, rejected } = readAnswer(endpoint, body, 200, { request });
      expect(rejected).toEqual([]);
      expect(z.safeParse(endpoint.response, value).success).toBe(true);
    }),
    { seed: 20_261_129, numRuns: 30 },
  );
});

const fields = {
  targetId: 'nil',
  title: 'Save',
  type: 'game',
  mode: 'sync',
  videoType: 'live',
  streamName: 'hd',
} as const;
const request = { params: undefined, query: undefined, body: { ...fields, id: '7', time: 1_000 } };

test('missing and invalid fields of a write’s response have the values of the request [fault-9w]', () => {
  const content = { title: 'Great save', targetId: null, time: 'soon', kind: 'goal' };
  const { value, rejected } = readAnswer(updateTag, { content }, 200, { request });
  expect(value).toMatchObject({ id: '7', title: 'Great save', targetId: 'nil', time: 1_000, kind: 'goal' });
  expect(rejected.map(({ path }) => path)).toEqual(['content.time']);
});

test('a write that the server refuses fails, although its request contains all fields [fault-9w]', () => {
  expect(() => readAnswer(updateTag, { error: 'title_required' }, 200, { request })).toThrow('title_required');
});
