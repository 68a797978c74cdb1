import { describe, expect, it } from 'vitest';
import { getQueryParams } from './filter-query-params.ts';
import {
  chooseFilterValues,
  parseDateRange,
  type Filters,
  getFiltersKey,
  hasNarrowingFilter,
  readFilters,
  replaceFilters,
} from './filters.ts';
import type { ListOffer } from './list-offer.ts';
import { removeUnknownValues } from './name-query.ts';
import { applyFilters } from './apply-filters.ts';
import { getOfferedFilters } from './get-offered-filters.ts';
import type { Scope } from '../../options.ts';

const allNames = ['league', 'category', 'sub', 'team', 'gender', 'media', 'date', 'day', 'sort'] as const;
const readSearch = (search: string, toParams: ListOffer['params'] = {}) =>
  readFilters(new URLSearchParams(search), { filters: allNames, params: toParams });
const writeSearch = (filters: Filters, query = '') => replaceFilters(new URLSearchParams(query), filters);

describe('filters in an address', () => {
  it('filters that were written to an address are read back', () => {
    const filters: Filters = { league: ['b', 'a'], date: ['past_7_days'], sort: ['title_asc'] };
    expect(writeSearch(filters)).toBe('?league=a,b&date=past_7_days&sort=title_asc');
    expect(getFiltersKey(readSearch(writeSearch(filters)))).toBe(getFiltersKey(filters));
    expect(getFiltersKey(readSearch('?sort=title_asc&date=past_7_days&league=b,a,b'))).toBe(getFiltersKey(filters));
  });

  it('unknown values of filters in an address are dropped, and other values and query parameters stay', () => {
    expect(readSearch('?gender=robots,female&date=someday&sort=price_asc&league=nordic-men')).toEqual({
      gender: ['female'],
      league: ['nordic-men'],
    });
    expect(writeSearch({ gender: ['female'] }, '?utm_source=mail&date=today')).toBe('?utm_source=mail&gender=female');
    const dateOffer = { filters: ['date'], params: {} } as const;
    expect(readFilters(new URLSearchParams('?team=a&date=today'), dateOffer)).toEqual({ date: ['today'] });
  });

  it('values of filters outside of the list’s fixed values are dropped', () => {
    const params = { filters: { 'identities.id': ['a', 'b'], gender: ['male' as const] } };
    expect(readSearch('?league=a,elsewhere&gender=female&team=c', params)).toEqual({ league: ['a'], team: ['c'] });
  });

  it('ids that the backend does not have, and sub-categories of other categories, are dropped', () => {
    const chosenFilters: Filters = { category: ['a', 'x'], sub: ['of-a', 'of-x'], sport: ['x', 'futsal'] };
    const titles = [
      { filter: 'category', id: 'x', missing: true },
      { filter: 'category', id: 'a', title: 'A' },
      { filter: 'sub', id: 'of-a', parents: ['a', 'b'] },
      { filter: 'sub', id: 'of-x', parents: ['x'] },
      { filter: 'sport', id: 'x', missing: true },
      undefined,
    ] as const satisfies Parameters<typeof removeUnknownValues>[1];
    const remainingFilters = { category: ['a'], sub: ['of-a'], sport: ['futsal'] };
    expect(removeUnknownValues(chosenFilters, titles, { params: {} })).toEqual(remainingFilters);
    const { category: _category, ...filtersOfPage } = chosenFilters;
    const { category: _own, ...filtersWithoutCategory } = remainingFilters;
    expect(removeUnknownValues(filtersOfPage, titles, { params: { filters: { 'identities.id': ['a'] } } })).toEqual(
      filtersWithoutCategory,
    );
  });

  it('filters in an address are limited in number and length', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `id-${10 + index}`);
    expect(readSearch(`?team=${ids.join()},${'x'.repeat(200)}`).team).toHaveLength(4);
  });

  it('values of filters that are no ids and could change an address are dropped', () => {
    expect(readSearch('?team=..,a&league=.&sub=%252e%252e,b/../c&category=Østlandet')).toEqual({
      category: ['Østlandet'],
      team: ['a'],
    });
  });

  it('the date filter accepts only days that the calendar has', () => {
    expect(readSearch('?date=2026-02-31_2026-03-02&day=2026-02-30')).toEqual({});
    expect(readSearch('?date=_&day=2026-02-28')).toEqual({ day: ['2026-02-28'] });
    expect(parseDateRange('2026-02-10_2026-02-01')).toEqual({ from: '2026-02-01', to: '2026-02-10' });
    expect(parseDateRange('_2026-02-10')).toEqual({ from: undefined, to: '2026-02-10' });
  });

  it('a change of the category removes the sub-category', () => {
    expect(chooseFilterValues({ category: ['a'], sub: ['b'], team: ['c'] }, 'category', ['d'])).toEqual({
      category: ['d'],
      team: ['c'],
    });
    expect(chooseFilterValues({ team: ['c'] }, 'team', [])).toEqual({});
    expect(hasNarrowingFilter({ sort: ['title_asc'] })).toBe(false);
  });

  it('the server reads the filters from the query parameters that the browser writes', () => {
    expect(getQueryParams(['gender', 'date']).map(({ word }) => word)).toEqual(['gender', 'date']);
  });
});

