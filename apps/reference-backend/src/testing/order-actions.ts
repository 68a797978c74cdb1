import fc from 'fast-check';
import type { RequestFault } from './fake-provider.ts';

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
/** Advances the clock to a minute before the end of a contract, when its renewal is due. */
export const nearContractEnd = 'nearly over';
export const viewers = ['viewer-one', 'viewer-two'] as const;
export const products = ['nordic-month', 'nordic-day'] as const;

/**
 * Random actions of viewers, banks, the provider, the machine and the clock. Viewers, products and keys come from
 * `constantFrom`, which draws evenly; `nat` prefers small numbers, and few cases would have a second purchase.
 */
export const orderActions = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('press'),
      who: fc.constantFrom(0, 0, 0, 1),
      what: fc.constantFrom(0, 0, 1),
      /** Selects the purchase's key. Tabs of a device share a key; other devices have other keys. */
      wish: fc.constantFrom(0, 1, 2),
      card: fc.constantFrom('ok', 'ok', 'ok', '3ds', 'declined-card_declined', 'unknown'),
      mishap: fc.option(fc.constantFrom<RequestFault>('lost before', 'lost after', 'crash before', 'crash after'), {
        nil: undefined,
      }),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('give up'),
      which: fc.nat(9),
      /** What happens while the order is canceled. */
      meanwhile: fc.constantFrom('nothing', 'nothing', 'bank', 'message', 'twice', 'clock'),
      mishap: fc.option(fc.constantFrom<RequestFault>('lost before', 'lost after', 'crash before', 'crash after'), {
        nil: undefined,
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('message'), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('bank'), which: fc.nat(9), isRight: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('time'),
      by: fc.constantFrom<(number | typeof nearContractEnd)[]>(
        2000,
        40_000,
        2 * 60 * minuteMs,
        dayMs,
        29.5 * dayMs,
        40 * dayMs,
        nearContractEnd,
        nearContractEnd,
      ),
      mishap: fc.option(fc.constantFrom<RequestFault>('lost after', 'crash before', 'crash after'), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('change'), which: fc.nat(9), isCancel: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('refund'), which: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom('restart', 'provider down', 'provider up', 'money kept', 'money given back', 'ask'),
    }),
  },
);
export type OrderAction = typeof orderActions extends fc.Arbitrary<infer One> ? One : never;

const purchaseFields = { act: 'press', who: 0, what: 0, wish: 0, card: 'ok', mishap: undefined, twice: false } as const;
export const purchaseAction: OrderAction = purchaseFields;
const createTimeAction = (timeStep: number | typeof nearContractEnd): OrderAction => ({
  act: 'time',
  by: timeStep,
  mishap: undefined,
});
const bankAction: OrderAction = { act: 'bank', which: 0, isRight: true };
const cancelAction = { act: 'give up', which: 0, meanwhile: 'nothing', mishap: undefined } as const;
const purchaseWithBankQuestion = { ...purchaseFields, card: '3ds' } as const;

/** Cases that every run includes. Each has failed before, or would fail without a rule of the payments. */
export const knownScenarios: [hasBought: boolean, acts: OrderAction[]][] = [
  [true, [{ ...purchaseFields, wish: 1 }]],
  [true, [{ ...purchaseFields, twice: true }]],
  [true, [createTimeAction(nearContractEnd), createTimeAction(2000), createTimeAction(2000)]],
  [
    true,
    [
      createTimeAction(nearContractEnd),
      { ...purchaseFields, what: 1, wish: 1 },
      createTimeAction(40 * dayMs),
      createTimeAction(dayMs),
    ],
  ],
  [
    true,
    [
      { act: 'refund', which: 0 },
      { act: 'message', which: 0 },
      { ...purchaseFields, wish: 2 },
    ],
  ],
  [
    true,
    [
      { act: 'time', by: nearContractEnd, mishap: 'crash after' },
      { act: 'change', which: 0, isCancel: true },
    ],
  ],
  [
    true,
    [
      { act: 'provider down' },
      createTimeAction(nearContractEnd),
      createTimeAction(minuteMs),
      { act: 'provider up' },
      createTimeAction(2000),
    ],
  ],
  // An early renewal is refunded, before or after the next payment.
  [
    true,
    [
      createTimeAction(nearContractEnd),
      { act: 'refund', which: 1 },
      { act: 'message', which: 1 },
      { act: 'refund', which: 0 },
      { act: 'message', which: 0 },
    ],
  ],
  [
    true,
    [
      createTimeAction(nearContractEnd),
      { act: 'refund', which: 0 },
      { act: 'message', which: 0 },
      { act: 'refund', which: 1 },
      { act: 'message', which: 1 },
      createTimeAction(2000),
    ],
  ],
  [false, [{ ...purchaseFields, card: '3ds' }]],
  [false, [{ ...purchaseFields, card: 'declined-card_declined' }, purchaseFields]],
  [false, [{ ...purchaseFields, mishap: 'crash before', twice: true }]],
  [false, [{ ...purchaseFields, mishap: 'lost before' }, { act: 'ask' }, createTimeAction(40_000), purchaseFields]],
  [
    false,
    [
      { ...purchaseFields, mishap: 'crash after' },
      { ...purchaseFields, twice: true },
    ],
  ],
  [
    false,
    [
      { ...purchaseFields, card: '3ds' },
      createTimeAction(2 * 60 * minuteMs),
      { act: 'money kept' },
      bankAction,
      { act: 'message', which: 0 },
    ],
  ],
  // An order is canceled before and after the bank's answer, twice, and during each failure.
  [
    false,
    [purchaseWithBankQuestion, cancelAction, bankAction, { act: 'message', which: 0 }, { ...purchaseFields, wish: 1 }],
  ],
  [false, [purchaseWithBankQuestion, bankAction, cancelAction]],
  [false, [purchaseWithBankQuestion, { ...cancelAction, meanwhile: 'bank' }, { ...purchaseFields, wish: 1 }]],
  [
    false,
    [
      purchaseWithBankQuestion,
      { ...cancelAction, meanwhile: 'twice' },
      cancelAction,
      { ...purchaseWithBankQuestion, wish: 2 },
    ],
  ],
  [
    false,
    [
      purchaseWithBankQuestion,
      { ...cancelAction, mishap: 'lost after' },
      { ...purchaseFields, wish: 1 },
      { act: 'ask' },
    ],
  ],
  [
    false,
    [
      purchaseWithBankQuestion,
      { ...cancelAction, mishap: 'crash after' },
      cancelAction,
      { ...purchaseFields, wish: 1 },
    ],
  ],
  [false, [purchaseWithBankQuestion, { act: 'provider down' }, cancelAction, { act: 'provider up' }, cancelAction]],
  [false, [{ ...purchaseFields, mishap: 'lost after' }, cancelAction, createTimeAction(40_000)]],
  [false, [{ ...purchaseFields, mishap: 'crash before' }, cancelAction, createTimeAction(40_000), purchaseFields]],
  [true, [cancelAction, createTimeAction(nearContractEnd), { ...cancelAction, which: 1 }]],
];
