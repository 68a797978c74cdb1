import './jitless.ts';
import * as z from 'zod/mini';
import { decodeEntities } from './decode-entities.ts';
import { isId } from './is-id.ts';

const readText = (raw: unknown): unknown => (typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : raw);

const readNumber = (raw: unknown): unknown =>
  typeof raw === 'string' && raw.trim() !== '' && Number.isFinite(Number(raw)) ? Number(raw) : raw;

const flags = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
]);

/** A text, or a number as text. */
export const text = z.pipe(z.transform(readText), z.string());

/** A description: plain text of several lines, whose HTML entities are decoded. */
export const prose = z.pipe(text, z.transform(decodeEntities));

/** Counts whole characters: half a surrogate pair would be drawn as a box. */
const tooLongPattern = /^(.{299})../su;

function cutText(text: string): string {
  const validPrefix = tooLongPattern.exec(text)?.[1];
  return validPrefix === undefined ? text : `${validPrefix.trimEnd()}…`;
}

/**
 * A name or a title, decoded and cut to 300 characters. A page of titles that were single words of 10,000 letters blocked a browser
 * for 15 seconds.
 */
export const line = z.pipe(prose, z.transform(cutText));

/** A number, or a text that contains one. */
export const number = z.pipe(z.transform(readNumber), z.number());

/** Points of a side, limited far above any sport: a number of 300 digits would be wider than the page. */
export const score = z.pipe(z.transform(readNumber), z.number().check(z.gte(-99_999), z.lte(99_999)));

/** A count; below zero it is absent (decisions, section 6). */
export const count = number.check(z.gte(0));

/** A whole number from 0 on. */
export const wholeNumber = z.pipe(z.transform(readNumber), z.int().check(z.nonnegative()));

const yearSeconds = 31_622_400;

/** A length, or a position in a recording, in seconds: within a year, so that sums of times stay valid dates. */
export const seconds = z.pipe(z.transform(readNumber), z.number().check(z.gte(-yearSeconds), z.lte(yearSeconds)));

/** A yes or no; query parameters spell it `true` and `false`. */
export const booleanFlag = z.pipe(
  z.transform((raw: unknown): unknown => flags.get(raw) ?? raw),
  z.boolean(),
);

/** An id that an address can carry; an unsafe integer has already lost digits and is refused. */
export const id = z.pipe(
  z.transform((raw: unknown): unknown =>
    typeof raw === 'number' && !Number.isSafeInteger(raw) ? undefined : readText(raw),
  ),
  z.string().check(z.refine(isId, 'not an id')),
);

/** A day, or a time with or without a zone; databases write a blank for the T and omit the zone's minutes. */
const iso8601 = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)?)?$/i;

/** Years of the wire (decisions, section 6). */
const [firstYear, lastYear] = ['1900', '2199'];

/**
 * Whether the month has that day, in the years of the wire: `Date` would read the 31st of February as the 3rd of March.
 */
function isDay(day: string): boolean {
  const timeMs = Date.parse(`${day}T00:00Z`);
  const year = day.slice(0, 4);
  if (year < firstYear || year > lastYear) return false;
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(day);
}

function readInstant(raw: unknown): string | undefined {
  const [, day = '', time = '00:00', hours = '+00', minutes = '00'] =
    (typeof raw === 'string' && iso8601.exec(raw.trim())) || [];
  const timeMs = Date.parse(`${day}T${time}${hours}:${minutes}`);
  return Number.isNaN(timeMs) || !isDay(day) ? undefined : new Date(timeMs).toISOString();
}

/** A point in time, ISO 8601, converted to UTC; without a zone it is UTC (decisions, section 5). */
export const instant = z.pipe(z.transform(readInstant), z.string('not a point in time'));

function toCanonical<const Value extends string>(values: readonly Value[]): (raw: unknown) => Value | undefined {
  const valueByLowerCase = new Map(values.map((value) => [value.toLowerCase(), value]));
  return (raw) => (typeof raw === 'string' ? valueByLowerCase.get(raw.trim().toLowerCase()) : undefined);
}

/** One value of a set in any letter case; any other does not fit. For requests, and for fields without a default. */
export function createStrictChoice<const Value extends string>(values: readonly Value[]) {
  const readValue = toCanonical(values);
  return z.pipe(
    z.transform((raw: unknown): unknown => readValue(raw) ?? raw),
    z.enum(values),
  );
}

/** Schemas with a default for unknown values, and their strict versions. */
const strictSchemas = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * A schema for changes: a value that a whole entity replaces by its default or by absence does not fit (decisions,
 * section 6).
 */
export const withoutDefault = (schema: z.core.$ZodType): z.core.$ZodType => strictSchemas.get(schema) ?? schema;

/** One value of a set in any letter case; any other becomes the default (wire.md, tolerance). */
export function createChoice<const Value extends string>(values: readonly Value[], fallback: Value) {
  const readValue = toCanonical(values);
  const schema = z.transform((raw: unknown): Value => readValue(raw) ?? fallback);
  strictSchemas.set(schema, createStrictChoice(values));
  return schema;
}

/** One value of a set in any letter case; any other counts as absent. */
export function createOptionalChoice<const Value extends string>(values: readonly Value[]) {
  const readValue = toCanonical(values);
  const schema = z.optional(z.transform((raw: unknown): Value | undefined => readValue(raw)));
  strictSchemas.set(schema, z.optional(createStrictChoice(values)));
  return schema;
}
