import './jitless.ts';
import * as z from 'zod/mini';

/** An entry that was left out, or a field that does not fit. */
export interface Rejected {
  /** From the answer's root, segments joined by a dot. */
  path: string;
  message: string;
}

export type Reading<Value> = { ok: true; value: Value; rejected: Rejected[] } | { ok: false; issues: Rejected[] };

type Path = readonly PropertyKey[];

/** Far deeper than any shape of the wire; what lies below is not read, so that no answer exhausts the stack. */
const deepest = 32;

/** A null field of an object is an absent one. A null entry of a list stays, and will not fit. */
function withoutNulls(raw: unknown, depth = 0): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  if (depth > deepest) return undefined;
  if (Array.isArray(raw)) return raw.map((item) => withoutNulls(item, depth + 1));
  const fields = Object.entries(raw).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutNulls(value, depth + 1)]));
}

function at(raw: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    raw,
  );
}

/** The path of the innermost list entry that holds the fault, if any list does. */
function entryAround(raw: unknown, path: Path): Path | undefined {
  for (let length = path.length; length > 0; length--) {
    if (typeof path[length - 1] === 'number' && Array.isArray(at(raw, path.slice(0, length - 1))))
      return path.slice(0, length);
  }
  return undefined;
}

/** `raw` holds only what this module copied, so its lists may be cut in place. */
function leaveOut(raw: unknown, entries: Iterable<Path>): void {
  const byList = new Map<unknown[], Set<number>>();
  for (const path of entries) {
    const list = at(raw, path.slice(0, -1));
    const index = path.at(-1);
    if (Array.isArray(list) && typeof index === 'number') byList.set(list, (byList.get(list) ?? new Set()).add(index));
  }
  for (const [list, indexes] of byList) list.splice(0, list.length, ...list.filter((_, index) => !indexes.has(index)));
}

/**
 * Parses with the tolerance of wire.md: null fields count as absent, and a list entry that does not fit is left
 * out and named, so that one bad entry costs itself and not its list. A fault outside any list is not forgiven.
 */
export function readTolerantly<Schema extends z.core.$ZodType>(
  schema: Schema,
  raw: unknown,
  root: Path = [],
): Reading<z.output<Schema>> {
  const copy = withoutNulls(raw);
  const rejected: Rejected[] = [];
  for (;;) {
    const result = z.safeParse(schema, copy);
    if (result.success) return { ok: true, value: result.data, rejected };
    const faults = result.error.issues.map(({ path, message }) => ({ entry: entryAround(copy, path), path, message }));
    const named = faults.map(({ path, message }) => ({ path: [...root, ...path].join('.'), message }));
    const unforgiven = named.filter((_, index) => !faults[index]?.entry);
    if (unforgiven.length > 0) return { ok: false, issues: unforgiven };
    rejected.push(...named);
    leaveOut(
      copy,
      faults.flatMap(({ entry }) => (entry ? [entry] : [])),
    );
  }
}
