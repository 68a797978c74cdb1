import { renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { readSchema, type SchemaNode } from './read-keys.ts';

/** Sorts the keys of objects as in the schema; keys that the schema does not know stay behind them. */
function sortKeys(value: unknown, node: SchemaNode | undefined): unknown {
  if (Array.isArray(value)) return value.map((entry) => sortKeys(entry, node?.items));
  if (typeof value !== 'object' || value === null || !node?.properties) return value;
  const { properties } = node;
  const order = Object.keys(properties);
  const getRank = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  const entries = Object.entries(value).toSorted(([keyA], [keyB]) => getRank(keyA) - getRank(keyB));
  return Object.fromEntries(entries.map(([key, nested]) => [key, sortKeys(nested, properties[key])]));
}

/** The text of customer.json for a value: keys in the order of the schema, and the repository's format. */
export async function formatCustomer(value: unknown): Promise<string> {
  const text = JSON.stringify(sortKeys(value, await readSchema()), null, 2);
  return (await format('customer.json', text, { printWidth: 120 })).code;
}

/** Writes a file so that readers see the old or the new text, and never a part. */
export function replaceFile(path: string, text: string): void {
  const newPath = join(dirname(path), '.customer.json.new');
  writeFileSync(newPath, text);
  renameSync(newPath, path);
}
