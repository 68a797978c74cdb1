import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PortalError, readAnswer, type Endpoint } from '../index.ts';
import { emptyResponse } from './empty-response.ts';
import {
  endpoints,
  createInputs,
  makeMalformed,
  replaceAt,
  tooDeepValues,
  wireTerms,
  type MalformedValue,
} from '../testing/index.ts';

/** The seed makes the cases equal in every run. A failure prints the path to its smallest case. */
const runParameters = { seed: 20_261_122, numRuns: 60 };

/** A valid response in its envelope, with one malformed value. */
const createMalformedAnswers = (
  { response, unwrap }: Endpoint,
  malformed?: fc.Arbitrary<unknown>,
): fc.Arbitrary<MalformedValue & { wholeBody: unknown }> =>
  createInputs(response, wireTerms).chain((wholeBody) =>
    makeMalformed(wholeBody, malformed).map((malformedValue) => ({
      ...malformedValue,
      wholeBody,
      raw: unwrap === 'content' ? { content: malformedValue.raw } : malformedValue.raw,
    })),
  );

/** Copies a value without its undefined fields. */
const toJson = (value: unknown): object => JSON.parse(JSON.stringify(value));

const unwrapContent = ({ unwrap }: Endpoint, raw: unknown): unknown =>
  unwrap === 'content' ? Reflect.get(Object(raw), 'content') : raw;

const readOutcome = (endpoint: Endpoint, raw: unknown): { value: unknown } | PortalError => {
  try {
    return readAnswer(endpoint, raw);
  } catch (error) {
    if (error instanceof PortalError) return error;
    throw error;
  }
};

/** Parses the response without the malformed value, or without the smallest optional part around it. */
function parseWithoutMalformed(
  { response }: Endpoint,
  wholeBody: unknown,
  path: MalformedValue['path'],
): { value: unknown } | undefined {
  for (let length = path.length; length > 0; length--) {
    const remainder = z.safeParse(response, removeAtPath(wholeBody, path.slice(0, length)));
    if (remainder.success) return { value: remainder.data };
  }
  return undefined;
}

const removedMarker = Symbol('gone');
/** Removes a field, or an entry of a list. */
const removeAtPath = (wholeBody: unknown, path: MalformedValue['path']): unknown => {
  const parentPath = path.slice(0, -1);
  const parentValue = parentPath.reduce<unknown>((value, key) => Reflect.get(Object(value), key), wholeBody);
  if (!Array.isArray(parentValue)) return replaceAt(wholeBody, path, undefined);
  const markedItems = parentValue.map((item: unknown, index) => (index === path.at(-1) ? removedMarker : item));
  return replaceAt(
    wholeBody,
    parentPath,
    markedItems.filter((item) => item !== removedMarker),
  );
};

/** The value that the reader must return at least; undefined if a PortalError is correct. */
function getRequiredValue(
  endpoint: Endpoint,
  { raw, wholeBody, path }: MalformedValue & { wholeBody: unknown },
): { value: unknown } | undefined {
  const parsed = z.safeParse(endpoint.response, unwrapContent(endpoint, raw));
  return parsed.success ? { value: parsed.data } : parseWithoutMalformed(endpoint, wholeBody, path);
}

const hasKnownCode = (error: PortalError): boolean => error.code !== 'default_error_message';

test.each(endpoints)('a malformed value in a response to %s drops only its field or entry', (_, endpoint) => {
  const assertMinimalLoss = (generatedValue: MalformedValue & { wholeBody: unknown }): void => {
    const outcome = readOutcome(endpoint, generatedValue.raw);
    const minLoss =
      getRequiredValue(endpoint, generatedValue) ??
      (outcome instanceof PortalError && hasKnownCode(outcome) ? outcome : {});
    expect(toJson(outcome)).toMatchObject(toJson(minLoss));
  };
  fc.assert(fc.property(createMalformedAnswers(endpoint), assertMinimalLoss), runParameters);
});

test.each(endpoints)('a response to %s that is nested too deep fails, unless the call is a write', (_, endpoint) => {
  // A write with a success status has succeeded, whatever the response contains.
  const isIgnored = endpoint.response === emptyResponse || !endpoint.safe;
  const expectRefused = ({ raw }: MalformedValue): void => {
    const outcome = readOutcome(endpoint, raw);
    expect(isIgnored || (outcome instanceof PortalError && outcome.code === 'invalid_response')).toBe(true);
  };
  fc.assert(fc.property(createMalformedAnswers(endpoint, tooDeepValues), expectRefused), {
    ...runParameters,
    numRuns: 10,
  });
});
