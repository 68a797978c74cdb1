import { useQuery } from '@tanstack/react-query';
import { SectionProblem, useEventList } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { PageTabs, VisuallyHidden } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { listedSize, namedSize } from '../queries/result-queries.ts';
import { type ResultKind, resultKinds, searchPath } from '../search-path.ts';
import { EventResults } from './event-results.tsx';
import { LeagueResults, NamedSkeleton, TeamResults } from './named-results.tsx';
import { Nothing } from './nothing.tsx';
import { NoResultsOfKind } from './no-results-of-kind.tsx';
import { ResultGroup } from './result-group.tsx';
import type { ResultQueries } from '../queries/search-queries.ts';

export interface ResultsProps {
  query: string;
  /** The kind of the address; undefined for all. */
  kind: ResultKind | undefined;
  queries: ResultQueries;
}

/** The state of one kind of results. */
interface Part {
  /** Undefined until it is loaded. */
  total: number | undefined;
  hasFailed: boolean;
  isBusy: boolean;
  retry: () => void;
}

/** The results: tabs with the number of each kind, then the first of each kind or all of one. */
export function Results({ query, kind, queries }: ResultsProps) {
  const text = useText('search');
  const formats = useFormats();
  const teams = useQuery(queries.teams);
  const leagues = useQuery(queries.leagues);
  const matches = useEventList(queries.matches);
  const videos = useEventList(queries.videos);
  const toNamedResults = ({ data, isError, isFetching, refetch }: typeof teams | typeof leagues): Part => ({
    total: data?.total,
    hasFailed: isError && !data,
    isBusy: isFetching,
    retry: () => void refetch(),
  });
  const listed = ({ total, views, failed, busy, retry }: typeof matches): Part => ({
    // If the server does not count, the number of loaded entries is shown.
    total: views && (total ?? views.length),
    hasFailed: failed,
    isBusy: busy,
    retry,
  });
  const parts: Record<ResultKind, Part> = {
    teams: toNamedResults(teams),
    leagues: toNamedResults(leagues),
    matches: listed(matches),
    videos: listed(videos),
  };
  const all = Object.values(parts);
  const isThere = all.every(({ total }) => total !== undefined);
  const sum = all.reduce((before, { total = 0 }) => before + total, 0);
  const tab = (key: ResultKind | undefined, count: number | undefined) => ({
    key: key ?? '',
    label: text(`tabs.${key ?? 'all'}`),
    count: count === undefined ? undefined : formats.number(count),
    current: key === kind,
    render: (link: object) => <Link to={searchPath(query, key)} preventScrollReset {...link} />,
  });
  const show = (resultKind: ResultKind) => {
    const maxResults = kind
      ? undefined
      : (resultKind === 'teams' || resultKind === 'leagues' ? namedSize : listedSize).few;
    if (resultKind === 'teams')
      return teams.data ? <TeamResults teams={teams.data.entries} maxResults={maxResults} /> : <NamedSkeleton />;
    if (resultKind === 'leagues')
      return leagues.data ? (
        <LeagueResults leagues={leagues.data.entries} maxResults={maxResults} />
      ) : (
        <NamedSkeleton />
      );
    return (
      <EventResults
        list={resultKind === 'matches' ? matches : videos}
        maxResults={maxResults}
        label={text(`tabs.${resultKind}`)}
      />
    );
  };
  if (all.every(({ hasFailed }) => hasFailed))
    return (
      <SectionProblem
        wide
        busy={all.some(({ isBusy }) => isBusy)}
        onRetry={() => all.forEach(({ retry }) => retry())}
      />
    );
  if (isThere && sum === 0) return <Nothing query={query} />;
  return (
    <>
      <VisuallyHidden>
        <output>{isThere && text('results', { count: sum })}</output>
      </VisuallyHidden>
      <PageTabs
        label={text('tabs.label')}
        tabs={[
          tab(undefined, isThere ? sum : undefined),
          ...resultKinds.map((resultKind) => tab(resultKind, parts[resultKind].total)),
        ]}
      />
      {(kind ? [kind] : resultKinds).map((resultKind) => {
        const { total, hasFailed, isBusy, retry } = parts[resultKind];
        if (total === 0) return kind && <NoResultsOfKind key={resultKind} query={query} />;
        return (
          <ResultGroup key={resultKind} kind={resultKind} query={query} total={total} isAlone={kind !== undefined}>
            {hasFailed ? <SectionProblem wide={kind !== undefined} busy={isBusy} onRetry={retry} /> : show(resultKind)}
          </ResultGroup>
        );
      })}
    </>
  );
}
