import './jitless.ts';
import * as z from 'zod/mini';
import { isRecord } from './is-record.ts';

/** An invalid field or entry that was left out. */
export interface Rejected {
  /** From the answer's root, segments joined by a dot. */
  path: string;
  message: string;
}

export type Reading<Value> = { ok: true; value: Value; rejected: Rejected[] } | { ok: false; issues: Rejected[] };

type Path = readonly PropertyKey[];

/** Far deeper than any schema of the wire. */
const maxDepth = 32;

class TooDeep extends Error {}

/** Whether a null field of an object counts as absent or deletes the field. */
type Nulls = 'absent' | 'kept';

/**
 * The value without its null fields if they count as absent; the same object if no field is dropped. A null entry of a
 * list stays.
 * @throws TooDeep for a value that is nested deeper than any answer; the recursion stops there, so that it cannot
 * exhaust the stack
 */
function shallowEnough(raw: unknown, nulls: Nulls, depth = 0): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  if (depth > maxDepth) throw new TooDeep();
  if (Array.isArray(raw)) {
    const entries = raw.map((entry) => shallowEnough(entry, nulls, depth + 1));
    return entries.every((entry, index) => entry === raw[index]) ? raw : entries;
  }
  let same = true;
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(raw)) {
    const read = shallowEnough(value, nulls, depth + 1);
    const stays = value !== null || nulls === 'kept';
    same &&= stays && read === value;
    if (stays) fields.push([name, read]);
  }
  return same ? raw : Object.fromEntries(fields);
}

function getAtPath(raw: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    raw,
  );
}

/** The place to leave out for an error: the invalid value, or for a missing one the nearest object around it. */
function findPathToRemove(raw: unknown, fault: Path): Path {
  let path = fault;
  while (path.length > 0 && getAtPath(raw, path) === undefined) path = path.slice(0, -1);
  return path;
}

/** The original indexes of a list's entries, after others were left out. */
type OriginalIndexes = WeakMap<object, number[]>;

/** The path in the answer for a path in the copy. */
function toOriginalPath(copy: unknown, path: Path, places: OriginalIndexes): Path {
  return path.map((key, index) => {
    const holder = getAtPath(copy, path.slice(0, index));
    return Array.isArray(holder) && typeof key === 'number' ? (places.get(holder)?.[key] ?? key) : key;
  });
}

/** Removes the place from `copy` itself. */
function removeUnfitEntries(copy: unknown, paths: readonly Path[], places: OriginalIndexes): void {
  const byList = new Map<unknown[], Set<PropertyKey>>();
  for (const path of paths) {
    const key = path.at(-1) ?? '';
    const holder = getAtPath(copy, path.slice(0, -1));
    if (Array.isArray(holder)) byList.set(holder, (byList.get(holder) ?? new Set()).add(key));
    else if (isRecord(holder)) Reflect.deleteProperty(holder, key);
  }
  for (const [list, indexes] of byList) {
    const stays = (_: unknown, index: number): boolean => !indexes.has(index);
    places.set(list, (places.get(list) ?? [...list.keys()]).filter(stays));
    const kept = list.filter(stays);
    // No spread into a call: the list may exceed the limit of arguments.
    list.length = 0;
    for (const item of kept) list.push(item);
  }
}

/**
 * Parses with the tolerance of wire.md: null fields count as absent, and an invalid value is left out and reported. An
 * optional field is left out alone; a required one with the object around it, such as an entry of a list. Parsing fails
 * if that would leave out everything, or if the value is nested too deep.
 * @param nulls `kept` if a null deletes a field
 */
export function readTolerantly<Schema extends z.core.$ZodType>(
  schema: Schema,
  raw: unknown,
  root: Path = [],
  nulls: Nulls = 'absent',
): Reading<z.output<Schema>> {
  let copy: unknown;
  try {
    copy = shallowEnough(raw, nulls);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return { ok: false, issues: [{ path: root.join('.'), message: 'nested too deep' }] };
  }
  const places: OriginalIndexes = new WeakMap();
  const rejected = new Map<string, Rejected>();
  for (;;) {
    const result = z.safeParse(schema, copy);
    if (result.success) return { ok: true, value: result.data, rejected: [...rejected.values()] };
    // The response belongs to the caller, so only a copy is changed.
    if (rejected.size === 0) copy = structuredClone(copy);
    const faults = result.error.issues.map(({ path, message }) => {
      const where = [...root, ...toOriginalPath(copy, path, places)].join('.');
      // The first message names the invalid value; later ones only report that it is missing.
      return { rejected: rejected.get(where) ?? { path: where, message }, spoiled: findPathToRemove(copy, path) };
    });
    const unforgiven = faults.filter(({ spoiled }) => spoiled.length === 0);
    if (unforgiven.length > 0) return { ok: false, issues: unforgiven.map((fault) => fault.rejected) };
    for (const fault of faults) rejected.set(fault.rejected.path, fault.rejected);
    removeUnfitEntries(
      copy,
      faults.map(({ spoiled }) => spoiled),
      places,
    );
  }
}
