import { expect, test } from 'vitest';
import { getCoverage, type HeldAccess, type OfferedAccess } from './coverage.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-28T12:00:00Z');
const productIds = ['men', 'women', 'cup'];

const offers = {
  month: { productId: 'month', accessModel: 'svod', identities: productIds, until: now + 30 * dayMs, renews: true },
  day: { productId: 'day', accessModel: 'svod', identities: productIds, until: now + dayMs, renews: false },
  season: { productId: 'season', accessModel: 'svod', identities: productIds, until: now + 365 * dayMs, renews: false },
  women: { productId: 'women', accessModel: 'cvod', identities: ['women'], until: now + 30 * dayMs, renews: true },
  site: { productId: 'site', accessModel: 'svod', identities: [], until: now + 30 * dayMs, renews: true },
  unknown: { productId: 'unknown', accessModel: 'cvod', identities: [], until: now + 30 * dayMs, renews: true },
  endless: { productId: 'endless', accessModel: 'svod', identities: productIds, until: Infinity, renews: false },
  ticket: { productId: 'ticket-7', accessModel: 'ppv', eventId: '7', identities: ['men'], until: now, renews: false },
  later: {
    productId: 'ticket-8',
    accessModel: 'ppv',
    eventId: '8',
    identities: ['men'],
    until: now + 3 * dayMs,
    renews: false,
  },
} as const satisfies Record<string, OfferedAccess>;
type OfferName = keyof typeof offers;

const createHeldAccess = (name: OfferName, changes: Partial<HeldAccess> = {}): HeldAccess => ({
  ...offers[name],
  from: now - dayMs,
  until: offers[name].until - dayMs / 2,
  renewedUntil: offers[name].until + 29 * dayMs,
  ...changes,
});

const cases: [OfferName, HeldAccess[], 'covered' | 'wider' | 'neither'][] = [
  ['day', [createHeldAccess('season')], 'covered'],
  ['women', [createHeldAccess('season')], 'covered'],
  ['month', [createHeldAccess('season')], 'covered'],
  ['day', [createHeldAccess('month')], 'covered'],
  ['day', [createHeldAccess('month', { renews: false })], 'covered'],
  ['month', [createHeldAccess('month')], 'covered'],
  ['season', [createHeldAccess('season')], 'covered'],
  ['day', [createHeldAccess('day')], 'covered'],
  ['month', [createHeldAccess('month', { renews: false })], 'covered'],
  ['month', [createHeldAccess('site')], 'covered'],
  ['ticket', [createHeldAccess('month')], 'covered'],
  ['ticket', [createHeldAccess('ticket', { until: now + 30 * dayMs })], 'covered'],
  ['later', [createHeldAccess('month')], 'covered'],
  ['month', [createHeldAccess('site', { until: now - dayMs, renewedUntil: now + 29 * dayMs })], 'covered'],
  [
    'month',
    [createHeldAccess('women'), createHeldAccess('women', { productId: 'men', identities: ['men', 'cup'] })],
    'covered',
  ],
  ['season', [createHeldAccess('month', { renews: false })], 'wider'],
  ['season', [createHeldAccess('month')], 'wider'],
  ['month', [createHeldAccess('season', { until: now + 5 * dayMs })], 'wider'],
  ['month', [createHeldAccess('women')], 'wider'],
  ['day', [createHeldAccess('women')], 'wider'],
  ['site', [createHeldAccess('women')], 'wider'],
  ['endless', [createHeldAccess('season')], 'wider'],
  ['women', [], 'neither'],
  ['month', [createHeldAccess('ticket')], 'neither'],
  ['women', [createHeldAccess('unknown')], 'neither'],
  ['unknown', [createHeldAccess('season')], 'neither'],
  ['later', [createHeldAccess('day')], 'neither'],
  ['later', [createHeldAccess('ticket', { until: now + 30 * dayMs })], 'neither'],
  ['women', [createHeldAccess('season', { until: now })], 'neither'],
  ['season', [createHeldAccess('season', { until: now })], 'neither'],
  ['women', [createHeldAccess('season', { from: now + dayMs })], 'neither'],
  ['women', [createHeldAccess('women', { productId: 'men', identities: ['men'] })], 'neither'],
  ['month', [createHeldAccess('women'), createHeldAccess('women', { productId: 'men', identities: ['men'] })], 'wider'],
];
const titledCases = cases.map(([name, contracts, kind]) => {
  const contractIds = contracts.map(({ productId }) => productId).join(' and ') || 'nothing';
  return [name, contractIds, kind, contracts] as const;
});

test.each(titledCases)('for a viewer who is offered %s and has %s, the coverage is %s', (name, _, kind, contracts) => {
  expect(getCoverage(offers[name], contracts, now).kind).toBe(kind);
});

test('a wider offer ends a renewal only if it lasts until the end of the renewed period', () => {
  const listEnds = (name: OfferName, contract: HeldAccess) => {
    const coverage = getCoverage(offers[name], [contract], now);
    return coverage.kind === 'wider' && coverage.over.map((consequence) => consequence.ends);
  };
  expect(listEnds('month', createHeldAccess('women'))).toEqual([true]);
  expect(listEnds('season', createHeldAccess('women'))).toEqual([true]);
  expect(listEnds('season', createHeldAccess('month'))).toEqual([true]);
  expect(listEnds('day', createHeldAccess('women'))).toEqual([false]);
  expect(listEnds('month', createHeldAccess('women', { renews: false }))).toEqual([false]);
  expect(listEnds('season', createHeldAccess('women', { renewedUntil: undefined }))).toEqual([false]);
});

test('`by` names one sufficient contract, or else several contracts that together cover the offer', () => {
  const menContract = createHeldAccess('women', { productId: 'men', identities: ['men', 'cup'] });
  const getCoverageText = (contracts: HeldAccess[]) => {
    const coverage = getCoverage(offers.month, contracts, now);
    return coverage.kind === 'covered' && coverage.by.map(({ productId }) => productId);
  };
  expect(getCoverageText([createHeldAccess('women'), menContract])).toEqual(['women', 'men']);
  expect(getCoverageText([createHeldAccess('women'), menContract, createHeldAccess('season')])).toEqual(['season']);
});
