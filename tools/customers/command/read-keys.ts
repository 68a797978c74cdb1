import { z } from 'zod';
import { createJsonSchema } from '../json-schema.ts';

const type = z.enum(['string', 'number', 'integer', 'boolean', 'object', 'array']);

/** The parts of JSON Schema that the schema of customer.json uses. */
const baseNode = z.object({
  type: type.optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
});

/** A value's description in the JSON Schema. */
export interface SchemaNode extends z.output<typeof baseNode> {
  properties?: Record<string, SchemaNode> | undefined;
  items?: SchemaNode | undefined;
  anyOf?: SchemaNode[] | undefined;
}

const schemaNode: z.ZodType<SchemaNode> = z.lazy(() =>
  baseNode.extend({
    properties: z.record(z.string(), schemaNode).optional(),
    items: schemaNode.optional(),
    anyOf: z.array(schemaNode).optional(),
  }),
);

/** A key of customer.json. */
export interface Key {
  /** Without positions in lists: `navigation.to`. */
  path: string;
  node: SchemaNode;
  isRequired: boolean;
}

function listNestedKeys(node: SchemaNode, path: string): Key[] {
  const ownKeys = Object.entries(node.properties ?? {}).flatMap(([name, property]) => {
    const nestedPath = path === '' ? name : `${path}.${name}`;
    const key = { path: nestedPath, node: property, isRequired: node.required?.includes(name) ?? false };
    return [key, ...listNestedKeys(property, nestedPath)];
  });
  const parts = [...(node.items ? [node.items] : []), ...(node.anyOf ?? [])];
  return [...ownKeys, ...parts.flatMap((part) => listNestedKeys(part, path))];
}

/** The JSON Schema of customer.json. */
export const readSchema = async (): Promise<SchemaNode> => schemaNode.parse(JSON.parse(await createJsonSchema()));

/** All keys of customer.json, in the order of its JSON Schema. */
export const readKeys = async (): Promise<Key[]> => listNestedKeys(await readSchema(), '');
