import * as z from 'zod/mini';
import { eventSchema, type WireEvent } from '../events/event.ts';
import { isRecord } from '../wire/is-record.ts';
import { getFields, replacedObjects, type EventChanges, type Fields } from './event-changes.ts';

function mergeFields(fields: Fields, value: object, changes: object): Record<string, unknown> {
  const next = new Map<string, unknown>(Object.entries(value));
  for (const [name, change] of Object.entries(changes)) {
    const schema = fields[name];
    const fieldSchemas = schema && getFields(schema);
    const previousValue = next.get(name);
    if (change === null) next.delete(name);
    else if (!fieldSchemas || !isRecord(change)) next.set(name, change);
    else if (isRecord(previousValue) && !replacedObjects.has(name))
      next.set(name, mergeFields(fieldSchemas, previousValue, change));
    else {
      // If the event lacks the object, or a change replaces it, the change must be complete: a part of a clock, for
      // example, is dropped.
      const completeObject = mergeFields(fieldSchemas, {}, change);
      // The parsed result is not used, because a second pass decodes texts twice.
      if (z.safeParse(schema, completeObject).success) next.set(name, completeObject);
    }
  }
  return Object.fromEntries(next);
}

const isOlder = (time: string | null | undefined, referenceTime: string | undefined): boolean =>
  Boolean(time && referenceTime && Date.parse(time) < Date.parse(referenceTime));

/**
 * Applies parsed changes to an event: objects merge, arrays replace, null clears (decisions, realtime). Returns the
 * same object if the changes are older than the event.
 */
export function applyEventChanges(event: WireEvent, changes: EventChanges): WireEvent {
  if (isOlder(changes.updated_at, event.updated_at)) return event;
  // The event's schemas have parsed all parts, so the cast is safe.
  return mergeFields(eventSchema.shape, event, changes) as WireEvent;
}
