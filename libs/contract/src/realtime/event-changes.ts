import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { eventSchema, type WireEvent } from '../events/event.ts';
import { isRecord } from '../wire/is-record.ts';
import { readTolerantly, type Rejected } from '../wire/read-tolerantly.ts';
import { withoutDefault } from '../wire/values.ts';

type Part<Value> = Value extends readonly unknown[] ? Value : Value extends object ? Changes<Value> : Value;
type Changes<Whole> = { [Name in keyof Whole]?: Part<NonNullable<Whole[Name]>> | null | undefined };

/** The changed fields of an event: arrays replace, null deletes (decisions, realtime). */
export type EventChanges = Omit<Changes<WireEvent>, 'id'>;

export type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** The fields of an object's schema, optional or not; undefined for any other schema. */
export function getFields(schema: z.core.$ZodType): Fields | undefined {
  if (schema instanceof z.ZodMiniOptional)
    return schema.def.innerType instanceof z.ZodMiniObject ? schema.def.innerType.shape : undefined;
  return schema instanceof z.ZodMiniObject ? schema.shape : undefined;
}

/** An invalid field or list entry. The path starts at the root of the changes. */
interface Fault {
  path: (string | number)[];
  message: string;
}

const toFault = ({ path, message }: Rejected): Fault => ({
  path: path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  message,
});

/** Objects that change only as a whole: a new price with the old currency would be wrong. */
const atomicObjects: ReadonlySet<string> = new Set(['price_from', 'clock', 'last_goal']);

/** Objects that a change replaces: a goal without an assist must not keep the assist of the goal before. */
export const replacedObjects: ReadonlySet<string> = new Set(['last_goal']);

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function readPart(
  fields: Fields,
  raw: Record<string, unknown>,
  faults: Fault[],
  root: readonly string[],
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    if (!Object.hasOwn(raw, name)) continue;
    const value = raw[name];
    const fieldSchemas = getFields(schema);
    const path = [...root, name];
    if (value === null && schema instanceof z.ZodMiniOptional) changes[name] = null;
    else if (fieldSchemas && isRecord(value)) {
      const partFaults: Fault[] = [];
      changes[name] = readPart(fieldSchemas, value, partFaults, path);
      // zod modifies the path of an issue, so each fault needs its own array.
      const [firstFault] = partFaults;
      if (atomicObjects.has(name) && firstFault) faults.push({ ...firstFault, path });
      else faults.push(...partFaults);
    } else {
      const reading = readTolerantly(withoutDefault(schema), value, path);
      if (reading.ok && reading.rejected.length > 0 && isEmptyList(reading.value))
        faults.push({ path, message: 'no readable entry' });
      else if (reading.ok) {
        changes[name] = reading.value ?? null;
        faults.push(...reading.rejected.map(toFault));
      } else faults.push({ path, message: reading.issues[0]?.message ?? 'does not fit' });
    }
  }
  return changes;
}

const { id: _id, ...changeableFields } = eventSchema.shape;

/**
 * Reads changes with the event's schemas, but without their defaults, and leaves out unknown fields. Each invalid field
 * is a separate issue with its path, so that a tolerant reader leaves out only that field.
 */
export const eventChangesSchema: z.ZodMiniType<EventChanges> = z.pipe(
  z.transform((raw: unknown, context): unknown => {
    const faults: Fault[] = [];
    const changes = isRecord(raw) ? readPart(changeableFields, raw, faults, []) : undefined;
    if (!changes) faults.push({ path: [], message: 'not an object' });
    for (const issue of faults) context.issues.push({ code: 'custom', input: raw, ...issue });
    return changes;
  }),
  // `readPart` has parsed the fields with the event's schemas.
  z.custom<EventChanges>(isRecord),
);
