import fc from 'fast-check';

/** A JSON value with one malformed value. */
export interface MalformedValue {
  raw: unknown;
  /** The place of the malformed value; empty if all of the JSON is replaced. */
  path: readonly (string | number)[];
  /** The malformed value; undefined if the field is missing. */
  replacement: unknown;
  /** The text that a failure prints. */
  [fc.toStringMethod]: () => string;
}

const toShortText = (value: unknown, maxCharacters: number): string =>
  (JSON.stringify(value) ?? 'nothing').slice(0, maxCharacters);

const createNested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const createDeepObject = (depth: number): unknown => JSON.parse(`${'{"id":'.repeat(depth)}1${'}'.repeat(depth)}`);

/** Texts that have caused errors in software. */
const malformedTexts = [
  '',
  ' ',
  '.',
  '..',
  'a/b',
  '../../etc/passwd',
  '%2e%2e%2f',
  '\0',
  'a\u0007b',
  '\ud800',
  '\u202eevil',
  '🏒'.repeat(40),
  'İ'.repeat(100),
  'x'.repeat(2_000),
  'wide '.repeat(1_000),
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'NaN',
  '-0',
  '1e999',
  '2H',
  'soon',
  '2026-02-12T18:00:00',
  '2026-02-12 18:00',
  '0000-00-00',
  '2026-13-45T99:99:99Z',
  ' LIVE ',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
  '//evil.example/x',
  '#',
  'red;}',
];

const extremeNumbers = [0, -1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324];

const wrongTypes: readonly unknown[] = [
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [1, 'a', {}],
  { length: 3 },
  { toString: 'x' },
  { id: null },
];

/** Values of a wrong type, range or size for any field. */
export const malformedValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(undefined, null),
  fc.constantFrom(...wrongTypes),
  fc.constantFrom(...malformedTexts),
  fc.constantFrom(...extremeNumbers),
  fc.constantFrom(
    createNested(8),
    createDeepObject(8),
    Array.from({ length: 2_000 }, (_, index) => index),
    'x'.repeat(100_000),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values so deeply nested that the reader refuses the whole response. */
export const tooDeepValues: fc.Arbitrary<unknown> = fc.constantFrom(
  createNested(64),
  createDeepObject(64),
  createNested(5_000),
);

type Path = MalformedValue['path'];

/** The paths of a JSON value and of all values inside it. */
export function getValuePaths(raw: unknown, path: Path = []): Path[] {
  if (typeof raw !== 'object' || raw === null) return [path];
  const children: (readonly [string | number, unknown])[] = Array.isArray(raw)
    ? [...raw.entries()]
    : Object.entries(raw);
  return [path, ...children.flatMap(([key, value]) => getValuePaths(value, [...path, key]))];
}

/**
 * Copies a JSON value and replaces one value inside it. Undefined removes a field, but makes a list's entry null,
 * because JSON has no undefined.
 */
export function replaceAt(raw: unknown, [key, ...restOfPath]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(raw))
    return raw.map((item, index) => (index === key ? (replaceAt(item, restOfPath, replacement) ?? null) : item));
  if (typeof raw !== 'object' || raw === null) return raw;
  const fields = Object.entries(raw).map(([name, value]) => [
    name,
    name === key ? replaceAt(value, restOfPath, replacement) : value,
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Replaces one value inside of JSON by a malformed one: missing, null, of a wrong type, huge, or nested. */
export function makeMalformed(
  raw: unknown,
  malformed: fc.Arbitrary<unknown> = malformedValues,
): fc.Arbitrary<MalformedValue> {
  return fc.tuple(fc.constantFrom(...getValuePaths(raw)), malformed).map(([path, replacement]) => ({
    raw: replaceAt(raw, path, replacement),
    path,
    replacement,
    [fc.toStringMethod]: () => `${toShortText(replacement, 200)} at "${path.join('.')}" of ${toShortText(raw, 2_000)}`,
  }));
}
