import type { ListQuery } from '@touchline/content';
import type { teamResultsQuery, leagueResultsQuery, popularLeaguesQuery } from './result-queries.ts';
import type { suggestQuery } from './suggest-query.ts';

// A type alias, because an interface is not assignable to a record.
export type ResultQueries = {
  teams: ReturnType<typeof teamResultsQuery>;
  leagues: ReturnType<typeof leagueResultsQuery>;
  matches: ListQuery;
  videos: ListQuery;
  closest: ReturnType<typeof suggestQuery> | undefined;
};

export type SearchQueries = ResultQueries | { popular: ReturnType<typeof popularLeaguesQuery> };
