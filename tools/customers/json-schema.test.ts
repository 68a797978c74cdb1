import { expect, test } from 'vitest';
import { createJsonSchema } from './json-schema.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Finds values that an editor cannot complete, or accepts although the build refuses them. */
function findGaps(node: unknown, path: string): string[] {
  if (!isNode(node)) return [];
  const { properties, anyOf, type } = node;
  const ownGaps = [
    ...(type === 'array' && node.maxItems === undefined ? [`${path}: as many entries as one likes`] : []),
    ...(type === 'array' && isNode(node.items) && node.items.type === 'string' && node.uniqueItems !== true
      ? [`${path}: the same entry twice`]
      : []),
    ...(type === 'string' && !['enum', 'pattern', 'format', 'maxLength'].some((key) => key in node)
      ? [`${path}: any text`]
      : []),
  ];
  const nestedGaps = Object.entries(isNode(properties) ? properties : {}).flatMap(([key, value]) => [
    ...(isNode(value) && typeof value.description === 'string' ? [] : [`${path}.${key}: no description`]),
    ...findGaps(value, `${path}.${key}`),
  ]);
  const parts = [node.items, node.additionalProperties, node.propertyNames, ...(Array.isArray(anyOf) ? anyOf : [])];
  return [...ownGaps, ...nestedGaps, ...parts.flatMap((part) => findGaps(part, path))];
}

test('the JSON Schema describes every key and limits every value', async () => {
  expect(findGaps(JSON.parse(await createJsonSchema()), '')).toEqual([]);
});