describe('filters of a request', () => {
  const calendar = { now: Date.parse('2026-02-12T22:30:00Z'), timeZone: 'Europe/Oslo' };
  const createBody = (
    filters: Filters,
    fixedFilters: Parameters<typeof applyFilters>[0]['filters'] = {},
    time = calendar,
  ) => JSON.parse(JSON.stringify(applyFilters({ filters: fixedFilters }, filters, time)));

  it('a request has the day of the date filter in the displayed time zone, and stays the same all day', () => {
    expect(createBody({ date: ['today'] }).filters.event_date).toEqual({
      from: '2026-02-11T22:59:01.000Z',
      to: '2026-02-12T22:59:01.000Z',
    });
    // In Jerusalem the 13th has already begun.
    const jerusalem = { ...calendar, timeZone: 'Asia/Jerusalem' };
    expect(createBody({ date: ['yesterday'] }, {}, jerusalem).filters.event_date.from).toBe('2026-02-11T21:59:01.000Z');
    expect(createBody({ date: ['past_7_days'] })).toEqual(
      createBody({ date: ['past_7_days'] }, {}, { ...calendar, now: calendar.now - 7_200_000 }),
    );
    expect(createBody({ date: ['past_7_days'] })).toMatchObject({
      timeWindow: 'past',
      filters: { event_date: { from: '2026-02-04T22:59:01.000Z' } },
    });
    expect(createBody({ date: ['_2026-02-10'] }).filters.event_date).toEqual({ to: '2026-02-10T22:59:01.000Z' });
    expect(createBody({ day: ['2026-02-14'] }).filters.event_date.from).toBe('2026-02-13T22:59:01.000Z');
    // A range with only a first day may reach into the future.
    expect(createBody({ date: ['2026-02-01_'] }).timeWindow).toBeUndefined();
  });

  it('a request has the type of an identity, except for a sub-category within all main categories', () => {
    expect(createBody({ league: ['a'] }).filters).toMatchObject({
      'identities.id': ['a'],
      'identities.type': ['identity'],
    });
    expect(createBody({ category: ['a'], sub: ['b'] }).filters).toMatchObject({
      'identities.id': ['b'],
      'identities.type': ['identity_item'],
    });
    expect(createBody({ sub: ['b'] }).filters).toEqual({ 'identities.id': ['b'] });
    expect(createBody({}, { 'identities.id': ['a'] }).filters).toEqual({ 'identities.id': ['a'] });
  });

  it('a request’s filters stay within the list’s fixed values', () => {
    expect(
      createBody({ team: ['a', 'x'], status: ['live'] }, { 'search.teams.id': ['a', 'b'], status: ['archived'] })
        .filters,
    ).toEqual({
      'search.teams.id': ['a'],
      status: ['archived'],
    });
  });

  it('a filter for highlights adds the status of clips to a request for past matches', () => {
    expect(createBody({ media: ['highlight'] }, { status: ['archived'] }).filters).toEqual({
      status: ['archived', 'vod'],
      media_type: ['highlight'],
    });
  });

  it('a request has the sort field and its direction', () => {
    expect(createBody({ sort: ['added_asc'] })).toMatchObject({ sort: 'added', order: 'asc' });
    expect(createBody({ sort: ['title_desc'] })).toMatchObject({ sort: 'title', order: 'desc' });
  });
});

describe('the filters that a site offers', () => {
  const names = ['sport', 'league', 'category', 'sub', 'team', 'gender'] as const;
  const home = { hero: true, shelves: [] };
  it('a site without a scope offers all filters, and a scope of two leagues offers only league and team', () => {
    expect(getOfferedFilters(names, { gender: true, home: { ...home, scope: {} } })).toEqual(names);
    expect(
      getOfferedFilters(names, { home: { ...home, scope: { sport_types: ['futsal'], league_ids: ['a', 'b'] } } }),
    ).toEqual(['league', 'team']);
  });
  it('a site offers no sport filter if its scope has leagues or teams but no sports', () => {
    const getOffer = (scope: Scope) => getOfferedFilters(['sport'], { home: { ...home, scope } });
    expect(getOffer({ league_ids: ['a', 'b'] })).toEqual([]);
    expect(getOffer({ team_ids: ['a', 'b'] })).toEqual([]);
    expect(getOffer({ league_ids: ['a', 'b'], sport_types: ['futsal', 'football'] })).toEqual(['sport']);
  });
});
