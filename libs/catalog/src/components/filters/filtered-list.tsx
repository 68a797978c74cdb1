import { hashKey } from '@tanstack/react-query';
import { useEventList } from '@touchline/content';
import { useLocation } from 'react-router-dom';
import { ListBody } from '../list/list-body.tsx';
import type { ListVariant } from '../list/lines.ts';
import type { ListEmptyProps } from '../list/list-empty.tsx';
import { Section } from '../section/section.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilteredEmpty } from './filtered-empty.tsx';
import type { FilteredQueries } from '../../api/filters/filtered-queries.ts';
import type { ListOffer } from '../../api/filters/list-offer.ts';
import { hasNarrowingFilter, readFilters } from '../../api/filters/filters.ts';

export interface FilteredListProps {
  offer: ListOffer;
  /** The queries from `createFilteredQueries` of the page. */
  queries: FilteredQueries;
  variant: ListVariant;
  /** The kind of empty state for the list without filters. */
  empty: ListEmptyProps['kind'];
  /** The list's accessible name. */
  label: string;
}

/**
 * A list with filters in the page's address:
 *
 * ```tsx
 * const filters = getOfferedFilters(['team', 'date'], options);
 * const offer: ListOffer = { call: 'events', params: lists.archive(scope), filters };
 * definePage({
 *   queries: (context, known) => createFilteredQueries(offer, context, known), // the route has `reads: getQueryParams(offer.filters)`
 *   Page: ({ queries }) => <FilteredList offer={offer} queries={queries} variant="grid" empty="list" label="…" />,
 * });
 * ```
 */
export function FilteredList(props: FilteredListProps) {
  return (
    <Section name="list">
      <Filtered {...props} />
    </Section>
  );
}

function Filtered({ offer, queries: { filteredList: query, names }, variant, empty, label }: FilteredListProps) {
  const { search } = useLocation();
  const eventList = useEventList(query);
  const filters = readFilters(new URLSearchParams(search), offer);
  return (
    <>
      <FilterBar offer={offer} names={names} total={eventList.total} />
      <ListBody
        key={hashKey(query.queryKey)}
        query={query}
        eventList={eventList}
        variant={variant}
        label={label}
        // A past day of the schedule has results, so "upcoming" would be the wrong empty state.
        kind={filters.day ? 'list' : empty}
        emptyNotice={hasNarrowingFilter(filters) && <FilteredEmpty offer={offer} names={names} />}
      />
    </>
  );
}
