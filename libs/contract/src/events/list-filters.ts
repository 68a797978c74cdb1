import '../wire/jitless.ts';
import * as z from 'zod/mini';
import * as values from './event-values.ts';
import { idAlternatives, createAlternatives, pagingFields } from '../wire/paged.ts';
import { booleanFlag, instant, createStrictChoice, text } from '../wire/values.ts';

/** A range that includes both times, which `roundedTo` rounds. */
export const dateRangeSchema = z.object({ from: z.optional(instant), to: z.optional(instant) });
export type DateRange = z.output<typeof dateRangeSchema>;

const sharedFilters = {
  'identities.id': idAlternatives,
  /** One identity must match both this filter and `identities.id`. Absent: all types. */
  'identities.type': createAlternatives(createStrictChoice(values.identityTypes)),
  media_type: createAlternatives(createStrictChoice(values.mediaTypes)),
  /** Kinds of highlights. */
  media_sub_type: createAlternatives(createStrictChoice(values.mediaSubTypes)),
  'search.teams.id': idAlternatives,
  'search.text': z.optional(text),
  event_id: idAlternatives,
  sportType: createAlternatives(text),
  event_date: z.optional(dateRangeSchema),
  status: createAlternatives(createStrictChoice(values.eventStatuses)),
  gender: createAlternatives(createStrictChoice(values.genders)),
  category: createAlternatives(createStrictChoice(values.eventCategories)),
};

/**
 * The filters of event/list (specification, section 7; decisions, section 1). An event must match every filter, by any
 * of its values.
 */
export const eventFiltersSchema = z.object({
  ...sharedFilters,
  /** Only events that the backend suggests to this viewer. */
  suggested: z.optional(booleanFlag),
  /** The list is for home, and the backend may select its events. */
  isHomePage: z.optional(booleanFlag),
  /** Live matches carry their score and clock. */
  extendLiveWithStats: z.optional(booleanFlag),
});
export type EventFilters = z.output<typeof eventFiltersSchema>;

/** The filters of clip/list: `game` for highlights of a match, `player` for highlights of one player. */
export const clipFiltersSchema = z.object({
  ...sharedFilters,
  type: createAlternatives(createStrictChoice(['game', 'player'])),
});
export type ClipFilters = z.output<typeof clipFiltersSchema>;

export const eventListBodySchema = z.object({ ...pagingFields, filters: z.optional(eventFiltersSchema) });
export type EventListBody = z.output<typeof eventListBodySchema>;

export const clipListBodySchema = z.object({ ...pagingFields, filters: z.optional(clipFiltersSchema) });
export type ClipListBody = z.output<typeof clipListBodySchema>;
