import { useQuery } from '@tanstack/react-query';
import { SectionProblem, useEventList } from '@touchline/content';
import { isolateText, useFormats, useLocale, useText } from '@touchline/i18n';
import { ButtonLink, EmptyState, IconSearchX, PageTabs, VisuallyHidden } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { listedPageSizeByExtent, namedPageSizeByExtent } from '../api/result-queries.ts';
import { type ResultKind, resultKinds, searchPath } from '../search-path.ts';
import type { ResultQueries } from '../api/search-queries.ts';
import { EventResults } from './event-results.tsx';
import { LeagueResults, NamedSkeleton, TeamResults } from './named-results.tsx';
import { NoResults } from './no-results.tsx';
import { ResultGroup } from './result-group.tsx';

/** The empty state of one kind of results while other kinds have results. */
function NoResultsOfKind({ query }: { query: string }) {
  const text = useText('search');
  const { direction } = useLocale();
  return (
    <EmptyState
      inset
      level={2}
      icon={<IconSearchX size="l" />}
      heading={text('nothingHere.title', { query: isolateText(query, direction) })}
      action={
        <ButtonLink variant="brand" render={(link) => <Link to={searchPath(query)} {...link} />}>
          {text('nothingHere.action')}
        </ButtonLink>
      }
    />
  );
}

export interface ResultsProps {
  query: string;
  /** The kind in the address; undefined for all kinds. */
  kind: ResultKind | undefined;
  queries: ResultQueries;
}

/** The state of one kind of results. */
interface ResultKindState {
  /** Undefined until it is loaded. */
  total: number | undefined;
  hasFailed: boolean;
  isBusy: boolean;
  retry: () => void;
}

/** The results: tabs with the number of each kind, then the first results of each kind, or all of one kind. */
export function Results({ query, kind, queries }: ResultsProps) {
  const text = useText('search');
  const formats = useFormats();
  const teams = useQuery(queries.teams);
  const leagues = useQuery(queries.leagues);
  const matches = useEventList(queries.matches);
  const videos = useEventList(queries.videos);
  const toNamedResults = ({ data, isError, isFetching, refetch }: typeof teams | typeof leagues): ResultKindState => ({
    total: data?.total,
    hasFailed: isError && !data,
    isBusy: isFetching,
    retry: () => void refetch(),
  });
  const toEventResults = ({ total, views, hasFailed, isLoading, retry }: typeof matches): ResultKindState => ({
    // If the response has no total, the number of loaded entries is shown.
    total: views && (total ?? views.length),
    hasFailed,
    isBusy: isLoading,
    retry,
  });
  const stateByKind: Record<ResultKind, ResultKindState> = {
    teams: toNamedResults(teams),
    leagues: toNamedResults(leagues),
    matches: toEventResults(matches),
    videos: toEventResults(videos),
  };
  const states = Object.values(stateByKind);
  const isLoaded = states.every(({ total }) => total !== undefined);
  const totalCount = states.reduce((countBefore, { total = 0 }) => countBefore + total, 0);
  const createTab = (key: ResultKind | undefined, count: number | undefined) => ({
    key: key ?? '',
    label: text(`tabs.${key ?? 'all'}`),
    count: count === undefined ? undefined : formats.number(count),
    current: key === kind,
    render: (link: object) => <Link to={searchPath(query, key)} preventScrollReset {...link} />,
  });
  const renderResults = (resultKind: ResultKind) => {
    const maxResults = kind
      ? undefined
      : (resultKind === 'teams' || resultKind === 'leagues' ? namedPageSizeByExtent : listedPageSizeByExtent).few;
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
  if (states.every(({ hasFailed }) => hasFailed))
    return (
      <SectionProblem
        isWholePage
        isLoading={states.some(({ isBusy }) => isBusy)}
        onRetry={() => states.forEach(({ retry }) => retry())}
      />
    );
  if (isLoaded && totalCount === 0) return <NoResults query={query} />;
  return (
    <>
      <VisuallyHidden>
        <output>{isLoaded && text('results', { count: totalCount })}</output>
      </VisuallyHidden>
      <PageTabs
        label={text('tabs.label')}
        tabs={[
          createTab(undefined, isLoaded ? totalCount : undefined),
          ...resultKinds.map((resultKind) => createTab(resultKind, stateByKind[resultKind].total)),
        ]}
      />
      {(kind ? [kind] : resultKinds).map((resultKind) => {
        const { total, hasFailed, isBusy, retry } = stateByKind[resultKind];
        if (total === 0) return kind && <NoResultsOfKind key={resultKind} query={query} />;
        return (
          <ResultGroup key={resultKind} kind={resultKind} query={query} total={total} isAlone={kind !== undefined}>
            {hasFailed ? (
              <SectionProblem isWholePage={kind !== undefined} isLoading={isBusy} onRetry={retry} />
            ) : (
              renderResults(resultKind)
            )}
          </ResultGroup>
        );
      })}
    </>
  );
}
