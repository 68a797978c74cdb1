import { definePage, type Known, type QueryContext } from '@touchline/feature-kit';
import { getDirection, isolateText } from '@touchline/i18n';
import {
  leagueResultsQuery,
  matchResultsQuery,
  popularLeaguesQuery,
  teamResultsQuery,
  videoResultsQuery,
} from '../api/result-queries.ts';
import { suggestQuery } from '../api/suggest-query.ts';
import { readResultKind, type ResultKind } from '../search-path.ts';
import { searchText } from '../api/search-text.ts';
import { SearchView } from './search-view.tsx';
import type { ResultQueries, SearchQueries } from '../api/search-queries.ts';

/**
 * The queries of all kinds. If no team or league matches, the closest names are loaded, too, because they may be the
 * only content.
 */
function getResults(
  query: string,
  { api, now, search, content: { scope } }: QueryContext,
  readKnownData: Known,
): ResultQueries {
  const openResult = readResultKind(search);
  const createInput = (kind: ResultKind) => ({ query, scope, extent: kind === openResult ? 'whole' : 'few' }) as const;
  const teams = teamResultsQuery(api, createInput('teams'));
  const leagues = leagueResultsQuery(api, createInput('leagues'));
  const isNoName = readKnownData(teams)?.entries.length === 0 && readKnownData(leagues)?.entries.length === 0;
  return {
    teams,
    leagues,
    matches: matchResultsQuery(api, createInput('matches'), now),
    videos: videoResultsQuery(api, createInput('videos'), now),
    closest: isNoName ? suggestQuery(api, query, scope) : undefined,
  };
}

/** The queries of the page. Without a text it shows the leagues. */
function getQueries(context: QueryContext, readKnownData: Known): SearchQueries {
  const query = searchText(context.search.get('q'));
  return query === ''
    ? { popular: popularLeaguesQuery(context.api, context.content.scope) }
    : getResults(query, context, readKnownData);
}

/** The results for the text in the address; without a text, recent searches and leagues. */
export const searchPage = definePage<SearchQueries>({
  queries: getQueries,
  Page: ({ queries }) => <SearchView queries={queries} />,
  meta({ texts, search, locale }) {
    const text = texts('search');
    const query = searchText(search.get('q'));
    const title =
      query === '' ? text('everywhere.label') : text('titleOf', { query: isolateText(query, getDirection(locale)) });
    return { title, noIndex: true };
  },
});
