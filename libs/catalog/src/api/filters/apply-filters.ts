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
import { parseDateRange, type Filters } from './filters.ts';

/** The time and the zone that decide the current day. */
export interface Calendar {
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA zone. */
  timeZone: string;
}

/** The chosen values that the list's fixed values allow. If none is left, all fixed values. */
function limitToFixed<Value extends string>(
  fixedValues: readonly Value[] | undefined,
  values: readonly string[] | undefined,
): Value[] | undefined {
  // The pattern of the query parameter has checked the values.
  const chosenValues = values as readonly Value[] | undefined;
  if (!chosenValues || !fixedValues) return (chosenValues ?? fixedValues)?.slice();
  const allowedValues = chosenValues.filter((value) => fixedValues.includes(value));
  return allowedValues.length > 0 ? allowedValues : [...fixedValues];
}

/**
 * Leagues, categories and sub-categories share one filter on the wire. Its values mean "or", so only the most
 * specific ones are sent.
 */
function getIdentityFilter(
  fixedIdentities: EventFilters['identities.id'],
  { league = [], category = [], sub }: Filters,
): Pick<EventFilters, 'identities.id' | 'identities.type'> {
  const mainIds = [...league, ...category];
  // Without a main category, the request contains no type (specification, section 7).
  if (sub)
    return {
      'identities.id': [...sub],
      'identities.type': mainIds.length > 0 || fixedIdentities ? ['identity_item'] : undefined,
    };
  if (mainIds.length === 0) return { 'identities.id': fixedIdentities };
  return { 'identities.id': limitToFixed(fixedIdentities, mainIds), 'identities.type': ['identity'] };
}

const clipMediaTypes = new Set(['highlight', 'clip']);

/** Clips have a separate status, which the filter of a list of matches would exclude. */
function getStatusFilter(fixedStatuses: EventFilters['status'], { status, media }: Filters): EventFilters['status'] {
  const statuses = limitToFixed(fixedStatuses, status);
  return statuses && media?.some((mediaType) => clipMediaTypes.has(mediaType))
    ? [...new Set([...statuses, 'vod' as const])]
    : statuses;
}

/**
 * The range of dates. A range that reaches to now has no end here, so that the query key stays the same all day; the
 * list's instant (`timeWindow`) sets the end.
 */
function getDateFilter({ date, day }: Filters, { now, timeZone }: Calendar): DateRange | undefined {
  const [singleDay] = day ?? [];
  if (singleDay !== undefined) return rangeOfDays(singleDay, singleDay, timeZone);
  const [value] = date ?? [];
  if (value === undefined) return undefined;
  const customRange = parseDateRange(value);
  if (customRange) return rangeOfDays(customRange.from, customRange.to, timeZone);
  const { from, to } = dateRange(value as DatePreset, now, timeZone) ?? {};
  return value.startsWith('past') ? { from } : { from, to };
}

function getSorting([sortValue]: readonly string[] = []): { sort: SortField; order: SortDirection } | undefined {
  const [field, order] = sortValue?.split('_') ?? [];
  return field ? { sort: field as SortField, order: order === 'asc' ? 'asc' : 'desc' } : undefined;
}

/**
 * Applies filters and sorting to a list of events or clips. Equal filters on the same day and in the same zone give
 * equal params.
 */
export function applyFilters<Params extends EventListParams | ClipListParams>(
  params: Params,
  filters: Filters,
  calendar: Calendar,
): Params {
  const fixedFilters: EventFilters = params.filters ?? {};
  const dateBounds = getDateFilter(filters, calendar);
  return {
    ...params,
    ...(filters.day && { timeWindow: undefined }),
    ...(dateBounds &&
      dateBounds.to === undefined &&
      filters.date?.[0]?.startsWith('past') && { timeWindow: params.timeWindow ?? 'past' }),
    ...getSorting(filters.sort),
    filters: {
      ...params.filters,
      ...getIdentityFilter(fixedFilters['identities.id'], filters),
      'search.teams.id': limitToFixed(fixedFilters['search.teams.id'], filters.team),
      sportType: limitToFixed(fixedFilters.sportType, filters.sport),
      gender: limitToFixed(fixedFilters.gender, filters.gender),
      category: limitToFixed(fixedFilters.category, filters.type),
      // A day shows matches of every status.
      status: filters.day ? ['live', 'upcoming', 'archived'] : getStatusFilter(fixedFilters.status, filters),
      media_type: limitToFixed(fixedFilters.media_type, filters.media),
      media_sub_type: limitToFixed(fixedFilters.media_sub_type, filters.highlight),
      ...(dateBounds && { event_date: dateBounds }),
    },
  };
}
