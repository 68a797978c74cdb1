import { readFileSync } from 'node:fs';

/** A catalogue's texts by dotted path: `nav.live` -> `Live`. */
export type Flat = ReadonlyMap<string, string>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws Error with the path of a value that is no text. */
export function flatten(texts: unknown, path = ''): Map<string, string> {
  const textsByKey = new Map<string, string>();
  if (!isRecord(texts)) throw new Error(`"${path}" is neither a text nor an object`);
  for (const [name, value] of Object.entries(texts)) {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') textsByKey.set(key, value);
    else for (const [nestedKey, text] of flatten(value, key)) textsByKey.set(nestedKey, text);
  }
  return textsByKey;
}

/**
 * Reads a catalogue file, flat.
 * @throws Error for a file that is missing, is no JSON, or contains other values than texts
 */
export function readCatalogue(file: string): Map<string, string> {
  return flatten(JSON.parse(readFileSync(file, 'utf8')));
}

const form = /_(zero|one|two|few|many|other)$/;

/**
 * Returns the base of a plural form: `goals_few` -> `goals`. Undefined for another key: a plural is a key whose
 * `_other` form exists.
 */
export function getPluralBase(key: string, texts: Flat): string | undefined {
  const base = key.replace(form, '');
  return base !== key && texts.has(`${base}_other`) ? base : undefined;
}

/** Returns the keys that code uses: plural forms become their base. */
export function toBaseKeys(texts: Flat): Set<string> {
  return new Set([...texts.keys()].map((key) => getPluralBase(key, texts) ?? key));
}

/** The names in `{{name}}`, `{{- name}}` and `{{name, format}}`. */
export function listPlaceholders(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\{\{-?\s{0,9}([\w.]{1,99})(?:[^\w.}][^}]{0,99})?\}\}/g)].map((match) => match[1] ?? ''),
  );
}
