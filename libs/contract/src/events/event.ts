import '../wire/jitless.ts';
import * as z from 'zod/mini';
import * as values from './event-values.ts';
import { eventId, identityId, teamId } from '../wire/id-schemas.ts';
import { choice, flag, id, instant, number, optionalChoice, text } from '../wire/values.ts';

/** A side of a match as the event carries it; the whole team is `teamSchema`. */
export const eventTeamSchema = z.object({
  id: z.optional(teamId),
  name: z.optional(text),
  short_name: z.optional(text),
  logo_url: z.optional(text),
  color: z.optional(text),
  score: z.optional(number),
});
export type EventTeam = z.output<typeof eventTeamSchema>;

export const eventIdentitySchema = z.object({
  id: identityId,
  type: choice(values.identityTypes, 'identity'),
  title: z.optional(text),
});
export type EventIdentity = z.output<typeof eventIdentitySchema>;

/** Addresses of what plays; absent where the viewer may not watch, and on cached anonymous pages for all but free media. */
export const eventSourceSchema = z.object({
  hd: z.optional(text),
  pano: z.optional(text),
  poster: z.optional(text),
  clip: z.optional(text),
  epg: z.optional(text),
});
export type EventSource = z.output<typeof eventSourceSchema>;

/** The match clock. `period` counts from 1, `seconds` are those played in it so far (it counts up in every sport). */
export const eventClockSchema = z.object({ period: number, seconds: number, running: z.optional(flag) });
export type EventClock = z.output<typeof eventClockSchema>;

/** A match, clip, highlight or channel (section 3; decisions, section 1). Times are ISO 8601, durations seconds. */
export const eventSchema = z.object({
  id: eventId,
  event_id: z.optional(eventId),
  reference_id: z.optional(id),
  title: z.optional(text),
  meta_title: z.optional(text),
  /** Tells no score; without it the team names stand in. */
  safe_title: z.optional(text),
  description: z.optional(text),
  media_type: choice(values.mediaTypes, 'event'),
  media_sub_type: optionalChoice(values.mediaSubTypes),
  status: choice(values.eventStatuses, 'archived'),
  sport_type: z.optional(text),
  game_type: z.optional(text),
  category: optionalChoice(values.eventCategories),
  gender: optionalChoice(values.genders),
  event_date: z.optional(instant),
  game_start_date: z.optional(instant),
  duration: z.optional(number),
  commerce_coverage: choice(values.commerceCoverages, 'commerce_free_media'),
  commerce_type: optionalChoice(values.commerceTypes),
  available_for_user: z.optional(flag),
  available_in_region: z.optional(flag),
  stats_enabled: z.optional(flag),
  starting_soon: z.optional(flag),
  stream_error: z.optional(text),
  genius_id: z.optional(id),
  image_url: z.optional(text),
  share_url: z.optional(text),
  ads: z.optional(z.array(z.object({ tag_url: text }))),
  source: z.optional(eventSourceSchema),
  team1: z.optional(eventTeamSchema),
  team2: z.optional(eventTeamSchema),
  identities: z.optional(z.array(eventIdentitySchema)),
  player_number: z.optional(text),
  player_color: z.optional(text),
  clock: z.optional(eventClockSchema),
  price_from: z.optional(z.object({ price: text, currency: z.optional(text) })),
  /** Orders changes: an older one is ignored. */
  updated_at: z.optional(instant),
});
export type WireEvent = z.output<typeof eventSchema>;
