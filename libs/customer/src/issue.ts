import { z } from 'zod';
import { type Fault, show, showPath } from './fault.ts';
import { isObject } from './is-object.ts';
import { expectedName } from './suggest.ts';

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

const kinds: Record<string, string> = {
  string: 'a text',
  object: 'an object',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  record: 'an object',
  array: 'a list',
};

/** Zod's own sentence, for issues without better words here. */
const simplifyMessage = (message: string) =>
  message
    .replace(/^Invalid input: expected /, '')
    .replace(/^Too big: expected \w+ to be <=/, 'at most ')
    .replace(/^Too small: expected \w+ to be >=/, 'at least ');

/** The keys that the schema knows at a path, for suggestions. */
function knownKeys(schema: z.ZodType): (path: readonly PropertyKey[]) => readonly string[] {
  const json: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const child = (parent: unknown, key: PropertyKey): unknown => {
    if (!isObject(parent)) return undefined;
    if (typeof key === 'number') return parent.items;
    return isObject(parent.properties) ? parent.properties[String(key)] : undefined;
  };
  return (path) => {
    const inner = path.reduce(child, json);
    const options = isObject(inner) && Array.isArray(inner.anyOf) ? inner.anyOf : [inner];
    return options.flatMap((option: unknown) => {
      if (!isObject(option)) return [];
      if (isObject(option.properties)) return Object.keys(option.properties);
      const { propertyNames: names } = option;
      return isObject(names) && Array.isArray(names.enum) ? names.enum.map(String) : [];
    });
  };
}

/** The faults of a value that does not fit its schema. */
export function shapeFaults(
  file: string,
  input: unknown,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): Fault[] {
  if (issues.length === 0) return [];
  const getKnownKeys = knownKeys(schema);
  return issues.flatMap((issue) => issueFaults(file, input, issue, getKnownKeys));
}

/**
 * The faults of one zod issue. Messages given in the schema are the expectation itself.
 *
 * @param getKnownKeys the valid keys at a path, for suggestions.
 */
function issueFaults(
  file: string,
  input: unknown,
  issue: z.core.$ZodIssue,
  getKnownKeys: (path: readonly PropertyKey[]) => readonly string[],
): Fault[] {
  const walk = (path: readonly PropertyKey[], expected: string): Fault => ({
    file,
    path: showPath(path),
    found: show(valueAt(input, path)),
    expected,
  });
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const names = getKnownKeys(issue.path);
        const kind = issue.path.join('.') === 'features' ? 'feature' : 'key';
        return walk([...issue.path, key], names.length > 0 ? expectedName(key, names, kind) : `no key "${key}"`);
      });
    case 'invalid_key':
      return [walk(issue.path, expectedKey(issue))];
    case 'invalid_union':
      return unionFaults(issue, file, input, getKnownKeys) ?? [walk(issue.path, simplifyMessage(issue.message))];
    case 'invalid_value':
      return [walk(issue.path, expectedValue(issue, valueAt(input, issue.path)))];
    case 'invalid_type':
      return [walk(issue.path, expectedKind(issue, valueAt(input, issue.path)))];
    case 'too_big':
      return [
        {
          ...walk(issue.path, simplifyMessage(issue.message)),
          ...(issue.origin === 'string' && getLength(valueAt(input, issue.path))),
        },
      ];
    default:
      return [walk(issue.path, simplifyMessage(issue.message))];
  }
}

function expectedValue(issue: z.core.$ZodIssueInvalidValue, found: unknown): string {
  const values = issue.values.map(String);
  if (values.length === 1) return show(issue.values[0]);
  return typeof found === 'string' ? expectedName(found, values, 'value') : `one of ${values.join(', ')}`;
}

/** For a boolean in place of an object it suggests {}, which enables a feature without options. */
function expectedKind({ expected, path }: z.core.$ZodIssueInvalidType, found: unknown): string {
  const kind = kinds[expected] ?? expected;
  if (expected !== 'object' || typeof found !== 'boolean') return kind;
  const isFeature = path.length === 2 && path[0] === 'features';
  return found || !isFeature ? `${kind}, such as {}` : `${kind}; remove the key to turn the feature off`;
}

/** The keys that a record may have are names, such as languages. */
function expectedKey({ path, issues }: z.core.$ZodIssueInvalidKey): string {
  const [firstIssue] = issues;
  const values = firstIssue?.code === 'invalid_value' ? firstIssue.values.map(String) : [];
  const name = String(path.at(-1));
  return values.length > 0 ? expectedName(name, values, 'key') : `no key "${name}"`;
}

/** Issues of a value with the right kind. */
const contentIssueCodes: ReadonlySet<string> = new Set(['too_big', 'unrecognized_keys']);

/** The faults of the union's member that the value fits best; undefined if no member fits. */
function unionFaults(
  { errors, path }: z.core.$ZodIssueInvalidUnion,
  file: string,
  input: unknown,
  getKnownKeys: (path: readonly PropertyKey[]) => readonly string[],
): Fault[] | undefined {
  const meant = errors.find((issues) =>
    issues.every((inner) => inner.path.length > 0 || contentIssueCodes.has(inner.code)),
  );
  return meant?.flatMap((inner) =>
    issueFaults(file, input, { ...inner, path: [...path, ...inner.path] }, getKnownKeys),
  );
}

const getLength = (value: unknown) => typeof value === 'string' && { found: `${value.length} characters` };
