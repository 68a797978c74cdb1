import { useQuery } from '@tanstack/react-query';
import { createAddressResolver, type standingsQuery, toStandingsView } from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import { useMemo } from 'react';
import { PanelProblem, PanelSkeleton } from '../entity/panel.tsx';
import { StandingsPanel } from './standings-panel.tsx';

export interface StandingsProps {
  query: ReturnType<typeof standingsQuery>;
  heading: string;
  /** The team whose row is highlighted. */
  teamId?: string | undefined;
}

/** A league's table from the backend. Left out if it is empty; after a failure it offers Retry. */
export function Standings({ query, ...panel }: StandingsProps) {
  const { apiBase } = useSite();
  const { data, isError, isFetching, refetch } = useQuery(query);
  const standingsView = useMemo(
    () => data && toStandingsView(data.entries, createAddressResolver(apiBase)),
    [data, apiBase],
  );
  if (!data && isError)
    return <PanelProblem heading={panel.heading} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!standingsView) return <PanelSkeleton heading={panel.heading} rows={8} />;
  if (standingsView.rows.length === 0) return null;
  return <StandingsPanel {...panel} view={standingsView} isCut={data?.isCut} />;
}
