import { eventSchema, type WireEvent } from '../events/event.ts';
import { readTolerantly } from '../wire/read-tolerantly.ts';
import type { EventChanges } from './socket-payloads.ts';

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

function merged(value: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change;
  const fields = new Map(isRecord(value) ? Object.entries(value) : []);
  for (const [name, part] of Object.entries(change)) {
    if (part === null) fields.delete(name);
    else fields.set(name, merged(fields.get(name), part));
  }
  return Object.fromEntries(fields);
}

const isOlder = (time: string | null | undefined, than: string | undefined): boolean =>
  Boolean(time && than && Date.parse(time) < Date.parse(than));

/**
 * The event with an update-event's changes: objects merge, arrays replace, null clears (decisions, realtime).
 * The same event comes back, by identity, when the changes are older than it or would make it unreadable.
 */
export function applyEventChanges(event: WireEvent, changes: EventChanges): WireEvent {
  if (isOlder(changes.updated_at, event.updated_at)) return event;
  const reading = readTolerantly(eventSchema, merged(event, { ...changes, id: event.id }));
  return reading.ok ? reading.value : event;
}
