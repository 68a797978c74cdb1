import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { money } from '../commerce/money.ts';
import * as values from './event-values.ts';
import { eventId, identityId, teamId } from '../wire/id-schemas.ts';
import {
  createChoice,
  booleanFlag,
  id,
  instant,
  line,
  number,
  createOptionalChoice,
  score,
  seconds,
  text,
  prose,
} from '../wire/values.ts';

/** A side of a match in an event; the whole team is `teamSchema`. */
export const eventTeamSchema = z.object({
  id: z.optional(teamId),
  name: z.optional(line),
  short_name: z.optional(line),
  logo_url: z.optional(text),
  color: z.optional(text),
  score: z.optional(score),
});
export type EventTeam = z.output<typeof eventTeamSchema>;

export const eventIdentitySchema = z.object({
  id: identityId,
  type: createChoice(values.identityTypes, 'identity'),
  title: z.optional(line),
});
export type EventIdentity = z.output<typeof eventIdentitySchema>;

/** Addresses of streams; absent if the viewer may not watch, and on cached anonymous pages for all but free media. */
const entrySourceSchema = z.object({
  hd: z.optional(text),
  poster: z.optional(text),
  clip: z.optional(text),
  epg: z.optional(text),
});
export const eventSourceSchema = z.extend(entrySourceSchema, { pano: z.optional(text) });
export type EventSource = z.output<typeof eventSourceSchema>;

/** More periods than any match has. */
const period = number.check(z.gte(0), z.lte(99));

/**
 * The match clock. `period` counts from 1, `seconds` are the played ones of the period (counting up in every sport).
 */
export const eventClockSchema = z.object({
  period,
  seconds,
  /** The clock runs; absent: the clock has stopped. */
  running: z.optional(booleanFlag),
});
export type EventClock = z.output<typeof eventClockSchema>;

/** Fields that depend on the viewer: price, access and stream addresses. */
const accessFields = {
  commerce_coverage: createChoice(values.commerceCoverages, 'commerce_free_media'),
  commerce_type: createOptionalChoice(values.commerceTypes),
  /** The caller may watch the event; absent: only free media may be watched. */
  available_for_user: z.optional(booleanFlag),
  /** False: no viewer in the caller's region may watch the event. */
  available_in_region: z.optional(booleanFlag),
  /** The price of the cheapest product that opens the event; pages show only a price that `isPayable`. */
  price_from: z.optional(z.object({ price: money, currency: z.optional(text) })),
  source: z.optional(entrySourceSchema),
};

/** Fields that are the same for all viewers. */
const factFields = {
  id: eventId,
  event_id: z.optional(eventId),
  title: z.optional(line),
  /** A title without a score; without it the portal shows the team names. */
  safe_title: z.optional(line),
  media_type: createChoice(values.mediaTypes, 'event'),
  media_sub_type: createOptionalChoice(values.mediaSubTypes),
  status: createChoice(values.eventStatuses, 'archived'),
  sport_type: z.optional(text),
  category: createOptionalChoice(values.eventCategories),
  gender: createOptionalChoice(values.genders),
  event_date: z.optional(instant),
  game_start_date: z.optional(instant),
  duration: z.optional(seconds),
  /** `getEventStats` has statistics of the event. */
  stats_enabled: z.optional(booleanFlag),
  /** The event's broadcast begins within minutes. */
  starting_soon: z.optional(booleanFlag),
  stream_error: z.optional(text),
  image_url: z.optional(text),
  team1: z.optional(eventTeamSchema),
  team2: z.optional(eventTeamSchema),
  identities: z.optional(z.array(eventIdentitySchema)),
  player_number: z.optional(text),
  player_color: z.optional(text),
  clock: z.optional(eventClockSchema),
  /** The order of changes: the portal ignores an older one. */
  updated_at: z.optional(instant),
};

/**
 * An event in a list: without the fields that cards do not show. Lists are in every page's HTML, so each field costs
 * every visitor; the event's own page requests the whole event.
 */
export const eventEntrySchema = z.object({ ...factFields, ...accessFields });
const eventFactsSchema = z.object(factFields);
const eventAccessSchema = z.object(accessFields);

/** A match, clip, highlight or channel (section 3; decisions, section 1). Times are ISO 8601, durations seconds. */
export const eventSchema = z.extend(eventEntrySchema, {
  reference_id: z.optional(id),
  meta_title: z.optional(line),
  description: z.optional(prose),
  game_type: z.optional(text),
  genius_id: z.optional(id),
  share_url: z.optional(text),
  /** The last change of the global tags: a page that shows tags refetches them after it. */
  tags_updated_at: z.optional(instant),
  ads: z.optional(z.array(z.object({ tag_url: text }))),
  source: z.optional(eventSourceSchema),
});
/** The whole event, or a list's entry, which lacks optional fields. */
export type WireEvent = z.output<typeof eventSchema>;

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
