import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { eventSchema, type WireEvent } from '../events/event.ts';
import { isRecord } from '../wire/is-record.ts';
import { readTolerantly, type Rejected } from '../wire/read-tolerantly.ts';

type Part<Value> = Value extends readonly unknown[] ? Value : Value extends object ? Changes<Value> : Value;
type Changes<Whole> = { [Name in keyof Whole]?: Part<NonNullable<Whole[Name]>> | null | undefined };

/** A deep part of the event on the wire: arrays replace, null clears (decisions, realtime). */
export type EventChanges = Omit<Changes<WireEvent>, 'id'>;

export type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** The fields of an object's schema, optional or not; undefined for any other schema. */
export function fieldsOf(schema: z.core.$ZodType): Fields | undefined {
  if (schema instanceof z.ZodMiniOptional)
    return schema.def.innerType instanceof z.ZodMiniObject ? schema.def.innerType.shape : undefined;
  return schema instanceof z.ZodMiniObject ? schema.shape : undefined;
}

function readPart(
  fields: Fields,
  raw: Record<string, unknown>,
  issues: Rejected[],
  root: string,
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    if (!Object.hasOwn(raw, name)) continue;
    const value = raw[name];
    const parts = fieldsOf(schema);
    if (value === null && schema instanceof z.ZodMiniOptional) changes[name] = null;
    else if (parts && isRecord(value)) changes[name] = readPart(parts, value, issues, `${root}${name}.`);
    else {
      const reading = readTolerantly(schema, value, [root + name]);
      if (reading.ok) changes[name] = reading.value ?? null;
      else issues.push(...reading.issues);
    }
  }
  return changes;
}

const { id: _id, ...changeable } = eventSchema.shape;

/** Reads changes field by field with the event's own schemas. What the contract does not know is left out; one field that does not fit spoils the message. */
export const eventChangesSchema: z.ZodMiniType<EventChanges> = z.pipe(
  z.transform((raw: unknown, context): unknown => {
    const issues: Rejected[] = [];
    const changes = isRecord(raw) ? readPart(changeable, raw, issues, '') : undefined;
    const [issue] = changes ? issues : [{ path: '', message: 'not an object' }];
    if (issue) context.issues.push({ code: 'custom', input: raw, message: issue.message, path: issue.path.split('.') });
    return changes;
  }),
  // Made of the event's own fields, just now.
  z.custom<EventChanges>(isRecord),
);
