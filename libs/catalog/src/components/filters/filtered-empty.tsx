import { useFormats, useText } from '@touchline/i18n';
import { Button, EmptyState, IconSearchX } from '@touchline/ui-kit';
import { useFilterText } from './filter-text.ts';
import { FilterProvider, useFilterState } from './filter-state.ts';
import type { FilteredQueries } from '../../api/filters/filtered-queries.ts';
import type { ListOffer } from '../../api/filters/list-offer.ts';
import { useFilters } from './use-filters.ts';

export interface FilteredEmptyProps {
  offer: ListOffer;
  names: FilteredQueries['names'];
}

/** The empty state of a filtered list. It names the filters and offers to clear them. */
export function FilteredEmpty({ offer, names }: FilteredEmptyProps) {
  return (
    <FilterProvider value={useFilters(offer, names)}>
      <NoEvents />
    </FilterProvider>
  );
}

function NoEvents() {
  const text = useText('catalog');
  const formats = useFormats();
  const getText = useFilterText();
  const { offer, filters, change } = useFilterState();
  const chosenValues = offer.filters.flatMap((name) =>
    name === 'sort' ? [] : (filters[name] ?? []).map((value) => getText(name, value)),
  );
  // Viewers do not regard the selected day of a schedule as a filter.
  const isOnlyDay = filters.day !== undefined && chosenValues.length === 1;
  return (
    <EmptyState
      inset
      level={2}
      icon={<IconSearchX size="l" />}
      heading={text(isOnlyDay ? 'filters.empty.day' : 'filters.empty.title')}
      action={
        <Button variant="brand" onClick={() => change(filters.sort ? { sort: filters.sort } : {})}>
          {text(isOnlyDay ? 'schedule.allDays' : 'filters.clear')}
        </Button>
      }
    >
      {text('filters.empty.text', { filters: formats.list(chosenValues) })}
    </EmptyState>
  );
}
