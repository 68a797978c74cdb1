import { type EventFilters, isId } from '@touchline/contract';
import { listOf } from '@touchline/feature-kit';
import { type FilterName, filterWords } from './filter-words.ts';
import type { ListOffer } from './list-offer.ts';

/** What a list is narrowed and sorted by: values as the address has them, in one order, none of them empty. */
export type Filters = Readonly<Partial<Record<FilterName, readonly string[]>>>;

const names = Object.keys(filterWords) as FilterName[];

/** Whether a text is a day of the calendar, as `2026-11-22`. */
export const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** The days of a range, `2026-02-01_2026-02-10`, the earlier one first; undefined for what is no range. */
export function daysOf(date: string): { from?: string | undefined; to?: string | undefined } | undefined {
  const ends = date.split('_');
  const [from, to] = ends;
  if (ends.length !== 2 || !ends.every((end) => end === '' || isDay(end))) return undefined;
  return from && to && from > to ? { from: to, to: from } : { from: from || undefined, to: to || undefined };
}

const isValue = (name: FilterName, value: string): boolean => {
  if (name === 'day') return isDay(value);
  if (name === 'date') return !value.includes('-') || daysOf(value) !== undefined;
  return isId(value);
};

/** Those of a list's own filters that are lists of words. */
type Listed = {
  [Key in keyof EventFilters]-?: NonNullable<EventFilters[Key]> extends string[] ? Key : never;
}[keyof EventFilters];

/** What of a list's own filters says which values there are. */
const held: Readonly<Partial<Record<FilterName, Listed>>> = {
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

/** The values of a filter that a list always holds; undefined where it is not narrowed by it. */
function heldBy({ params }: Pick<ListOffer, 'params'>, name: FilterName): readonly string[] | undefined {
  const key = held[name];
  return key && params.filters?.[key];
}

/** What an address says of a list's filters. What is unknown there, or is nothing that the list holds, is dropped, and the rest kept. */
export function readFilters(search: URLSearchParams, offer: Pick<ListOffer, 'filters' | 'params'>): Filters {
  const found = offer.filters.flatMap((name) => {
    const own = heldBy(offer, name);
    const values = listOf(search.get(filterWords[name].word), filterWords[name]).filter(
      (value) => isValue(name, value) && (!own || own.includes(value)),
    );
    return values.length > 0 ? [[name, values]] : [];
  });
  return Object.fromEntries(found) as Filters;
}

/** The query of an address with these filters in place of its own; other words stay. Begins with `?`, also where it is empty. */
export function withFilters(search: URLSearchParams, filters: Filters): string {
  const next = new URLSearchParams(search);
  for (const name of names) {
    const { word } = filterWords[name];
    next.delete(word);
    const values = listOf(filters[name]?.join() ?? null, filterWords[name]);
    if (values.length > 0) next.set(word, values.join());
  }
  // A comma may stand in a query as it is.
  return `?${next.toString().replaceAll('%2C', ',')}`;
}

/** The same filters, whoever wrote them. */
export const filtersKey = (filters: Filters): string => withFilters(new URLSearchParams(), filters);

/** Whether there is something that a viewer may clear: a sort narrows nothing. */
export const isNarrowed = (filters: Filters): boolean => names.some((name) => name !== 'sort' && filters[name]);

/** What stays when the filters of a bar are cleared: it narrows nothing, or is chosen elsewhere. */
export const cleared = ({ sort, day }: Filters): Filters => ({ ...(sort && { sort }), ...(day && { day }) });

/** The filters with other values of one; none takes it out. What depends on it goes with it: a sub-category of another category says nothing. */
export function choose(filters: Filters, name: FilterName, values: readonly string[]): Filters {
  const { [name]: _before, ...others } = filters;
  const { sub: _sub, ...independent }: Filters = others;
  const kept = name === 'category' || name === 'league' ? independent : others;
  return values.length > 0 ? { ...kept, [name]: values } : kept;
}
