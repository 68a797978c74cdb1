import type { ListQuery } from '@touchline/content';
import type { teamResults, leagueResults, popularLeagues } from './result-queries.ts';
import type { suggestQuery } from './suggest-query.ts';

// An alias, because an interface would not be a record.
export type ResultQueries = {
  teams: ReturnType<typeof teamResults>;
  leagues: ReturnType<typeof leagueResults>;
  matches: ListQuery;
  videos: ListQuery;
  closest: ReturnType<typeof suggestQuery> | undefined;
};

export type SearchQueries = ResultQueries | { popular: ReturnType<typeof popularLeagues> };
