import { entrySourceSchema, eventAccessSchema, eventFactsSchema, type WireEvent } from './event.ts';

/** The fields of a schema in a parsed value. A second pass of the schema would decode texts twice. */
function pickFields<Value extends object, Name extends string>(
  value: Value,
  { shape }: { shape: Readonly<Record<Name, unknown>> },
): Pick<Value, Name & keyof Value> {
  const fields = Object.entries(value).filter(([name]) => Object.hasOwn(shape, name));
  // The fields come from the value, so their types are the value's.
  return Object.fromEntries(fields) as Pick<Value, Name & keyof Value>;
}

function getAccess(event: WireEvent) {
  const { source, ...access } = pickFields(event, eventAccessSchema);
  return { access, source: source && pickFields(source, entrySourceSchema) };
}

/**
 * A list's entry with the facts of a newer response about the event. Fields that depend on the viewer stay the entry's.
 * Only a change of status replaces its `source`, because a match has another stream after its end.
 */
export function withFacts(entry: WireEvent, newerEvent: WireEvent): WireEvent {
  const facts = pickFields(newerEvent, eventFactsSchema);
  const { access, source } = getAccess(entry);
  return { ...facts, ...access, source: facts.status === entry.status ? source : getAccess(newerEvent).source };
}
