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

/** The flag `u` counts code points, so that a cut never splits a surrogate pair. */
const tooLongPattern = /^(.{299})../su;

function cutText(text: string): string {
  const validPrefix = tooLongPattern.exec(text)?.[1];
  return validPrefix === undefined ? text : `${validPrefix.trimEnd()}…`;
}

/**
 * A name or a title, decoded and cut to 300 characters. A page with titles of 10,000 letters blocked a browser for 15
 * seconds.
 */
export const line = z.pipe(prose, z.transform(cutText));

/** A number, or a text that contains one. */
export const number = z.pipe(z.transform(readNumber), z.number());

/** A side's score, limited far above any sport, because a number of 300 digits would break the layout. */
export const score = z.pipe(z.transform(readNumber), z.number().check(z.gte(-99_999), z.lte(99_999)));

/** A count; a negative number is invalid (decisions, section 6). */
export const count = number.check(z.gte(0));

/** A whole number, 0 or greater. */
export const wholeNumber = z.pipe(z.transform(readNumber), z.int().check(z.nonnegative()));

const yearSeconds = 31_622_400;

/** A length or position in seconds, at most a year, so that sums with dates stay valid dates. */
export const seconds = z.pipe(z.transform(readNumber), z.number().check(z.gte(-yearSeconds), z.lte(yearSeconds)));

/** A boolean; query parameters send it as `true` and `false`. */
export const booleanFlag = z.pipe(
  z.transform((raw: unknown): unknown => flags.get(raw) ?? raw),
  z.boolean(),
);

/** An id that an address can contain. An unsafe integer is refused, because its digits are rounded. */
export const id = z.pipe(
  z.transform((raw: unknown): unknown =>
    typeof raw === 'number' && !Number.isSafeInteger(raw) ? undefined : readText(raw),
  ),
  z.string().check(z.refine(isId, 'not an id')),
);

/** A day, or a time with or without a zone. Databases write a blank instead of T, and omit the zone's minutes. */
const iso8601 = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)?)?$/i;

/** The valid years (decisions, section 6). */
const [firstYear, lastYear] = ['1900', '2199'];

/**
 * Whether a day exists in a valid year. `Date` would read the 31st of February as the 3rd of March.
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

/** An ISO 8601 time, converted to UTC. A time without a zone is UTC (decisions, section 5). */
export const instant = z.pipe(z.transform(readInstant), z.string('not a point in time'));

function toCanonical<const Value extends string>(values: readonly Value[]): (raw: unknown) => Value | undefined {
  const valueByLowerCase = new Map(values.map((value) => [value.toLowerCase(), value]));
  return (raw) => (typeof raw === 'string' ? valueByLowerCase.get(raw.trim().toLowerCase()) : undefined);
}

/** One value of a set in any letter case; other values are invalid. For requests, and for fields without a default. */
export function createStrictChoice<const Value extends string>(values: readonly Value[]) {
  const readValue = toCanonical(values);
  return z.pipe(
    z.transform((raw: unknown): unknown => readValue(raw) ?? raw),
    z.enum(values),
  );
}

/** The strict version of each schema that replaces unknown values by a default or by absence. */
const strictSchemas = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * The strict version of a schema, for changes: unknown values are invalid instead of replaced by a default or absence
 * (decisions, section 6).
 */
export const withoutDefault = (schema: z.core.$ZodType): z.core.$ZodType => strictSchemas.get(schema) ?? schema;

/** One value of a set in any letter case; other values become `fallback` (wire.md, tolerance). */
export function createChoice<const Value extends string>(values: readonly Value[], fallback: Value) {
  const readValue = toCanonical(values);
  const schema = z.transform((raw: unknown): Value => readValue(raw) ?? fallback);
  strictSchemas.set(schema, createStrictChoice(values));
  return schema;
}

/** One value of a set in any letter case; other values count as absent. */
export function createOptionalChoice<const Value extends string>(values: readonly Value[]) {
  const readValue = toCanonical(values);
  const schema = z.optional(z.transform((raw: unknown): Value | undefined => readValue(raw)));
  strictSchemas.set(schema, z.optional(createStrictChoice(values)));
  return schema;
}
