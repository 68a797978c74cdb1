import type { PaymentStatus } from '@touchline/contract';

/**
 * An order, from the moment it is written down to its end:
 *
 *     placed ──────► waiting            the provider was asked, or may have been ─► the card's bank asks the viewer
 *        │              │
 *        ├──────────────┼─► approved ─► refunded          paid; given back
 *        └──────────────┴─► declined ─► returning ─► returned    not paid; money that came after all goes back
 */
export const orderStates = ['placed', 'waiting', 'approved', 'refunded', 'declined', 'returning', 'returned'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * What can happen to it, in any order and any number of times. `unwanted` is an approval for a contract that cannot take it any more;
 * `overdue`: the provider was asked in vain for long enough.
 */
export const orderEvents = ['approved', 'unwanted', 'waiting', 'declined', 'overdue', 'refunded'] as const;
export type OrderEvent = (typeof orderEvents)[number];

/**
 * What follows for others: its contract is paid for (`fulfil`), is not (`close`), is paid for no more (`withdraw`); the provider is to give
 * the money back (`refund`).
 */
export type OrderEffect = 'fulfil' | 'close' | 'withdraw' | 'refund';

export interface OrderStep {
  to: OrderState;
  effects: readonly OrderEffect[];
}

const step = (to: OrderState, ...effects: OrderEffect[]): OrderStep => ({ to, effects });

/** As long as nothing is decided, both states answer alike. */
const open: Readonly<Record<OrderEvent, OrderStep>> = {
  approved: step('approved', 'fulfil'),
  unwanted: step('returning', 'close', 'refund'),
  // A bank that has begun to ask does not stop.
  waiting: step('waiting'),
  declined: step('declined', 'close'),
  overdue: step('declined', 'close'),
  refunded: step('returned', 'close'),
};

/** Nothing changes: what comes doubled, late or out of order. */
const still = (state: OrderState): Readonly<Record<OrderEvent, OrderStep>> => ({
  approved: step(state),
  unwanted: step(state),
  waiting: step(state),
  declined: step(state),
  overdue: step(state),
  refunded: step(state),
});

/** Every event in every state: what a viewer was told of an order, approved or declined, never changes. */
export const orderSteps: Readonly<Record<OrderState, Readonly<Record<OrderEvent, OrderStep>>>> = {
  placed: open,
  waiting: open,
  approved: { ...still('approved'), refunded: step('refunded', 'withdraw') },
  refunded: still('refunded'),
  declined: {
    ...still('declined'),
    approved: step('returning', 'refund'),
    unwanted: step('returning', 'refund'),
    refunded: step('returned'),
  },
  returning: { ...still('returning'), refunded: step('returned') },
  returned: still('returned'),
};

/** States in which the provider has the last word: they must be asked after. */
export const openStates = ['placed', 'waiting'] as const satisfies readonly OrderState[];

/** What a viewer is told (docs/decisions/0041). */
export const paymentStatusOf: Readonly<Record<OrderState, PaymentStatus>> = {
  placed: 'PENDING',
  waiting: 'PENDING',
  approved: 'APPROVED',
  refunded: 'APPROVED',
  declined: 'DECLINED',
  returning: 'DECLINED',
  returned: 'DECLINED',
};
