import { expect, test } from 'vitest';
import { getCoverage, type HeldAccess, type OfferedAccess } from './coverage.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-28T12:00:00Z');
const all = ['men', 'women', 'cup'];

const offers = {
  month: { productId: 'month', accessModel: 'svod', identities: all, until: now + 30 * day, renews: true },
  day: { productId: 'day', accessModel: 'svod', identities: all, until: now + day, renews: false },
  season: { productId: 'season', accessModel: 'svod', identities: all, until: now + 365 * day, renews: false },
  women: { productId: 'women', accessModel: 'cvod', identities: ['women'], until: now + 30 * day, renews: true },
  site: { productId: 'site', accessModel: 'svod', identities: [], until: now + 30 * day, renews: true },
  unknown: { productId: 'unknown', accessModel: 'cvod', identities: [], until: now + 30 * day, renews: true },
  endless: { productId: 'endless', accessModel: 'svod', identities: all, until: Infinity, renews: false },
  ticket: { productId: 'ticket-7', accessModel: 'ppv', eventId: '7', identities: ['men'], until: now, renews: false },
  later: {
    productId: 'ticket-8',
    accessModel: 'ppv',
    eventId: '8',
    identities: ['men'],
    until: now + 3 * day,
    renews: false,
  },
} as const satisfies Record<string, OfferedAccess>;
type Name = keyof typeof offers;

const held = (name: Name, changes: Partial<HeldAccess> = {}): HeldAccess => ({
  ...offers[name],
  from: now - day,
  until: offers[name].until - day / 2,
  renewedUntil: offers[name].until + 29 * day,
  ...changes,
});

const cases: [Name, HeldAccess[], 'covered' | 'wider' | 'neither'][] = [
  ['day', [held('season')], 'covered'],
  ['women', [held('season')], 'covered'],
  ['month', [held('season')], 'covered'],
  ['day', [held('month')], 'covered'],
  ['day', [held('month', { renews: false })], 'covered'],
  ['month', [held('month')], 'covered'],
  ['season', [held('season')], 'covered'],
  ['day', [held('day')], 'covered'],
  ['month', [held('month', { renews: false })], 'covered'],
  ['month', [held('site')], 'covered'],
  ['ticket', [held('month')], 'covered'],
  ['ticket', [held('ticket', { until: now + 30 * day })], 'covered'],
  ['later', [held('month')], 'covered'],
  ['month', [held('site', { until: now - day, renewedUntil: now + 29 * day })], 'covered'],
  ['month', [held('women'), held('women', { productId: 'men', identities: ['men', 'cup'] })], 'covered'],
  ['season', [held('month', { renews: false })], 'wider'],
  ['season', [held('month')], 'wider'],
  ['month', [held('season', { until: now + 5 * day })], 'wider'],
  ['month', [held('women')], 'wider'],
  ['day', [held('women')], 'wider'],
  ['site', [held('women')], 'wider'],
  ['endless', [held('season')], 'wider'],
  ['women', [], 'neither'],
  ['month', [held('ticket')], 'neither'],
  ['women', [held('unknown')], 'neither'],
  ['unknown', [held('season')], 'neither'],
  ['later', [held('day')], 'neither'],
  ['later', [held('ticket', { until: now + 30 * day })], 'neither'],
  ['women', [held('season', { until: now })], 'neither'],
  ['season', [held('season', { until: now })], 'neither'],
  ['women', [held('season', { from: now + day })], 'neither'],
  ['women', [held('women', { productId: 'men', identities: ['men'] })], 'neither'],
  ['month', [held('women'), held('women', { productId: 'men', identities: ['men'] })], 'wider'],
];
const titled = cases.map(([name, contracts, kind]) => {
  const beside = contracts.map(({ productId }) => productId).join(' and ') || 'nothing';
  return [name, beside, kind, contracts] as const;
});

test.each(titled)('the offer %s with %s is %s', (name, _, kind, contracts) => {
  expect(getCoverage(offers[name], contracts, now).kind).toBe(kind);
});

test('a renewal ends when the wider offer lasts through the period that it would pay, and stays when the offer is shorter', () => {
  const ends = (name: Name, contract: HeldAccess) => {
    const coverage = getCoverage(offers[name], [contract], now);
    return coverage.kind === 'wider' && coverage.over.map((one) => one.ends);
  };
  expect(ends('month', held('women'))).toEqual([true]);
  expect(ends('season', held('women'))).toEqual([true]);
  expect(ends('season', held('month'))).toEqual([true]);
  expect(ends('day', held('women'))).toEqual([false]);
  expect(ends('month', held('women', { renews: false }))).toEqual([false]);
  expect(ends('season', held('women', { renewedUntil: undefined }))).toEqual([false]);
});

test('one contract covers an offer when it suffices, and all parts together otherwise', () => {
  const men = held('women', { productId: 'men', identities: ['men', 'cup'] });
  const covered = (contracts: HeldAccess[]) => {
    const coverage = getCoverage(offers.month, contracts, now);
    return coverage.kind === 'covered' && coverage.by.map(({ productId }) => productId);
  };
  expect(covered([held('women'), men])).toEqual(['women', 'men']);
  expect(covered([held('women'), men, held('season')])).toEqual(['season']);
});
