import { expect, test } from 'vitest';
import { getMomentText } from '../moment-display.ts';
import { toMoments } from '../../api/moment.ts';
import { readFilter, setFilterInAddress } from './filter-in-address.ts';
import {
  groupByPeriod,
  filterMoments,
  countKinds,
  dropUnknownFilters,
  listPlayers,
  listTeams,
} from './filter-moments.ts';

const [home, away] = [
  { teamId: 'tra', title: 'Aurora' },
  { teamId: 'osl', title: 'Ravens' },
];
const moments = toMoments([
  { id: 'a', type: 'player', kind: 'goal', global: true, time: 1, team: home, playerNumber: '19', period: 1 },
  { id: 'b', type: 'player', kind: 'save', global: true, time: 2, team: away, playerNumber: '19', period: 1 },
  { id: 'c', type: 'user', global: false, time: 3 },
  { id: 'd', type: 'player', kind: 'goal', global: true, time: 4, team: home, playerNumber: '7', period: 2 },
]);
const getMomentIds = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join('');

test('moments are filtered by kind, team and player; equal shirt numbers of two teams are two players', () => {
  expect(getMomentIds(filterMoments(moments, {}))).toBe('abcd');
  expect(getMomentIds(filterMoments(moments, { kind: 'goal' }))).toBe('ad');
  expect(getMomentIds(filterMoments(moments, { kind: 'own' }))).toBe('c');
  expect(getMomentIds(filterMoments(moments, { team: 'tra' }))).toBe('ad');
  expect(getMomentIds(filterMoments(moments, { player: 'osl 19' }))).toBe('b');
  expect(getMomentIds(filterMoments(moments, { kind: 'save', player: 'tra 19' }))).toBe('');
});

test('the filters offer only existing kinds with their counts, teams, and players by team and number', () => {
  expect(countKinds(moments)).toEqual([
    { kind: 'goal', count: 2 },
    { kind: 'save', count: 1 },
    { kind: 'other', count: 1 },
    { kind: 'own', count: 1 },
  ]);
  expect(listTeams(moments).map(({ name }) => name)).toEqual(['Aurora', 'Ravens']);
  expect(listPlayers(moments).map(({ id }) => id)).toEqual(['tra 7', 'tra 19', 'osl 19']);
});

test('groups moments by period, also in reverse order', () => {
  const getIds = (list: typeof moments) =>
    groupByPeriod(list).map((group) => [group.period, getMomentIds(group.moments)]);
  expect(getIds(moments)).toEqual([
    [1, 'abc'],
    [2, 'd'],
  ]);
  expect(getIds(moments.toReversed())).toEqual([
    [2, 'd'],
    [1, 'cba'],
  ]);
});

test('the filter is written to the address, whose other parts stay, and is read back', () => {
  const address = 'https://site.example/events/m1/?t=60#ways';
  const filter = { kind: 'goal', team: 'tra', player: 'tra 19' } as const;
  const filterAddress = setFilterInAddress(address, filter);
  expect(filterAddress).toBe('https://site.example/events/m1/?t=60&moments=goal&team=tra&player=tra+19#ways');
  expect(readFilter(new URL(filterAddress).searchParams)).toEqual(filter);
  expect(setFilterInAddress(filterAddress, {})).toBe(address);
});

test('parts of a filter that match no moment are dropped', () => {
  const parseFilter = (search: string) => dropUnknownFilters(moments, readFilter(new URLSearchParams(search)));
  expect(parseFilter('moments=nonsense&team=ber&player=tra+99')).toEqual({});
  expect(parseFilter('moments=card&team=osl')).toEqual({ team: 'osl' });
});

test('returns a kind’s name in the given sport', () => {
  const getPeriodTexts = (sport: string | undefined) => [
    getMomentText('goal', sport),
    getMomentText('save', sport),
    getMomentText('own', sport),
  ];
  expect(getPeriodTexts('ice-hockey')).toEqual(['goal', 'save', 'own']);
  expect(getPeriodTexts('basketball')).toEqual(['basket', 'block', 'own']);
  expect(getPeriodTexts(undefined)).toEqual(['goal', 'save', 'own']);
});
