import fc from 'fast-check';
import { examples } from '../examples.ts';
import { eventStatuses, type Endpoint } from '../index.ts';
import { createInputs } from './create-inputs.ts';
import { makeMalformed, malformedValues } from './make-malformed.ts';
import { endpoints, wireTerms } from './list-contract.ts';

/** Texts that a page must never show, whatever the backend answers. */
export const nonsense = /undefined|NaN|\[object|Invalid Date|Infinity/;

/** Malformed values without such a text, because a page may show the values themselves. */
const cleanMalformedValues = malformedValues.filter((value) => typeof value !== 'string' || !nonsense.test(value));

interface Call {
  endpoint: Endpoint;
  path: RegExp;
  /** The endpoint's example response, with any event status. */
  likelyBodies: fc.Arbitrary<unknown>;
}

const calls = endpoints.map(([name, endpoint]): Call => {
  const example = JSON.stringify(Object.entries(examples).find(([key]) => key === name)?.[1]);
  const findValueByStatus = (status: string): unknown =>
    JSON.parse(example.replaceAll(/"status":"[a-z]+"/g, `"status":"${status}"`));
  return {
    endpoint,
    path: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
    likelyBodies: fc.constantFrom(...eventStatuses).map(findValueByStatus),
  };
});

/** A response in its envelope, with two malformed values. */
function createMalformedAnswer({ endpoint: { response, unwrap }, likelyBodies }: Call): fc.Arbitrary<unknown> {
  const validBodies = createInputs(response, wireTerms).map((raw) => (unwrap === 'content' ? { content: raw } : raw));
  return fc
    .oneof(likelyBodies, validBodies)
    .chain((raw) => makeMalformed(raw, cleanMalformedValues))
    .chain(({ raw }) => makeMalformed(raw, cleanMalformedValues))
    .map(({ raw }) => raw);
}

/** A fetch whose every response has malformed values. @param generator from `fc.gen()` of a property */
export const createMalformedBackend =
  (generator: fc.GeneratorValue): typeof fetch =>
  async (input, init) => {
    const { url, method } = new Request(input, init);
    const { pathname } = new URL(url);
    const call = calls.find(({ endpoint, path }) => endpoint.method === method && path.test(pathname));
    return call
      ? Response.json(generator(createMalformedAnswer, call) ?? null)
      : Response.json({ error: 'not_found' }, { status: 404 });
  };
