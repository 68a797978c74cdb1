import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PortalError, readAnswer, type Endpoint } from '../index.ts';
import { done } from './done.ts';
import {
  endpoints,
  getInputs,
  makeMalformed,
  replaceAt,
  tooDeep,
  wireWords,
  type MalformedValue,
} from '../testing/index.ts';

/** The same cases in every run; a failure prints the seed and the path that lead to its smallest case. */
const bounded = { seed: 20_261_122, numRuns: 60 };

/** A valid answer in its envelope, with one malformed value. */
const oddAnswers = (
  { response, unwrap }: Endpoint,
  malformed?: fc.Arbitrary<unknown>,
): fc.Arbitrary<MalformedValue & { whole: unknown }> =>
  getInputs(response, wireWords).chain((whole) =>
    makeMalformed(whole, malformed).map((made) => ({
      ...made,
      whole,
      raw: unwrap === 'content' ? { content: made.raw } : made.raw,
    })),
  );

/** Without undefined fields. */
const asJson = (value: unknown): object => JSON.parse(JSON.stringify(value));

const opened = ({ unwrap }: Endpoint, raw: unknown): unknown =>
  unwrap === 'content' ? Reflect.get(Object(raw), 'content') : raw;

const getOutcome = (endpoint: Endpoint, raw: unknown): { value: unknown } | PortalError => {
  try {
    return readAnswer(endpoint, raw);
  } catch (error) {
    if (error instanceof PortalError) return error;
    throw error;
  }
};

/** The answer without the malformed value, or without the smallest optional part around it; undefined if all parts are required. */
function leastLost(
  { response }: Endpoint,
  whole: unknown,
  path: MalformedValue['path'],
): { value: unknown } | undefined {
  for (let length = path.length; length > 0; length--) {
    const rest = z.safeParse(response, without(whole, path.slice(0, length)));
    if (rest.success) return { value: rest.data };
  }
  return undefined;
}

const gone = Symbol('gone');
/** Removes a field, or an entry with its place in the list. */
const without = (whole: unknown, path: MalformedValue['path']): unknown => {
  const holder = path.slice(0, -1);
  const inside = holder.reduce<unknown>((value, key) => Reflect.get(Object(value), key), whole);
  if (!Array.isArray(inside)) return replaceAt(whole, path, undefined);
  const marked = inside.map((item: unknown, index) => (index === path.at(-1) ? gone : item));
  return replaceAt(
    whole,
    holder,
    marked.filter((item) => item !== gone),
  );
};

/** The least value that must be read; undefined if any typed error is correct. */
function expected(
  endpoint: Endpoint,
  { raw, whole, path }: MalformedValue & { whole: unknown },
): { value: unknown } | undefined {
  const asItIs = z.safeParse(endpoint.response, opened(endpoint, raw));
  return asItIs.success ? { value: asItIs.data } : leastLost(endpoint, whole, path);
}

const isTyped = (error: PortalError): boolean => error.code !== 'default_error_message';

test.each(endpoints)('a malformed value in an answer to %s drops only its field or entry', (_, endpoint) => {
  const costsItself = (odd: MalformedValue & { whole: unknown }): void => {
    const outcome = getOutcome(endpoint, odd.raw);
    const least = expected(endpoint, odd) ?? (outcome instanceof PortalError && isTyped(outcome) ? outcome : {});
    expect(asJson(outcome)).toMatchObject(asJson(least));
  };
  fc.assert(fc.property(oddAnswers(endpoint), costsItself), bounded);
});

test.each(endpoints)(
  'an answer to %s that is nested too deep is an error, unless its content is ignored',
  (_, endpoint) => {
    const silent = endpoint.response === done;
    const isRefused = ({ raw }: MalformedValue): void => {
      const outcome = getOutcome(endpoint, raw);
      expect(silent || (outcome instanceof PortalError && outcome.code === 'invalid_response')).toBe(true);
    };
    fc.assert(fc.property(oddAnswers(endpoint, tooDeep), isRefused), { ...bounded, numRuns: 10 });
  },
);
