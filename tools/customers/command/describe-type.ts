import type { SchemaNode } from './read-keys.ts';

/** Longer patterns are no help to a reader. */
const maxPatternCharacters = 40;

const formats: Readonly<Record<string, string>> = {
  'color-hex': 'a colour as #rrggbb',
  hostname: 'a host name',
  uri: 'an https address',
  'uri-reference': 'an address or a path',
  uuid: 'a UUID',
};

const describeRange = ({ minimum, maximum }: SchemaNode): string =>
  minimum === undefined || maximum === undefined ? '' : ` from ${minimum} to ${maximum}`;

function describeText({ format, pattern, maxLength }: SchemaNode): string {
  if (format !== undefined) return formats[format] ?? `a text (${format})`;
  if (pattern !== undefined && pattern.length <= maxPatternCharacters) return `a text that matches ${pattern}`;
  return maxLength === undefined ? 'a text' : `a text of at most ${maxLength} characters`;
}

/** The type of a key's value, in words. */
export function describeType(node: SchemaNode): string {
  const { type, anyOf, items, maxItems } = node;
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (anyOf) return anyOf.map(describeType).join(', or ');
  if (type === 'boolean') return 'true or false';
  if (type === 'integer') return `a whole number${describeRange(node)}`;
  if (type === 'number') return `a number${describeRange(node)}`;
  if (type === 'string') return describeText(node);
  if (type !== 'array') return 'an object';
  const limit = maxItems === undefined ? 'a list' : `a list of at most ${maxItems}`;
  return items ? `${limit}, each ${describeType(items)}` : limit;
}
