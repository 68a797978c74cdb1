import type { PaymentStatus } from '@touchline/contract';

/**
 * The states of an order. `placed`: the charge was requested, or soon is. `waiting`: the bank asks the viewer.
 * `returning`: the order was declined, but its charge was approved later, and must be refunded.
 *
 *     placed ──────► waiting
 *        │              │
 *        ├──────────────┼─► approved ─► refunded
 *        └──────────────┴─► declined ─► returning ─► returned
 */
export const orderStates = ['placed', 'waiting', 'approved', 'refunded', 'declined', 'returning', 'returned'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * The events of an order, which may occur repeatedly and in any order. `unwanted`: an approval that the contract can no
 * longer use. `overdue`: the charge has not ended within its time limit.
 */
export const orderEvents = ['approved', 'unwanted', 'waiting', 'declined', 'overdue', 'refunded'] as const;
export type OrderEvent = (typeof orderEvents)[number];

/**
 * Effects outside the order. `fulfil`, `close` and `withdraw` mark the contract as paid, unpaid or refunded; `refund`
 * makes the provider refund the charge.
 */
export type OrderEffect = 'fulfil' | 'close' | 'withdraw' | 'refund';

export interface OrderStep {
  to: OrderState;
  effects: readonly OrderEffect[];
}

const createStep = (to: OrderState, ...effects: OrderEffect[]): OrderStep => ({ to, effects });

/** The transitions of the open states, `placed` and `waiting`. */
const openSteps: Readonly<Record<OrderEvent, OrderStep>> = {
  approved: createStep('approved', 'fulfil'),
  unwanted: createStep('returning', 'close', 'refund'),
  // The order never returns to `placed`: the bank's question is open until the payment ends.
  waiting: createStep('waiting'),
  declined: createStep('declined', 'close'),
  overdue: createStep('declined', 'close'),
  refunded: createStep('returned', 'close'),
};

/** Creates the transitions of a decided order, which ignores repeated, late and misordered events. */
const createSettledSteps = (state: OrderState): Readonly<Record<OrderEvent, OrderStep>> => ({
  approved: createStep(state),
  unwanted: createStep(state),
  waiting: createStep(state),
  declined: createStep(state),
  overdue: createStep(state),
  refunded: createStep(state),
});

/** The step for each event in each state. A status that a viewer has seen as final never changes. */
export const orderSteps: Readonly<Record<OrderState, Readonly<Record<OrderEvent, OrderStep>>>> = {
  placed: openSteps,
  waiting: openSteps,
  approved: { ...createSettledSteps('approved'), refunded: createStep('refunded', 'withdraw') },
  refunded: createSettledSteps('refunded'),
  declined: {
    ...createSettledSteps('declined'),
    approved: createStep('returning', 'refund'),
    unwanted: createStep('returning', 'refund'),
    refunded: createStep('returned'),
  },
  returning: { ...createSettledSteps('returning'), refunded: createStep('returned') },
  returned: createSettledSteps('returned'),
};

/** The states of undecided orders, which the clock looks up at the provider. */
export const openStates = ['placed', 'waiting'] as const satisfies readonly OrderState[];

/** The payment status in the API (docs/decisions/0041). */
export const paymentStatusByState: Readonly<Record<OrderState, PaymentStatus>> = {
  placed: 'PENDING',
  waiting: 'PENDING',
  approved: 'APPROVED',
  refunded: 'APPROVED',
  declined: 'DECLINED',
  returning: 'DECLINED',
  returned: 'DECLINED',
};
