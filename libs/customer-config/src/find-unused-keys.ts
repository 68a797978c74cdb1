import { z } from 'zod';
import { isObject } from './is-object.ts';
import { formatPath } from './fault.ts';

/** Marks a key of customer.json, in its schema's meta, that is checked but not used yet. */
export const notUsedYet = { notUsedYet: true };

/**
 * The keys of a customer.json that are not used yet, as paths such as `app_config`. They are notices, not faults: a
 * customer may add them early.
 * @param input the parsed file
 * @param schema made by `customerSchema`
 */
export function listUnusedKeys(input: unknown, schema: z.ZodType): string[] {
  return findUnusedKeys(input, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), []);
}

function findUnusedKeys(value: unknown, schema: unknown, path: readonly string[]): string[] {
  if (!isObject(schema)) return [];
  if (schema.notUsedYet === true) return [formatPath(path)];
  const { properties } = schema;
  if (!isObject(value) || !isObject(properties)) return [];
  return Object.entries(value).flatMap(([key, nestedValue]) =>
    Object.hasOwn(properties, key) ? findUnusedKeys(nestedValue, properties[key], [...path, key]) : [],
  );
}
