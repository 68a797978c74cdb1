import { type EventFilters, isId } from '@touchline/contract';
import { getList } from '@touchline/feature-kit';
import { type FilterName, filterWords } from './filter-query-params.ts';
import type { ListOffer } from './list-offer.ts';

/** Filters and sorting of a list. Values are those of the address, in a fixed order, without empty lists. */
export type Filters = Readonly<Partial<Record<FilterName, readonly string[]>>>;

const filterNames = Object.keys(filterWords) as FilterName[];

/** Whether a text is a calendar day such as `2026-11-22`. */
const isDay = (text: string): boolean => {
  const timeMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(text);
};

/** The days of a range such as `2026-02-01_2026-02-10`, the earlier day first; undefined for any other text. */
export function parseDateRange(date: string): { from?: string | undefined; to?: string | undefined } | undefined {
  const rangeParts = date.split('_');
  const [from, to] = rangeParts;
  if (rangeParts.length !== 2 || !rangeParts.every((rangePart) => rangePart === '' || isDay(rangePart)))
    return undefined;
  return from && to && from > to ? { from: to, to: from } : { from: from || undefined, to: to || undefined };
}

const isValue = (name: FilterName, value: string): boolean => {
  if (name === 'day') return isDay(value);
  if (name === 'date') return !value.includes('-') || parseDateRange(value) !== undefined;
  return isId(value);
};

/** The filters of an event list whose values are lists of strings. */
type ListFilterName = {
  [Key in keyof EventFilters]-?: NonNullable<EventFilters[Key]> extends string[] ? Key : never;
}[keyof EventFilters];

/** The field on the wire of each filter. A list may fix its values, which limits the viewer's filter. */
const apiFieldByFilter: Readonly<Partial<Record<FilterName, ListFilterName>>> = {
  sport: 'sportType',
  league: 'identities.id',
  category: 'identities.id',
  team: 'search.teams.id',
  gender: 'gender',
  type: 'category',
  status: 'status',
  media: 'media_type',
  highlight: 'media_sub_type',
};

/** The fixed values of a list; undefined if the list does not limit this filter. */
function getFixedValues({ params }: Pick<ListOffer, 'params'>, name: FilterName): readonly string[] | undefined {
  const key = apiFieldByFilter[name];
  return key && params.filters?.[key];
}

/**
 * Reads a list's filters from an address. Unknown values, and values outside of the list's fixed ones, are removed.
 */
export function readFilters(search: URLSearchParams, offer: Pick<ListOffer, 'filters' | 'params'>): Filters {
  const entries = offer.filters.flatMap((name) => {
    const fixedValues = getFixedValues(offer, name);
    const values = getList(search.get(filterWords[name].word), filterWords[name]).filter(
      (value) => isValue(name, value) && (!fixedValues || fixedValues.includes(value)),
    );
    return values.length > 0 ? [[name, values]] : [];
  });
  return Object.fromEntries(entries) as Filters;
}

/** The query of an address with other filters; other parameters stay. It begins with `?` even if it is empty. */
export function replaceFilters(search: URLSearchParams, filters: Filters): string {
  const nextParams = new URLSearchParams(search);
  for (const name of filterNames) {
    const { word } = filterWords[name];
    nextParams.delete(word);
    const values = getList(filters[name]?.join() ?? null, filterWords[name]);
    if (values.length > 0) nextParams.set(word, values.join());
  }
  // A query may contain unescaped commas.
  return `?${nextParams.toString().replaceAll('%2C', ',')}`;
}

/** A key that is equal for equal filters. */
export const getFiltersKey = (filters: Filters): string => replaceFilters(new URLSearchParams(), filters);

/** Whether the filters limit the list; sorting does not. */
export const hasNarrowingFilter = (filters: Filters): boolean =>
  filterNames.some((name) => name !== 'sort' && filters[name]);

/**
 * The filters that remain after "Clear filters": sorting, which does not limit the list, and the day, which the strip
 * above selects.
 */
export const clearFilters = ({ sort, day }: Filters): Filters => ({ ...(sort && { sort }), ...(day && { day }) });

/**
 * Replaces the values of one filter; an empty list removes it. A new category or league also removes the
 * sub-category.
 */
export function chooseFilterValues(filters: Filters, name: FilterName, values: readonly string[]): Filters {
  const { [name]: _oldValues, ...others } = filters;
  const { sub: _sub, ...filtersWithoutSub }: Filters = others;
  const otherFilters = name === 'category' || name === 'league' ? filtersWithoutSub : others;
  return values.length > 0 ? { ...otherFilters, [name]: values } : otherFilters;
}
