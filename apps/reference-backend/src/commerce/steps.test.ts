import { contractStatuses } from '@touchline/contract';
import { expect, test } from 'vitest';
import { contractEvents, contractSteps } from './contract-steps.ts';
import { orderEvents, orderStates, orderSteps, paymentStatusByState, type OrderState } from './order-steps.ts';
import { computePeriodEnd } from './period.ts';
import { getRenewalDue } from './renewal.ts';

const endStates = orderStates.filter((state) => !['placed', 'waiting'].includes(state));

test('no event changes a final payment status', () => {
  for (const state of endStates)
    for (const event of orderEvents)
      expect([state, event, paymentStatusByState[orderSteps[state][event].to]]).toEqual([
        state,
        event,
        paymentStatusByState[state],
      ]);
});

test('a repeated event changes no order and has no effects', () => {
  for (const state of orderStates)
    for (const event of orderEvents) {
      const nextState = orderSteps[state][event].to;
      expect([state, event, orderSteps[nextState][event]]).toEqual([state, event, { to: nextState, effects: [] }]);
    }
});

test('every state of an order leads to a final state', () => {
  const findReachableStates = (from: OrderState, seenStates = new Set<OrderState>()): Set<OrderState> => {
    if (seenStates.has(from)) return seenStates;
    seenStates.add(from);
    for (const event of orderEvents) findReachableStates(orderSteps[from][event].to, seenStates);
    return seenStates;
  };
  for (const state of orderStates)
    expect(
      [...findReachableStates(state)].some((end) => ['approved', 'declined', 'refunded', 'returned'].includes(end)),
    ).toBe(true);
  expect(orderSteps.returning.refunded.to).toBe('returned');
});

test('an expired contract never changes, and only the event `paid` activates a pending contract', () => {
  expect(contractSteps.expired).toEqual({});
  const startEvents = contractEvents.filter((event) => contractSteps.pending[event] === 'active');
  expect(startEvents).toEqual(['paid']);
  for (const status of contractStatuses) expect(contractSteps[status].unpaid ?? 'expired').toBe('expired');
});

const parseEvening = (iso: string) => Date.parse(`${iso}T20:00:00Z`);
test.each([
  ['2026-01-15', { duration: 1, durationUnits: 'month' }, '2026-02-15'],
  ['2026-01-31', { duration: 1, durationUnits: 'month' }, '2026-02-28'],
  ['2028-01-31', { duration: 1, durationUnits: 'month' }, '2028-02-29'],
  ['2026-11-30', { duration: 3, durationUnits: 'month' }, '2027-02-28'],
  ['2028-02-29', { duration: 1, durationUnits: 'year' }, '2029-02-28'],
  ['2026-03-28', { duration: 2, durationUnits: 'day' }, '2026-03-30'],
  ['2026-03-28', { duration: 24, durationUnits: 'hour' }, '2026-03-29'],
] as const)('a period from %s of %o ends at %s', (from, period, end) => {
  expect(computePeriodEnd(parseEvening(from), period)).toBe(parseEvening(end));
});

test('a purchase on the 31st renews on the 31st after a shorter month', () => {
  const monthPeriod = { duration: 1, durationUnits: 'month' } as const;
  expect(computePeriodEnd(parseEvening('2026-02-28'), monthPeriod, parseEvening('2026-01-31'))).toBe(
    parseEvening('2026-03-31'),
  );
});

test('a renewal is due 24 and 12 hours before the end; three days after the end it is not due any more', () => {
  const dayMs = 86_400_000;
  const end = parseEvening('2026-05-31');
  const getStepAt = (now: number, renewalTries: number, fields: object = {}) =>
    getRenewalDue(
      {
        status: 'active',
        autoRenew: true,
        endsAt: new Date(end),
        renewalTries,
        duration: 1,
        durationUnits: 'month',
        ...fields,
      },
      now,
      { clockSpeed: 1 },
    );
  expect([getStepAt(end - dayMs - 1, 0), getStepAt(end - dayMs, 0)]).toEqual(['nothing', 'renewal']);
  expect([getStepAt(end - dayMs / 2 - 1, 1), getStepAt(end - dayMs / 2, 1)]).toEqual(['nothing', 'renewal']);
  expect([getStepAt(end - 1, 2), getStepAt(end, 2)]).toEqual(['nothing', 'end']);
  expect([getStepAt(end + 2 * dayMs, 0), getStepAt(end + 4 * dayMs, 0)]).toEqual(['renewal', 'end']);
  expect([getStepAt(end - 1, 0, { status: 'canceled' }), getStepAt(end, 0, { status: 'canceled' })]).toEqual([
    'nothing',
    'end',
  ]);
  expect(getStepAt(end, 0, { autoRenew: false })).toBe('end');
});
