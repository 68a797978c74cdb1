import type { z } from 'zod';
import { type Fault, show, showPath } from './fault.ts';
import { expectedName } from './suggest.ts';

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

const kinds: Record<string, string> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  record: 'an object',
  array: 'a list',
};

/** Zod's own sentence, for the issues that have no better words here. */
const standard = (message: string) =>
  message
    .replace(/^Invalid input: expected /, '')
    .replace(/^Too big: expected \w+ to be <=/, 'at most ')
    .replace(/^Too small: expected \w+ to be >=/, 'at least ');

/**
 * The faults of one zod issue. Messages given in the schema are the expectation itself.
 *
 * @param known the keys that may stand at a path, to suggest a name for a misspelt one.
 */
export function issueFaults(
  file: string,
  input: unknown,
  issue: z.core.$ZodIssue,
  known: (path: readonly PropertyKey[]) => readonly string[],
): Fault[] {
  const at = (path: readonly PropertyKey[], expected: string): Fault => ({
    file,
    path: showPath(path),
    found: show(valueAt(input, path)),
    expected,
  });
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const names = known(issue.path);
        const kind = issue.path.join('.') === 'features' ? 'feature' : 'key';
        return at([...issue.path, key], names.length > 0 ? expectedName(key, names, kind) : 'no such key');
      });
    case 'invalid_key':
      return [at(issue.path, 'no such key')];
    case 'invalid_value':
      return [at(issue.path, expectedValue(issue, valueAt(input, issue.path)))];
    case 'invalid_type':
      return [at(issue.path, kinds[issue.expected] ?? (issue.expected === 'object' ? 'an object' : issue.expected))];
    default:
      return [at(issue.path, standard(issue.message))];
  }
}

function expectedValue(issue: z.core.$ZodIssueInvalidValue, found: unknown): string {
  const values = issue.values.map(String);
  if (values.length === 1) return show(issue.values[0]);
  return typeof found === 'string' ? expectedName(found, values, 'value') : `one of ${values.join(', ')}`;
}
