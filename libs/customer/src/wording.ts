import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, show, showPath } from './fault.ts';

/** What is wrong in a customer's own texts, `locales/<locale>.json`: by namespace, nested objects with texts at their ends. */
export function wordingFaults(folder: string, id: string): Fault[] {
  const own = join(folder, 'locales');
  const names = existsSync(own) ? readdirSync(own).filter((name) => name.endsWith('.json')) : [];
  return names.flatMap((name) => {
    const file = `${id}/locales/${name}`;
    try {
      return textFaults(file, JSON.parse(readFileSync(join(own, name), 'utf8')), []);
    } catch (error) {
      return [
        { file, path: '', found: error instanceof Error ? error.message : String(error), expected: 'a JSON object' },
      ];
    }
  });
}

function textFaults(file: string, value: unknown, path: readonly string[]): Fault[] {
  // The first two levels are namespaces and what they hold: texts begin below them.
  if (typeof value === 'string' && path.length > 1) return [];
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, inner]) => textFaults(file, inner, [...path, key]));
  }
  const expected = path.length > 1 ? 'a text, or an object with texts' : 'an object with texts';
  return [{ file, path: showPath(path), found: show(value), expected }];
}
