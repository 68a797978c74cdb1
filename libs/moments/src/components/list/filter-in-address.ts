import { useState } from 'react';
import { isKind, type MomentFilter } from './filter-moments.ts';

/** Names of the filter's parts in the address. */
const queryParams = { kind: 'moments', team: 'team', player: 'player' } as const;

export function readFilter(search: URLSearchParams): MomentFilter {
  const kind = search.get(queryParams.kind);
  return {
    kind: kind !== null && isKind(kind) ? kind : undefined,
    team: search.get(queryParams.team) ?? undefined,
    player: search.get(queryParams.player) ?? undefined,
  };
}

/** @returns the address with this filter instead of its own */
export function setFilterInAddress(address: string, filter: MomentFilter): string {
  const url = new URL(address);
  for (const filterName of ['kind', 'team', 'player'] as const) {
    const value = filter[filterName];
    if (value === undefined) url.searchParams.delete(queryParams[filterName]);
    else url.searchParams.set(queryParams[filterName], value);
  }
  return url.href;
}

/**
 * The filter as part of the address, so that it remains after a reload and in a shared link. A change replaces the
 * history entry without a navigation, which would reload the page with the playing video.
 */
export function useFilterInAddress(): [MomentFilter, (filter: MomentFilter) => void] {
  const [filter, setFilter] = useState(() => readFilter(new URLSearchParams(location.search)));
  return [
    filter,
    (nextFilter) => {
      setFilter(nextFilter);
      history.replaceState(history.state, '', setFilterInAddress(location.href, nextFilter));
    },
  ];
}
