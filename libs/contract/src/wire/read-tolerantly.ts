import './jitless.ts';
import * as z from 'zod/mini';
import { isRecord } from './is-record.ts';

/** A field or an entry that does not fit, and was left out. */
export interface Rejected {
  /** From the answer's root, segments joined by a dot. */
  path: string;
  message: string;
}

export type Reading<Value> = { ok: true; value: Value; rejected: Rejected[] } | { ok: false; issues: Rejected[] };

type Path = readonly PropertyKey[];

/** Far deeper than any shape of the wire. */
const deepest = 32;

class TooDeep extends Error {}

/** Whether a null field of an object is an absent one, or says something. */
type Nulls = 'absent' | 'kept';

/**
 * What was given, without its null fields where they are absent ones: itself where it has none. A null entry of a list stays.
 * @throws TooDeep for what is nested deeper than any answer; it looks no deeper itself, so that nothing exhausts the stack
 */
function shallowEnough(raw: unknown, nulls: Nulls, depth = 0): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  if (depth > deepest) throw new TooDeep();
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

function at(raw: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    raw,
  );
}

/** What is to be left out for a fault: what stands there, and where nothing does, what should hold it and may not be without. */
function spoiledBy(raw: unknown, fault: Path): Path {
  let path = fault;
  while (path.length > 0 && at(raw, path) === undefined) path = path.slice(0, -1);
  return path;
}

/** Where the entries of a list stood before others were left out of it. */
type Places = WeakMap<object, number[]>;

/** A path of the copy, as it was in the answer. */
function named(copy: unknown, path: Path, places: Places): Path {
  return path.map((key, index) => {
    const holder = at(copy, path.slice(0, index));
    return Array.isArray(holder) && typeof key === 'number' ? (places.get(holder)?.[key] ?? key) : key;
  });
}

/** Cuts `copy` in place. */
function leaveOut(copy: unknown, paths: readonly Path[], places: Places): void {
  const byList = new Map<unknown[], Set<PropertyKey>>();
  for (const path of paths) {
    const key = path.at(-1) ?? '';
    const holder = at(copy, path.slice(0, -1));
    if (Array.isArray(holder)) byList.set(holder, (byList.get(holder) ?? new Set()).add(key));
    else if (isRecord(holder)) Reflect.deleteProperty(holder, key);
  }
  for (const [list, indexes] of byList) {
    const stays = (_: unknown, index: number): boolean => !indexes.has(index);
    places.set(list, (places.get(list) ?? [...list.keys()]).filter(stays));
    const kept = list.filter(stays);
    // Not spread into a call: there may be more than it takes.
    list.length = 0;
    for (const item of kept) list.push(item);
  }
}

/**
 * Parses with the tolerance of wire.md: null fields count as absent. What does not fit is left out and named: a field where it may be
 * absent, otherwise what holds it, so that an odd field costs itself, and an entry that still does not fit costs itself and not its list.
 * Only where that would leave nothing, or where the whole is nested without end, it is not read.
 * @param nulls kept where a null says something: that a field is cleared
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
  const places: Places = new WeakMap();
  const rejected = new Map<string, Rejected>();
  for (;;) {
    const result = z.safeParse(schema, copy);
    if (result.success) return { ok: true, value: result.data, rejected: [...rejected.values()] };
    // The answer itself is not ours to cut.
    if (rejected.size === 0) copy = structuredClone(copy);
    const faults = result.error.issues.map(({ path, message }) => {
      const where = [...root, ...named(copy, path, places)].join('.');
      // What was said first tells what stood there; later it is only missing.
      return { rejected: rejected.get(where) ?? { path: where, message }, spoiled: spoiledBy(copy, path) };
    });
    const unforgiven = faults.filter(({ spoiled }) => spoiled.length === 0);
    if (unforgiven.length > 0) return { ok: false, issues: unforgiven.map((fault) => fault.rejected) };
    for (const fault of faults) rejected.set(fault.rejected.path, fault.rejected);
    leaveOut(
      copy,
      faults.map(({ spoiled }) => spoiled),
      places,
    );
  }
}
