import type { EventView } from '@touchline/content';
import { getFormats } from '@touchline/i18n';
import { describe, expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const createView = (id: string, date: string | undefined): EventView =>
  // `groupByDay` uses only the date.
  ({ id, date: date === undefined ? undefined : Date.parse(date) }) as EventView;
const getGroupIds = (views: EventView[], timeZone: string) =>
  groupByDay(views, getFormats('en', timeZone).dayKey).map(({ key, views: dayViews }) => [
    key,
    dayViews.map(({ id }) => id).join(''),
  ]);

describe('groupByDay', () => {
  const evening = [
    createView('a', '2026-02-12T22:30:00Z'),
    createView('b', '2026-02-12T23:30:00Z'),
    createView('c', '2026-02-13T18:00:00Z'),
  ];

  it('events are grouped by days of the displayed time zone', () => {
    expect(getGroupIds(evening, 'Europe/Oslo')).toEqual([
      ['2026-02-12', 'a'],
      ['2026-02-13', 'bc'],
    ]);
    expect(getGroupIds(evening, 'America/New_York')).toEqual([
      ['2026-02-12', 'ab'],
      ['2026-02-13', 'c'],
    ]);
  });

  it('a day has only one group if the events are not in order', () => {
    const [a, b, c] = evening;
    if (!a || !b || !c) throw new Error('expected three samples');
    expect(getGroupIds([a, c, b], 'UTC')).toEqual([
      ['2026-02-12', 'ab'],
      ['2026-02-13', 'c'],
    ]);
  });

  it('events without a date form one group', () => {
    expect(getGroupIds([createView('x', undefined)], 'UTC')).toEqual([['', 'x']]);
  });
});
