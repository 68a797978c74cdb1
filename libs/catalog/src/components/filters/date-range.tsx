import { useText } from '@touchline/i18n';
import { Button, type DemandedProps, Field, Input } from '@touchline/ui-kit';
import { Popover } from '@touchline/ui-kit/popover';
import { type FormEvent, useState } from 'react';
import { chooseFilterValues, parseDateRange } from '../../api/filters/filters.ts';
import { useFilterState } from './filter-state.ts';
import styles from './filters.module.css';

export interface DateRangeFieldsProps {
  /** A range, written as in the address. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * The fields for the first and the last day of a range. The browser's date fields use the viewer's calendar and
 * script.
 */
export function DateRangeFields({ value, onChange }: DateRangeFieldsProps) {
  const text = useText('catalog');
  const [fromDay = '', toDay = ''] = value.split('_');
  return (
    <div className={styles.range}>
      <Field label={text('filters.date.from')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={fromDay}
            max={toDay || '2199-12-31'}
            onChange={({ target }) => onChange(`${target.value}_${toDay}`)}
          />
        )}
      </Field>
      <Field label={text('filters.date.to')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={toDay}
            min={fromDay || '1900-01-01'}
            max="2199-12-31"
            onChange={({ target }) => onChange(`${fromDay}_${target.value}`)}
          />
        )}
      </Field>
    </div>
  );
}

/** The range of a date filter; `_` if it has no range. */
export const getRange = ([date = '']: readonly string[] = []): string => (parseDateRange(date) ? date : '_');

/** The menu of a chip, in which the viewer chooses the days of a range. */
export function DateRangePicker({ trigger, defaultOpen }: DemandedProps) {
  const text = useText('catalog');
  return (
    <Popover trigger={trigger} defaultOpen={defaultOpen} label={text('filters.date.pick')} align="start">
      <RangeForm />
    </Popover>
  );
}

function RangeForm() {
  const text = useText('catalog');
  const { filters, change } = useFilterState();
  const [range, setRange] = useState(() => getRange(filters.date));
  function applyRange(event: FormEvent): void {
    event.preventDefault();
    change(chooseFilterValues(filters, 'date', range === '_' ? [] : [range]));
  }
  return (
    <form className={styles.form} onSubmit={applyRange}>
      <DateRangeFields value={range} onChange={setRange} />
      <Button type="submit" variant="brand" block>
        {text('filters.apply')}
      </Button>
    </form>
  );
}
