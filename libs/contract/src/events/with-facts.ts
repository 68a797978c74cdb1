import * as z from 'zod/mini';
import { eventAccessSchema, eventFactsSchema, type WireEvent } from './event.ts';

/**
 * A list's entry with what a newer answer knows of the event, whoever asked for that one. What depends on who asks stays the entry's
 * own, but for where a match plays once its status has changed: what was live plays from elsewhere when it is over.
 */
export function withFacts(entry: WireEvent, newer: WireEvent): WireEvent {
  const facts = z.parse(eventFactsSchema, newer);
  const { source: own, ...access } = z.parse(eventAccessSchema, entry);
  const { source } = facts.status === entry.status ? { source: own } : z.parse(eventAccessSchema, newer);
  return { ...facts, ...access, source };
}
