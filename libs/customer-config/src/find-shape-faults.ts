import { z } from 'zod';
import { type Fault, show, formatPath } from './fault.ts';
import { isObject } from './is-object.ts';
import { expectedName } from './suggest.ts';

function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (currentValue, key) =>
      typeof currentValue === 'object' && currentValue !== null ? Reflect.get(currentValue, key) : undefined,
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

/** Zod's own message, for issues that this file does not describe itself. */
const simplifyMessage = (message: string) =>
  message
    .replace(/^Invalid input: expected /, '')
    .replace(/^Too big: expected \w+ to be <=/, 'at most ')
    .replace(/^Too small: expected \w+ to be >=/, 'at least ');

/** Suggestions of the schema for a path. */
interface SchemaLookup {
  /** The known keys. */
  getKeys: (path: readonly PropertyKey[]) => readonly string[];
  /** The only required key of an object, if its value is true or false. */
  findSwitch: (path: readonly PropertyKey[]) => string | undefined;
}

function createSchemaLookup(schema: z.ZodType): SchemaLookup {
  const json: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const getChildSchema = (parent: unknown, key: PropertyKey): unknown => {
    if (!isObject(parent)) return undefined;
    if (typeof key === 'number') return parent.items;
    return isObject(parent.properties) ? parent.properties[String(key)] : undefined;
  };
  const getKeys = (path: readonly PropertyKey[]) => {
    const schemaAtPath = path.reduce(getChildSchema, json);
    const options = isObject(schemaAtPath) && Array.isArray(schemaAtPath.anyOf) ? schemaAtPath.anyOf : [schemaAtPath];
    return options.flatMap((option: unknown) => {
      if (!isObject(option)) return [];
      if (isObject(option.properties)) return Object.keys(option.properties);
      const { propertyNames: names } = option;
      return isObject(names) && Array.isArray(names.enum) ? names.enum.map(String) : [];
    });
  };
  const findSwitch = (path: readonly PropertyKey[]) => {
    const schemaAtPath = path.reduce(getChildSchema, json);
    if (!isObject(schemaAtPath) || !Array.isArray(schemaAtPath.required)) return undefined;
    const [key, ...otherKeys] = schemaAtPath.required.map(String);
    const valueSchema = key === undefined ? undefined : getChildSchema(schemaAtPath, key);
    return otherKeys.length === 0 && isObject(valueSchema) && valueSchema.type === 'boolean' ? key : undefined;
  };
  return { getKeys, findSwitch };
}

/** The faults of a value that does not fit its schema. */
export function findShapeFaults(
  file: string,
  input: unknown,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): Fault[] {
  if (issues.length === 0) return [];
  const lookup = createSchemaLookup(schema);
  return issues.flatMap((issue) => describeIssue(file, input, issue, lookup));
}

/**
 * The faults of one zod issue. Messages given in the schema are the expectation itself.
 *
 * @param lookup suggestions of the schema for a path.
 */
function describeIssue(file: string, input: unknown, issue: z.core.$ZodIssue, lookup: SchemaLookup): Fault[] {
  const describeFault = (path: readonly PropertyKey[], expected: string): Fault => ({
    file,
    path: formatPath(path),
    found: show(getValueAt(input, path)),
    expected,
  });
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const names = lookup.getKeys(issue.path);
        const kind = issue.path.join('.') === 'features' ? 'feature' : 'key';
        return describeFault(
          [...issue.path, key],
          names.length > 0 ? expectedName(key, names, kind) : `no key "${key}"`,
        );
      });
    case 'invalid_key':
      return [describeFault(issue.path, describeExpectedKey(issue))];
    case 'invalid_union':
      return (
        describeUnionIssue(issue, file, input, lookup) ?? [describeFault(issue.path, simplifyMessage(issue.message))]
      );
    case 'invalid_value':
      return [describeFault(issue.path, describeExpectedValue(issue, getValueAt(input, issue.path)))];
    case 'invalid_type':
      return [describeFault(issue.path, describeExpectedKind(issue, getValueAt(input, issue.path), lookup))];
    case 'too_big':
      return [
        {
          ...describeFault(issue.path, simplifyMessage(issue.message)),
          ...(issue.origin === 'string' && getLength(getValueAt(input, issue.path))),
        },
      ];
    default:
      return [describeFault(issue.path, simplifyMessage(issue.message))];
  }
}

function describeExpectedValue(issue: z.core.$ZodIssueInvalidValue, found: unknown): string {
  const values = issue.values.map(String);
  if (values.length === 1) return show(issue.values[0]);
  return typeof found === 'string' ? expectedName(found, values, 'value') : `one of ${values.join(', ')}`;
}

/**
 * For a boolean in place of an object it suggests {}, which enables a feature without options, or an object with the
 * boolean as its only required value.
 */
function describeExpectedKind(
  { expected, path }: z.core.$ZodIssueInvalidType,
  found: unknown,
  lookup: SchemaLookup,
): string {
  const kind = kinds[expected] ?? expected;
  if (expected !== 'object' || typeof found !== 'boolean') return kind;
  const switchKey = lookup.findSwitch(path);
  if (switchKey !== undefined) return `{ "${switchKey}": ${found} }`;
  const isFeature = path.length === 2 && path[0] === 'features';
  return found || !isFeature ? `${kind}, such as {}` : `${kind}; remove the key to turn the feature off`;
}

/** The expectation for a record's key, such as a language. */
function describeExpectedKey({ path, issues }: z.core.$ZodIssueInvalidKey): string {
  const [firstIssue] = issues;
  const values = firstIssue?.code === 'invalid_value' ? firstIssue.values.map(String) : [];
  const name = String(path.at(-1));
  return values.length > 0 ? expectedName(name, values, 'key') : `no key "${name}"`;
}

/** Codes of the issues that concern only the content of a value with the right type. */
const contentIssueCodes: ReadonlySet<string> = new Set(['too_big', 'unrecognized_keys']);

/** The faults of the union's member that the value fits best; undefined if no member fits. */
function describeUnionIssue(
  { errors, path }: z.core.$ZodIssueInvalidUnion,
  file: string,
  input: unknown,
  lookup: SchemaLookup,
): Fault[] | undefined {
  const intendedIssues = errors.find((issues) =>
    issues.every((nestedIssue) => nestedIssue.path.length > 0 || contentIssueCodes.has(nestedIssue.code)),
  );
  return intendedIssues?.flatMap((nestedIssue) =>
    describeIssue(file, input, { ...nestedIssue, path: [...path, ...nestedIssue.path] }, lookup),
  );
}

const getLength = (value: unknown) => typeof value === 'string' && { found: `${value.length} characters` };
