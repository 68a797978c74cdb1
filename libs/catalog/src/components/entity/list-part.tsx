import { useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { FilteredList, type FilteredListProps } from '../filters/filtered-list.tsx';
import type { ListTab } from '../../api/filters/tab-filters.ts';

const listVariants: Readonly<Record<ListTab, Pick<FilteredListProps, 'variant' | 'empty'>>> = {
  schedule: { variant: 'schedule', empty: 'upcoming' },
  results: { variant: 'days', empty: 'list' },
  videos: { variant: 'grid', empty: 'list' },
};

/** The full list of one kind of event of a team, league or category, in a tab of its page. */
export function ListPart({ tab, ...list }: Pick<FilteredListProps, 'offer' | 'queries'> & { tab: ListTab }) {
  const text = useText('catalog');
  const label = text(`entity.tab.${tab}`);
  return (
    <>
      <VisuallyHidden>
        <h2>{label}</h2>
      </VisuallyHidden>
      <FilteredList key={tab} {...list} {...listVariants[tab]} label={label} />
    </>
  );
}
