import { useText } from '@touchline/i18n';
import type { DemandedProps } from '@touchline/ui-kit';
import { Menu, MenuChoice, MenuNote } from '@touchline/ui-kit/menu';
import type { FilterName } from '../../api/filters/filter-query-params.ts';
import { chooseFilterValues } from '../../api/filters/filters.ts';
import { useFilterState } from './filter-state.ts';
import { useChoices } from './use-choices.ts';

/** Returns the menu with the choices of a filter. @param name name of the filter */
export function getFilterMenu(name: FilterName) {
  function MenuSpinner() {
    const text = useText('catalog');
    const content = useText('content');
    const { filters, change } = useFilterState();
    const { options, isWaiting, hasFailed } = useChoices(name);
    if (isWaiting) return <MenuNote>{content('more.loading')}</MenuNote>;
    return (
      <>
        {hasFailed && <MenuNote>{content('problem.title')}</MenuNote>}
        <MenuChoice
          label={text(`filters.name.${name}`)}
          value={filters[name]?.length === 1 ? (filters[name][0] ?? '') : filters[name] ? '-' : ''}
          onChange={(value) => change(chooseFilterValues(filters, name, value === '' ? [] : [value]))}
          options={options}
        />
      </>
    );
  }
  return function FilterMenu({ trigger, defaultOpen }: DemandedProps) {
    return (
      <Menu trigger={trigger} defaultOpen={defaultOpen} align="start">
        <MenuSpinner />
      </Menu>
    );
  };
}
