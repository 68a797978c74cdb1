import fc from 'fast-check';
import type { Mishap } from './fake-provider.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;
/** A minute before the next contract ends: its renewal is due. */
export const nearlyOver = 'nearly over';
export const viewers = ['viewer-one', 'viewer-two'] as const;
export const products = ['nordic-month', 'nordic-day'] as const;

/**
 * All acts of viewers, banks, the provider, its messages, the machine and time, in sequence. The choices that steer a story are drawn
 * evenly: `nat` mostly draws small numbers, so that few stories would have a second purchase.
 */
export const acts = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('press'),
      who: fc.constantFrom(0, 0, 0, 1),
      what: fc.constantFrom(0, 0, 1),
      /** Tabs share a purchase's key; a device has its own. */
      wish: fc.constantFrom(0, 1, 2),
      card: fc.constantFrom('ok', 'ok', 'ok', '3ds', 'declined-card_declined', 'unknown'),
      mishap: fc.option(fc.constantFrom<Mishap>('lost before', 'lost after', 'crash before', 'crash after'), {
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
      /** Events during a call of the provider. */
      meanwhile: fc.constantFrom('nothing', 'nothing', 'bank', 'message', 'twice', 'clock'),
      mishap: fc.option(fc.constantFrom<Mishap>('lost before', 'lost after', 'crash before', 'crash after'), {
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
      by: fc.constantFrom<(number | typeof nearlyOver)[]>(
        2000,
        40_000,
        2 * 60 * minute,
        day,
        29.5 * day,
        40 * day,
        nearlyOver,
        nearlyOver,
      ),
      mishap: fc.option(fc.constantFrom<Mishap>('lost after', 'crash before', 'crash after'), { nil: undefined }),
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
export type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never;

const press = { act: 'press', who: 0, what: 0, wish: 0, card: 'ok', mishap: undefined, twice: false } as const;
export const bought: Act = press;
const time = (by: number | typeof nearlyOver): Act => ({ act: 'time', by, mishap: undefined });
const bank: Act = { act: 'bank', which: 0, isRight: true };
const giveUp = { act: 'give up', which: 0, meanwhile: 'nothing', mishap: undefined } as const;
const asksBank = { ...press, card: '3ds' } as const;

/** Stories that every run includes: each has failed before, or would fail without a rule of the books. */
export const told: [hasBought: boolean, acts: Act[]][] = [
  [true, [{ ...press, wish: 1 }]],
  [true, [{ ...press, twice: true }]],
  [true, [time(nearlyOver), time(2000), time(2000)]],
  [true, [time(nearlyOver), { ...press, what: 1, wish: 1 }, time(40 * day), time(day)]],
  [
    true,
    [
      { act: 'refund', which: 0 },
      { act: 'message', which: 0 },
      { ...press, wish: 2 },
    ],
  ],
  [
    true,
    [
      { act: 'time', by: nearlyOver, mishap: 'crash after' },
      { act: 'change', which: 0, isCancel: true },
    ],
  ],
  [true, [{ act: 'provider down' }, time(nearlyOver), time(minute), { act: 'provider up' }, time(2000)]],
  // A refund of an early renewal, before and after the next payment.
  [
    true,
    [
      time(nearlyOver),
      { act: 'refund', which: 1 },
      { act: 'message', which: 1 },
      { act: 'refund', which: 0 },
      { act: 'message', which: 0 },
    ],
  ],
  [
    true,
    [
      time(nearlyOver),
      { act: 'refund', which: 0 },
      { act: 'message', which: 0 },
      { act: 'refund', which: 1 },
      { act: 'message', which: 1 },
      time(2000),
    ],
  ],
  [false, [{ ...press, card: '3ds' }]],
  [false, [{ ...press, card: 'declined-card_declined' }, press]],
  [false, [{ ...press, mishap: 'crash before', twice: true }]],
  [false, [{ ...press, mishap: 'lost before' }, { act: 'ask' }, time(40_000), press]],
  [
    false,
    [
      { ...press, mishap: 'crash after' },
      { ...press, twice: true },
    ],
  ],
  [
    false,
    [{ ...press, card: '3ds' }, time(2 * 60 * minute), { act: 'money kept' }, bank, { act: 'message', which: 0 }],
  ],
  // A cancel: before and after the bank's answer, twice, and during every fault.
  [false, [asksBank, giveUp, bank, { act: 'message', which: 0 }, { ...press, wish: 1 }]],
  [false, [asksBank, bank, giveUp]],
  [false, [asksBank, { ...giveUp, meanwhile: 'bank' }, { ...press, wish: 1 }]],
  [false, [asksBank, { ...giveUp, meanwhile: 'twice' }, giveUp, { ...asksBank, wish: 2 }]],
  [false, [asksBank, { ...giveUp, mishap: 'lost after' }, { ...press, wish: 1 }, { act: 'ask' }]],
  [false, [asksBank, { ...giveUp, mishap: 'crash after' }, giveUp, { ...press, wish: 1 }]],
  [false, [asksBank, { act: 'provider down' }, giveUp, { act: 'provider up' }, giveUp]],
  [false, [{ ...press, mishap: 'lost after' }, giveUp, time(40_000)]],
  [false, [{ ...press, mishap: 'crash before' }, giveUp, time(40_000), press]],
  [true, [giveUp, time(nearlyOver), { ...giveUp, which: 1 }]],
];
