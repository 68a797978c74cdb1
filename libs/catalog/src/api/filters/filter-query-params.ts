import type { ListQueryParam } from '@touchline/feature-kit';

const id = '[^,]{1,128}';
const dayPattern = '(?:19|2[01])\\d\\d-\\d\\d-\\d\\d';

/**
 * Filters and sorting of a list in the address: `?league=a,b&date=past_7_days&sort=title_asc`. The values are those of
 * the wire (specification, section 3), except for a range of days, `2026-02-01_2026-02-10`, with an optional start and
 * end.
 */
export const filterWords = {
  sport: { word: 'sport', each: '[a-z0-9_-]{1,40}', most: 4 },
  league: { word: 'league', each: id, most: 4 },
  category: { word: 'category', each: id, most: 4 },
  sub: { word: 'sub', each: id, most: 4 },
  team: { word: 'team', each: id, most: 4 },
  gender: { word: 'gender', each: 'male|female|mixed', most: 3 },
  type: { word: 'type', each: 'training|other', most: 2 },
  status: { word: 'status', each: 'live|upcoming|archived', most: 3 },
  media: { word: 'media', each: 'event|externalContent|highlight|clip', most: 4 },
  highlight: { word: 'highlight', each: 'auto|recap|condensed|clip|highlight', most: 5 },
  date: {
    word: 'date',
    each: `today|yesterday|past_(?:7|30|90)_days|${dayPattern}_(?:${dayPattern})?|_${dayPattern}`,
    most: 1,
  },
  day: { word: 'day', each: dayPattern, most: 1 },
  sort: { word: 'sort', each: '(?:order|added|title|created)_(?:asc|desc)', most: 1 },
} as const satisfies Record<string, ListQueryParam>;

/** Names of the filters, in their order within an address. */
export type FilterName = keyof typeof filterWords;

/** The query parameters for the route of a list with these filters. */
export const getQueryParams = (names: readonly FilterName[]): ListQueryParam[] =>
  names.map((name) => filterWords[name]);
