import type { ClipListParams, EventListParams } from '@touchline/content';
import {
  type DatePreset,
  type DateRange,
  dateRange,
  type EventFilters,
  rangeOfDays,
  type SortDirection,
  type SortField,
} from '@touchline/contract';
import { getDays, type Filters } from './filters.ts';

/** The time and zone in which days are counted. */
export interface Calendar {
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA zone. */
  timeZone: string;
}

/** The chosen values that are among the fixed ones; all fixed values without such a choice. */
function limitToFixed<Value extends string>(
  fixed: readonly Value[] | undefined,
  values: readonly string[] | undefined,
): Value[] | undefined {
  // The pattern of the parameter has checked the values.
  const chosenValues = values as readonly Value[] | undefined;
  if (!chosenValues || !fixed) return (chosenValues ?? fixed)?.slice();
  const both = chosenValues.filter((value) => fixed.includes(value));
  return both.length > 0 ? both : [...fixed];
}

/**
 * Leagues, categories and sub-categories are one filter on the wire. Its values mean "or", so only the most specific
 * one is sent.
 */
function getIdentityFilter(
  fixed: EventFilters['identities.id'],
  { league = [], category = [], sub }: Filters,
): Pick<EventFilters, 'identities.id' | 'identities.type'> {
  const main = [...league, ...category];
  // No type is sent for all main categories (specification, section 7).
  if (sub)
    return { 'identities.id': [...sub], 'identities.type': main.length > 0 || fixed ? ['identity_item'] : undefined };
  if (main.length === 0) return { 'identities.id': fixed };
  return { 'identities.id': limitToFixed(fixed, main), 'identities.type': ['identity'] };
}

const clips = new Set(['highlight', 'clip']);

/** Clips have a status of their own, which a list of matches does not filter. */
function getStatusFilter(fixed: EventFilters['status'], { status, media }: Filters): EventFilters['status'] {
  const found = limitToFixed(fixed, status);
  return found && media?.some((kind) => clips.has(kind)) ? [...new Set([...found, 'vod' as const])] : found;
}

/**
 * The range of dates. A past range has no end, so that the key is the same all day; the list's instant (`window`) ends
 * it.
 */
function getDateFilter({ date, day }: Filters, { now, timeZone }: Calendar): DateRange | undefined {
  const [only] = day ?? [];
  if (only !== undefined) return rangeOfDays(only, only, timeZone);
  const [value] = date ?? [];
  if (value === undefined) return undefined;
  const days = getDays(value);
  if (days) return rangeOfDays(days.from, days.to, timeZone);
  const { from, to } = dateRange(value as DatePreset, now, timeZone) ?? {};
  return value.startsWith('past') ? { from } : { from, to };
}

function getSorting([sort]: readonly string[] = []): { sort: SortField; order: SortDirection } | undefined {
  const [field, order] = sort?.split('_') ?? [];
  return field ? { sort: field as SortField, order: order === 'asc' ? 'asc' : 'desc' } : undefined;
}

/** A list of events or clips with filters and sorting. Equal filters on one day and in one zone give equal params. */
export function applyFilters<Params extends EventListParams | ClipListParams>(
  base: Params,
  filters: Filters,
  calendar: Calendar,
): Params {
  const fixed: EventFilters = base.filters ?? {};
  const range = getDateFilter(filters, calendar);
  return {
    ...base,
    ...(filters.day && { window: undefined }),
    ...(range && range.to === undefined && filters.date?.[0]?.startsWith('past') && { window: base.window ?? 'past' }),
    ...getSorting(filters.sort),
    filters: {
      ...base.filters,
      ...getIdentityFilter(fixed['identities.id'], filters),
      'search.teams.id': limitToFixed(fixed['search.teams.id'], filters.team),
      sportType: limitToFixed(fixed.sportType, filters.sport),
      gender: limitToFixed(fixed.gender, filters.gender),
      category: limitToFixed(fixed.category, filters.type),
      // A day shows matches of every status.
      status: filters.day ? ['live', 'upcoming', 'archived'] : getStatusFilter(fixed.status, filters),
      media_type: limitToFixed(fixed.media_type, filters.media),
      media_sub_type: limitToFixed(fixed.media_sub_type, filters.highlight),
      ...(range && { event_date: range }),
    },
  };
}
