import './jitless.ts';
import * as z from 'zod/mini';
import { isRecord } from './is-record.ts';

/** An invalid field or entry that was left out. */
export interface Rejected {
  /** The path from the response's root, joined by dots. */
  path: string;
  message: string;
}

export type Reading<Value> = { ok: true; value: Value; rejected: Rejected[] } | { ok: false; issues: Rejected[] };

type Path = readonly PropertyKey[];

/** The deepest nesting, far above the nesting of any schema. */
const maxDepth = 32;

class TooDeep extends Error {}

/** Whether a null field counts as absent, or is kept because it deletes a field. */
type NullHandling = 'absent' | 'kept';

/**
 * Drops null fields if they count as absent, but not null entries of lists. Returns the same object if nothing changes.
 * @throws TooDeep above `maxDepth`, before the recursion exhausts the stack
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

/** The path of the part to remove for an error: the invalid value, or for a missing one the object around it. */
function findPathToRemove(raw: unknown, faultPath: Path): Path {
  let path = faultPath;
  while (path.length > 0 && getAtPath(raw, path) === undefined) path = path.slice(0, -1);
  return path;
}

/** For each list from which entries were removed: the original indexes of the remaining entries. */
type OriginalIndexes = WeakMap<object, number[]>;

/** Converts a path in the copy to the path in the response. */
function toOriginalPath(parsedCopy: unknown, path: Path, originalIndexes: OriginalIndexes): Path {
  return path.map((key, index) => {
    const parent = getAtPath(parsedCopy, path.slice(0, index));
    return Array.isArray(parent) && typeof key === 'number' ? (originalIndexes.get(parent)?.[key] ?? key) : key;
  });
}

/** Removes the parts at these paths from `parsedCopy`, which it modifies. */
function removeInvalidParts(parsedCopy: unknown, paths: readonly Path[], originalIndexes: OriginalIndexes): void {
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
    // `array.push(...keptItems)` would fail for a list above the limit of arguments.
    array.length = 0;
    for (const item of keptItems) array.push(item);
  }
}

/**
 * Parses with the tolerance of wire.md: null fields count as absent, and invalid values are left out and reported. An
 * invalid required field is left out together with the object around it, such as a list's entry. Parsing fails if
 * nothing would remain, or if the value is nested too deep.
 * @param nullHandling `kept` if null deletes a field
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
    // The caller owns the response, so only a copy may change.
    if (rejectedByPath.size === 0) parsedCopy = structuredClone(parsedCopy);
    const faults = result.error.issues.map(({ path, message }) => {
      const failurePath = [...root, ...toOriginalPath(parsedCopy, path, originalIndexes)].join('.');
      // Only the first message describes the invalid value. After the value's removal, zod reports a missing value.
      return {
        rejected: rejectedByPath.get(failurePath) ?? { path: failurePath, message },
        pathToRemove: findPathToRemove(parsedCopy, path),
      };
    });
    const fatalFaults = faults.filter(({ pathToRemove }) => pathToRemove.length === 0);
    if (fatalFaults.length > 0) return { ok: false, issues: fatalFaults.map((fault) => fault.rejected) };
    for (const fault of faults) rejectedByPath.set(fault.rejected.path, fault.rejected);
    removeInvalidParts(
      parsedCopy,
      faults.map(({ pathToRemove }) => pathToRemove),
      originalIndexes,
    );
  }
}
