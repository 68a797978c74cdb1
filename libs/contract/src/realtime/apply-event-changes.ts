import * as z from 'zod/mini';
import { eventSchema, type WireEvent } from '../events/event.ts';
import { isRecord } from '../wire/is-record.ts';
import { getFields, type EventChanges, type Fields } from './event-changes.ts';

function mergeFields(fields: Fields, value: object, changes: object): Record<string, unknown> {
  const next = new Map<string, unknown>(Object.entries(value));
  for (const [name, change] of Object.entries(changes)) {
    const schema = fields[name];
    const fieldSchemas = schema && getFields(schema);
    const previousValue = next.get(name);
    if (change === null) next.delete(name);
    else if (!fieldSchemas || !isRecord(change)) next.set(name, change);
    else if (isRecord(previousValue)) next.set(name, mergeFields(fieldSchemas, previousValue, change));
    else {
      // A change of an object that the event lacks must be complete: half a clock is dropped.
      const completeObject = mergeFields(fieldSchemas, {}, change);
      // Only a check: the fields are parsed already, and a second pass would decode their texts twice.
      if (z.safeParse(schema, completeObject).success) next.set(name, completeObject);
    }
  }
  return Object.fromEntries(next);
}

const isOlder = (time: string | null | undefined, referenceTime: string | undefined): boolean =>
  Boolean(time && referenceTime && Date.parse(time) < Date.parse(referenceTime));

/**
 * The event with an update-event's changes: objects merge, arrays replace, null clears (decisions, realtime). Returns
 * the same object when the changes are older than it. The changes are parsed already.
 */
export function applyEventChanges(event: WireEvent, changes: EventChanges): WireEvent {
  if (isOlder(changes.updated_at, event.updated_at)) return event;
  // An event whose changed parts its own schemas have parsed.
  return mergeFields(eventSchema.shape, event, changes) as WireEvent;
}
