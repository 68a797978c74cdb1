import { useErrorText, useNotify } from '@touchline/feature-kit';
import { useFormats, useText } from '@touchline/i18n';
import {
  Button,
  Chip,
  ChipLink,
  IconArrowUpDown,
  IconCalendar,
  IconListFilter,
  IconX,
  OnDemand,
  SelectButton,
} from '@touchline/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { FilterName } from '../../api/filters/filter-query-params.ts';
import { chooseFilterValues, clearFilters, parseDateRange } from '../../api/filters/filters.ts';
import { FilterProvider, useFilterState } from './filter-state.ts';
import type { FilteredQueries } from '../../api/filters/filtered-queries.ts';
import type { ListOffer } from '../../api/filters/list-offer.ts';
import { useFilterText } from './filter-text.ts';
import { getShownFilters } from './shown-filters.ts';
import { useFilters } from './use-filters.ts';
import styles from './filters.module.css';

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet;
const loadPicker = async () => (await import('./date-range.tsx')).DateRangePicker;
const loadMenu = (name: FilterName) => async () => (await import('./filter-menu.tsx')).getFilterMenu(name);

/** Shows a toast when the code of a control fails to load. The next press tries again. */
function useLoadFailure(): (error: unknown) => void {
  const notify = useNotify();
  const errorText = useErrorText();
  return (error) => notify('danger', errorText(error));
}

/** The control of one filter. Its menu and choices load when it is opened. */
function FilterSelect({ name }: { name: FilterName }) {
  const text = useText('catalog');
  const getText = useFilterText();
  const onError = useLoadFailure();
  const { filters } = useFilterState();
  const values = filters[name] ?? [];
  return (
    <OnDemand
      load={loadMenu(name)}
      onError={onError}
      trigger={
        <SelectButton label={text(`filters.name.${name}`)} active={values.length > 0 && name !== 'sort'}>
          {name === 'sort' && <IconArrowUpDown size="s" />}
          {values.map((value) => getText(name, value)).join(', ')}
        </SelectButton>
      }
    />
  );
}

const datePresets = ['today', 'yesterday', 'past_7_days', 'past_30_days', 'past_90_days'];

/** Links for days, which work before hydration, and a control for a range. */
function DateChips() {
  const text = useText('catalog');
  const getText = useFilterText();
  const onError = useLoadFailure();
  const { filters, queryWith, change } = useFilterState();
  const [date] = filters.date ?? [];
  const isRange = date !== undefined && parseDateRange(date) !== undefined;
  const renderChip = (value: string | undefined, label: string) => {
    const nextFilters = chooseFilterValues(filters, 'date', value === undefined ? [] : [value]);
    return (
      <li key={value ?? ''}>
        <ChipLink
          current={date === value}
          render={(link) => (
            <Link
              to={{ search: queryWith(nextFilters) }}
              {...link}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                change(nextFilters);
              }}
            />
          )}
        >
          {label}
        </ChipLink>
      </li>
    );
  };
  return (
    <ul className={styles.dates} aria-label={text('filters.name.date')}>
      {renderChip(undefined, text('filters.date.anytime'))}
      {datePresets.map((preset) => renderChip(preset, getText('date', preset)))}
      <li className={styles.wide}>
        <OnDemand
          load={loadPicker}
          onError={onError}
          trigger={
            <Chip icon={<IconCalendar size="s" />} pressed={isRange} aria-haspopup="dialog">
              {isRange ? getText('date', date) : text('filters.date.pick')}
            </Chip>
          }
        />
      </li>
    </ul>
  );
}

/** The chosen values as chips. After a chip is removed, the focus moves to the next one, or to the bar. */
function ChosenChips() {
  const text = useText('catalog');
  const getText = useFilterText();
  const { filters, offer, change } = useFilterState();
  const listRef = useRef<HTMLUListElement>(null);
  const removedIndexRef = useRef<number>(undefined);
  const chosenValues = offer.filters.flatMap((name) =>
    name === 'sort' || name === 'day' ? [] : (filters[name] ?? []).map((value) => ({ name, value })),
  );
  useEffect(() => {
    const removedIndex = removedIndexRef.current;
    if (removedIndex === undefined) return;
    removedIndexRef.current = undefined;
    const remainingButtons = listRef.current?.querySelectorAll<HTMLElement>('button[aria-label]') ?? [];
    const nextButton =
      remainingButtons[Math.min(removedIndex, remainingButtons.length - 1)] ??
      document.querySelector<HTMLElement>(`.${styles.bar} :is(button, a)`);
    nextButton?.focus({ preventScroll: true });
  }, [chosenValues.length]);
  if (chosenValues.length === 0) return null;
  return (
    <ul ref={listRef} className={styles.chosen} aria-label={text('filters.chosen')}>
      {chosenValues.map(({ name, value }, index) => (
        <li key={`${name} ${value}`}>
          <Chip
            trailing={<IconX size="s" />}
            aria-label={text('filters.remove', { value: getText(name, value) })}
            onClick={() => {
              removedIndexRef.current = index;
              change(
                chooseFilterValues(filters, name, filters[name]?.filter((otherValue) => otherValue !== value) ?? []),
              );
            }}
          >
            {getText(name, value)}
          </Chip>
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          size="s"
          onClick={() => {
            removedIndexRef.current = 0;
            change(clearFilters(filters));
          }}
        >
          {text('filters.clear')}
        </Button>
      </li>
    </ul>
  );
}

export interface FilterBarProps {
  offer: ListOffer;
  names: FilteredQueries['names'];
  /** The number of entries that match the filters; undefined if unknown. */
  total: number | undefined;
}

/**
 * The filter bar of a list, with a control per filter, or a sheet on phones. Below it are the chosen values, the
 * dates, and the number of entries, which screen readers announce.
 */
export function FilterBar({ offer, names, total }: FilterBarProps) {
  return (
    <FilterProvider value={useFilters(offer, names)}>
      <CountAndControls total={total} />
    </FilterProvider>
  );
}

function CountAndControls({ total }: Pick<FilterBarProps, 'total'>) {
  const text = useText('catalog');
  const formats = useFormats();
  const onError = useLoadFailure();
  const state = useFilterState();
  const { offer, filters } = state;
  const visibleFilters = getShownFilters(state);
  const activeCount = visibleFilters.filter((name) => name !== 'sort' && filters[name]).length;
  if (visibleFilters.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={text('filters.title')}>
      <div className={styles.row}>
        <div className={styles.selects}>
          {visibleFilters
            .filter((name) => name !== 'date' && name !== 'sort')
            .map((name) => (
              <FilterSelect key={name} name={name} />
            ))}
        </div>
        <div className={styles.opener}>
          <OnDemand
            load={loadSheet}
            onError={onError}
            trigger={
              <Button variant="outline" icon={<IconListFilter size="s" />} aria-haspopup="dialog">
                {text('filters.title')}
                {activeCount > 0 && <span className={styles.count}>{formats.number(activeCount)}</span>}
              </Button>
            }
          />
        </div>
        <ChosenChips />
        <div className={styles.end}>
          <output className={styles.total}>
            {total !== undefined && text('filters.total', { count: total, shown: formats.number(total) })}
          </output>
          {offer.filters.includes('sort') && (
            <div className={styles.sort}>
              <FilterSelect name="sort" />
            </div>
          )}
        </div>
      </div>
      {offer.filters.includes('date') && <DateChips />}
    </section>
  );
}
