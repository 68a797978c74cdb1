import { getLeagueTitle, getSportText } from '@touchline/content';
import { type Formats, getFormats, useFormats, useNow, useText } from '@touchline/i18n';
import { useCallback } from 'react';
import type { FilterName } from '../../api/filters/filter-query-params.ts';
import { parseDateRange } from '../../api/filters/filters.ts';
import { useFilterState } from './filter-state.ts';

/** Formats a calendar day of an address. In UTC it is the same day for every viewer. */
const formatDay = (day: string, now: number, { locale }: Formats): string =>
  getFormats(locale, 'UTC').date(`${day}T00:00:00Z`, now);

/** @returns a function that returns the text of a filter's value */
export function useFilterText(): (name: FilterName, value: string) => string {
  const text = useText('catalog');
  const content = useText('content');
  const formats = useFormats();
  const now = useNow(60_000);
  const { titles } = useFilterState();
  return useCallback(
    (name, value) => {
      switch (name) {
        case 'sport':
          return getSportText(value, content);
        case 'gender':
          return content(`gender.${value}`);
        case 'type':
          return value === 'training' ? content('kind.training') : text('filters.type.other');
        case 'status':
          return value === 'live' ? content('status.live') : text(`filters.status.${value}`);
        case 'media':
          return content(
            value === 'event' ? 'kind.match' : value === 'externalContent' ? 'kind.external' : `kind.${value}`,
          );
        case 'highlight':
          return value === 'auto' ? text('filters.highlight.auto') : content(`kind.${value}`);
        case 'sort':
          return text(`filters.sort.${value.replace('created', 'added')}`);
        case 'day':
          return formatDay(value, now, formats);
        case 'date': {
          const dateRange = parseDateRange(value);
          if (!dateRange) return text(`filters.date.${value}`);
          const [fromText, toText] = [dateRange.from, dateRange.to].map((day) => day && formatDay(day, now, formats));
          if (fromText && toText)
            return fromText === toText ? fromText : text('filters.date.between', { from: fromText, to: toText });
          return fromText ? text('filters.date.since', { from: fromText }) : text('filters.date.until', { to: toText });
        }
        case 'team':
          return titles.get(value) ?? value;
        default:
          return getLeagueTitle(titles.get(value) ?? value, content);
      }
    },
    [text, content, formats, now, titles],
  );
}
