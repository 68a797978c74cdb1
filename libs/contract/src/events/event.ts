import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { money } from '../commerce/money.ts';
import * as values from './event-values.ts';
import { lineUpsSchema } from './line-ups.ts';
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

/** A side of a match. `teamSchema` describes the whole team. */
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

/** The addresses of streams. Absent if the viewer may not watch; visitors receive only the addresses of free media. */
const entrySourceSchema = z.object({
  hd: z.optional(text),
  poster: z.optional(text),
  clip: z.optional(text),
  epg: z.optional(text),
});
export const eventSourceSchema = z.extend(entrySourceSchema, { pano: z.optional(text) });
export type EventSource = z.output<typeof eventSourceSchema>;

/** The limit is above the periods of any sport. */
const period = number.check(z.gte(0), z.lte(99));

/**
 * The match clock. `period` counts from 1; `seconds` is the time played in the period, in every sport.
 */
export const eventClockSchema = z.object({
  period,
  seconds,
  /** The clock runs; absent: it is stopped. */
  running: z.optional(booleanFlag),
});
export type EventClock = z.output<typeof eventClockSchema>;

/** The latest goal of a live match, with names, because lists have no line-ups. `seconds` is as in the clock. */
const lastGoalSchema = z.object({ scorer: line, assist: z.optional(line), period, seconds });
export type LastGoal = z.output<typeof lastGoalSchema>;

/** Fields that depend on the viewer: price, access and stream addresses. */
const accessFields = {
  commerce_coverage: createChoice(values.commerceCoverages, 'commerce_free_media'),
  commerce_type: createOptionalChoice(values.commerceTypes),
  /** The viewer may watch the event; absent: the viewer may watch free media only. */
  available_for_user: z.optional(booleanFlag),
  /** False: no viewer in this viewer's region may watch the event. */
  available_in_region: z.optional(booleanFlag),
  /** The price of the cheapest product that opens the event. Pages show it only if `isPayable`. */
  price_from: z.optional(z.object({ price: money, currency: z.optional(text) })),
  source: z.optional(entrySourceSchema),
};

/** Fields that are the same for all viewers. */
const factFields = {
  id: eventId,
  event_id: z.optional(eventId),
  title: z.optional(line),
  /** A title that reveals no score (`getSafeTitle`). */
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
  last_goal: z.optional(lastGoalSchema),
  /** The portal ignores changes with an older time. */
  updated_at: z.optional(instant),
};

/**
 * An event in a list, without the fields that cards do not show. A page's HTML contains its lists, so each field costs
 * every visitor. An event's page requests the whole event.
 */
export const eventEntrySchema = z.object({ ...factFields, ...accessFields });
const eventFactsSchema = z.object(factFields);
const eventAccessSchema = z.object(accessFields);

/**
 * A match, clip, highlight or channel (specification, section 3; decisions, section 1). Times are ISO 8601, durations
 * seconds.
 */
export const eventSchema = z.extend(eventEntrySchema, {
  reference_id: z.optional(id),
  meta_title: z.optional(line),
  description: z.optional(prose),
  /** The language of `description`, such as `fr-CA`; absent: the customer's default language. */
  description_language: z.optional(text),
  game_type: z.optional(text),
  genius_id: z.optional(id),
  share_url: z.optional(text),
  /** The time of the last change of global tags. When it changes, a page with tags loads them again. */
  tags_updated_at: z.optional(instant),
  lineups: z.optional(lineUpsSchema),
  ads: z.optional(z.array(z.object({ tag_url: text }))),
  source: z.optional(eventSourceSchema),
});
/** A whole event, or a list's entry, which lacks some optional fields. */
export type WireEvent = z.output<typeof eventSchema>;

/** Picks a schema's fields from a parsed value. Parsing again would decode texts twice. */
function pickFields<Value extends object, Name extends string>(
  value: Value,
  { shape }: { shape: Readonly<Record<Name, unknown>> },
): Pick<Value, Name & keyof Value> {
  const fields = Object.entries(value).filter(([name]) => Object.hasOwn(shape, name));
  // All fields come from the value, so the cast is safe.
  return Object.fromEntries(fields) as Pick<Value, Name & keyof Value>;
}

function getAccess(event: WireEvent) {
  const { source, ...access } = pickFields(event, eventAccessSchema);
  return { access, source: source && pickFields(source, entrySourceSchema) };
}

/**
 * Updates a list's entry with the viewer-independent fields of a newer response. A change of status also replaces
 * `source`, because a match has another stream after its end.
 */
export function withFacts(entry: WireEvent, newerEvent: WireEvent): WireEvent {
  const facts = pickFields(newerEvent, eventFactsSchema);
  const { access, source } = getAccess(entry);
  return { ...facts, ...access, source: facts.status === entry.status ? source : getAccess(newerEvent).source };
}
