import { expect, test } from 'vitest';
import { getCoverage, type HeldAccess, type OfferedAccess } from './coverage.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-28T12:00:00Z');
const productIds = ['men', 'women', 'cup'];

const offers = {
  month: { productId: 'month', accessModel: 'svod', identities: productIds, until: now + 30 * day, renews: true },
  day: { productId: 'day', accessModel: 'svod', identities: productIds, until: now + day, renews: false },
  season: { productId: 'season', accessModel: 'svod', identities: productIds, until: now + 365 * day, renews: false },
  women: { productId: 'women', accessModel: 'cvod', identities: ['women'], until: now + 30 * day, renews: true },
  site: { productId: 'site', accessModel: 'svod', identities: [], until: now + 30 * day, renews: true },
  unknown: { productId: 'unknown', accessModel: 'cvod', identities: [], until: now + 30 * day, renews: true },
  endless: { productId: 'endless', accessModel: 'svod', identities: productIds, until: Infinity, renews: false },
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

const createHeld = (name: Name, changes: Partial<HeldAccess> = {}): HeldAccess => ({
  ...offers[name],
  from: now - day,
  until: offers[name].until - day / 2,
  renewedUntil: offers[name].until + 29 * day,
  ...changes,
});

const cases: [Name, HeldAccess[], 'covered' | 'wider' | 'neither'][] = [
  ['day', [createHeld('season')], 'covered'],
  ['women', [createHeld('season')], 'covered'],
  ['month', [createHeld('season')], 'covered'],
  ['day', [createHeld('month')], 'covered'],
  ['day', [createHeld('month', { renews: false })], 'covered'],
  ['month', [createHeld('month')], 'covered'],
  ['season', [createHeld('season')], 'covered'],
  ['day', [createHeld('day')], 'covered'],
  ['month', [createHeld('month', { renews: false })], 'covered'],
  ['month', [createHeld('site')], 'covered'],
  ['ticket', [createHeld('month')], 'covered'],
  ['ticket', [createHeld('ticket', { until: now + 30 * day })], 'covered'],
  ['later', [createHeld('month')], 'covered'],
  ['month', [createHeld('site', { until: now - day, renewedUntil: now + 29 * day })], 'covered'],
  ['month', [createHeld('women'), createHeld('women', { productId: 'men', identities: ['men', 'cup'] })], 'covered'],
  ['season', [createHeld('month', { renews: false })], 'wider'],
  ['season', [createHeld('month')], 'wider'],
  ['month', [createHeld('season', { until: now + 5 * day })], 'wider'],
  ['month', [createHeld('women')], 'wider'],
  ['day', [createHeld('women')], 'wider'],
  ['site', [createHeld('women')], 'wider'],
  ['endless', [createHeld('season')], 'wider'],
  ['women', [], 'neither'],
  ['month', [createHeld('ticket')], 'neither'],
  ['women', [createHeld('unknown')], 'neither'],
  ['unknown', [createHeld('season')], 'neither'],
  ['later', [createHeld('day')], 'neither'],
  ['later', [createHeld('ticket', { until: now + 30 * day })], 'neither'],
  ['women', [createHeld('season', { until: now })], 'neither'],
  ['season', [createHeld('season', { until: now })], 'neither'],
  ['women', [createHeld('season', { from: now + day })], 'neither'],
  ['women', [createHeld('women', { productId: 'men', identities: ['men'] })], 'neither'],
  ['month', [createHeld('women'), createHeld('women', { productId: 'men', identities: ['men'] })], 'wider'],
];
const titledCases = cases.map(([name, contracts, kind]) => {
  const contractIds = contracts.map(({ productId }) => productId).join(' and ') || 'nothing';
  return [name, contractIds, kind, contracts] as const;
});

test.each(titledCases)('the offer %s with %s is %s', (name, _, kind, contracts) => {
  expect(getCoverage(offers[name], contracts, now).kind).toBe(kind);
});

test('a renewal ends when the wider offer lasts through the period that it would pay, and stays when the offer is shorter', () => {
  const getEndOf = (name: Name, contract: HeldAccess) => {
    const coverage = getCoverage(offers[name], [contract], now);
    return coverage.kind === 'wider' && coverage.over.map((consequence) => consequence.ends);
  };
  expect(getEndOf('month', createHeld('women'))).toEqual([true]);
  expect(getEndOf('season', createHeld('women'))).toEqual([true]);
  expect(getEndOf('season', createHeld('month'))).toEqual([true]);
  expect(getEndOf('day', createHeld('women'))).toEqual([false]);
  expect(getEndOf('month', createHeld('women', { renews: false }))).toEqual([false]);
  expect(getEndOf('season', createHeld('women', { renewedUntil: undefined }))).toEqual([false]);
});

test('one contract covers an offer when it suffices, and all parts together otherwise', () => {
  const men = createHeld('women', { productId: 'men', identities: ['men', 'cup'] });
  const getCoverageText = (contracts: HeldAccess[]) => {
    const coverage = getCoverage(offers.month, contracts, now);
    return coverage.kind === 'covered' && coverage.by.map(({ productId }) => productId);
  };
  expect(getCoverageText([createHeld('women'), men])).toEqual(['women', 'men']);
  expect(getCoverageText([createHeld('women'), men, createHeld('season')])).toEqual(['season']);
});
