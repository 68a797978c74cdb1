import * as z from 'zod/mini';
import { eventAccessSchema, eventFactsSchema, type WireEvent } from './event.ts';

/**
 * A list's entry with the facts of a newer response about the event. Fields that depend on the viewer stay the entry's.
 * Only a change of status replaces its `source`, because a match has another stream after its end.
 */
export function withFacts(entry: WireEvent, newerEvent: WireEvent): WireEvent {
  const facts = z.parse(eventFactsSchema, newerEvent);
  const { source: ownSource, ...access } = z.parse(eventAccessSchema, entry);
  const { source } = facts.status === entry.status ? { source: ownSource } : z.parse(eventAccessSchema, newerEvent);
  return { ...facts, ...access, source };
}
