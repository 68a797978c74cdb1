import { useOpenInAddress } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, type DemandedProps, Field, NativeSelect } from '@touchline/ui-kit';
import { Sheet } from '@touchline/ui-kit/dialog';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { DateRangeFields, getRange } from './date-range.tsx';
import type { FilterName } from '../../api/filters/filter-query-params.ts';
import { chooseFilterValues, type Filters, getFiltersKey } from '../../api/filters/filters.ts';
import { FilterProvider, useFilterState } from './filter-state.ts';
import { getShownFilters } from './shown-filters.ts';
import { useChoices } from './use-choices.ts';
import styles from './filters.module.css';

/**
 * All filters in a sheet, for phones. The list changes only when the viewer applies them, and the back button closes
 * the sheet.
 */
export function FilterSheet({ trigger, defaultOpen }: DemandedProps) {
  const text = useText('catalog');
  const state = useFilterState();
  const { isOpen, open, close } = useOpenInAddress('#filters');
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [draft, setDraft] = useState<Filters>(state.filters);
  const draftState = useMemo(() => ({ ...state, filters: draft, change: setDraft }), [state, draft]);
  if (isOpen !== wasOpen) {
    // The browser's forward button may also open the sheet.
    setWasOpen(isOpen);
    setDraft(state.filters);
  }
  const startEditing = useEffectEvent(() => {
    if (defaultOpen) open();
  });
  useEffect(() => startEditing(), []);
  function closeSheet(filters: Filters): void {
    if (getFiltersKey(filters) === getFiltersKey(state.filters)) close();
    else state.change(filters, true);
  }
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(isOpening) => (isOpening ? open() : close())}
      trigger={trigger}
      title={text('filters.title')}
      closeLabel={text('filters.close')}
      actions={
        <>
          <Button variant="brand" onClick={() => closeSheet(draft)}>
            {text('filters.apply')}
          </Button>
          <Button onClick={() => closeSheet(draft.day ? { day: draft.day } : {})}>{text('filters.clear')}</Button>
        </>
      }
    >
      <FilterProvider value={draftState}>
        <div className={styles.fields}>
          {getShownFilters(draftState).map((name) => (
            <FilterField key={name} name={name} />
          ))}
        </div>
      </FilterProvider>
    </Sheet>
  );
}

/** The date filter's option for a range. The fields of the range appear below the option. */
const rangeValue = 'range';

function FilterField({ name }: { name: FilterName }) {
  const text = useText('catalog');
  const content = useText('content');
  const { filters, change } = useFilterState();
  const { options, isWaiting, hasFailed } = useChoices(name);
  const [value = ''] = filters[name] ?? [];
  const isRange = name === 'date' && value.includes('_') && !value.startsWith('past');
  const setValue = (newValue: string) => change(chooseFilterValues(filters, name, newValue === '' ? [] : [newValue]));
  const ranges = name === 'date' ? [{ value: rangeValue, label: text('filters.date.pick') }] : [];
  const knownOptions = options.filter((option) => !(isRange && option.value === value));
  return (
    <>
      <Field label={text(`filters.name.${name}`)} error={hasFailed ? content('problem.title') : undefined}>
        {(control) => (
          <NativeSelect
            {...control}
            disabled={isWaiting}
            value={isRange ? rangeValue : value}
            options={[...knownOptions, ...ranges]}
            onChange={({ target }) => setValue(target.value === rangeValue ? '_' : target.value)}
          />
        )}
      </Field>
      {isRange && <DateRangeFields value={getRange([value])} onChange={setValue} />}
    </>
  );
}
