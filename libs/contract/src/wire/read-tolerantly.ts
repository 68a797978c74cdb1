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
type NullHandling = 'absent' | 'kept';

/**
 * The value without its null fields if they count as absent; the same object if no field is dropped. A null entry of a
 * list stays.
 * @throws TooDeep for a value that is nested deeper than any answer; the recursion stops there, so that it cannot
 * exhaust the stack
 */
function limitDepth(raw: unknown, nullHandling: NullHandling, depth = 0): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  if (depth > maxDepth) throw new TooDeep();
  if (Array.isArray(raw)) {
    const entries = raw.map((entry) => limitDepth(entry, nullHandling, depth + 1));
    return entries.every((entry, index) => entry === raw[index]) ? raw : entries;
  }
  let isSame = true;
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(raw)) {
    const readValue = limitDepth(value, nullHandling, depth + 1);
    const isKept = value !== null || nullHandling === 'kept';
    isSame &&= isKept && readValue === value;
    if (isKept) fields.push([name, readValue]);
  }
  return isSame ? raw : Object.fromEntries(fields);
}

function getAtPath(raw: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    raw,
  );
}

/** The place to leave out for an error: the invalid value, or for a missing one the nearest object around it. */
function findPathToRemove(raw: unknown, faultPath: Path): Path {
  let path = faultPath;
  while (path.length > 0 && getAtPath(raw, path) === undefined) path = path.slice(0, -1);
  return path;
}

/** The original indexes of a list's entries, after others were left out. */
type OriginalIndexes = WeakMap<object, number[]>;

/** The path in the answer for a path in the copy. */
function toOriginalPath(parsedCopy: unknown, path: Path, originalIndexes: OriginalIndexes): Path {
  return path.map((key, index) => {
    const parent = getAtPath(parsedCopy, path.slice(0, index));
    return Array.isArray(parent) && typeof key === 'number' ? (originalIndexes.get(parent)?.[key] ?? key) : key;
  });
}

/** Removes the place from `parsedCopy` itself. */
function removeUnfitEntries(parsedCopy: unknown, paths: readonly Path[], originalIndexes: OriginalIndexes): void {
  const keysByList = new Map<unknown[], Set<PropertyKey>>();
  for (const path of paths) {
    const key = path.at(-1) ?? '';
    const parent = getAtPath(parsedCopy, path.slice(0, -1));
    if (Array.isArray(parent)) keysByList.set(parent, (keysByList.get(parent) ?? new Set()).add(key));
    else if (isRecord(parent)) Reflect.deleteProperty(parent, key);
  }
  for (const [array, indexes] of keysByList) {
    const isIndexKept = (_: unknown, index: number): boolean => !indexes.has(index);
    originalIndexes.set(array, (originalIndexes.get(array) ?? [...array.keys()]).filter(isIndexKept));
    const keptItems = array.filter(isIndexKept);
    // No spread into a call: the list may exceed the limit of arguments.
    array.length = 0;
    for (const item of keptItems) array.push(item);
  }
}

/**
 * Parses with the tolerance of wire.md: null fields count as absent, and an invalid value is left out and reported. An
 * optional field is left out alone; a required one with the object around it, such as an entry of a list. Parsing fails
 * if that would leave out everything, or if the value is nested too deep.
 * @param nullHandling `kept` if a null deletes a field
 */
export function readTolerantly<Schema extends z.core.$ZodType>(
  schema: Schema,
  raw: unknown,
  root: Path = [],
  nullHandling: NullHandling = 'absent',
): Reading<z.output<Schema>> {
  let parsedCopy: unknown;
  try {
    parsedCopy = limitDepth(raw, nullHandling);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return { ok: false, issues: [{ path: root.join('.'), message: 'nested too deep' }] };
  }
  const originalIndexes: OriginalIndexes = new WeakMap();
  const rejectedByPath = new Map<string, Rejected>();
  for (;;) {
    const result = z.safeParse(schema, parsedCopy);
    if (result.success) return { ok: true, value: result.data, rejected: [...rejectedByPath.values()] };
    // The response belongs to the caller, so only a copy is changed.
    if (rejectedByPath.size === 0) parsedCopy = structuredClone(parsedCopy);
    const faults = result.error.issues.map(({ path, message }) => {
      const failurePath = [...root, ...toOriginalPath(parsedCopy, path, originalIndexes)].join('.');
      // The first message names the invalid value; later ones only report that it is missing.
      return {
        rejected: rejectedByPath.get(failurePath) ?? { path: failurePath, message },
        pathToRemove: findPathToRemove(parsedCopy, path),
      };
    });
    const fatalFaults = faults.filter(({ pathToRemove }) => pathToRemove.length === 0);
    if (fatalFaults.length > 0) return { ok: false, issues: fatalFaults.map((fault) => fault.rejected) };
    for (const fault of faults) rejectedByPath.set(fault.rejected.path, fault.rejected);
    removeUnfitEntries(
      parsedCopy,
      faults.map(({ pathToRemove }) => pathToRemove),
      originalIndexes,
    );
  }
}
