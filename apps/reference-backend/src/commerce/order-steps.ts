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
 * Events of an order, in any order and number. `unwanted`: an approval that the contract can no longer use; `overdue`:
 * the provider has not responded for too long.
 */
export const orderEvents = ['approved', 'unwanted', 'waiting', 'declined', 'overdue', 'refunded'] as const;
export type OrderEvent = (typeof orderEvents)[number];

/**
 * Effects outside the order. `fulfil`, `close` and `withdraw` mark the contract as paid, unpaid or refunded; `refund` makes the provider
 * return the money.
 */
export type OrderEffect = 'fulfil' | 'close' | 'withdraw' | 'refund';

export interface OrderStep {
  to: OrderState;
  effects: readonly OrderEffect[];
}

const createStep = (to: OrderState, ...effects: OrderEffect[]): OrderStep => ({ to, effects });

/** Both open states have the same transitions. */
const openSteps: Readonly<Record<OrderEvent, OrderStep>> = {
  approved: createStep('approved', 'fulfil'),
  unwanted: createStep('returning', 'close', 'refund'),
  // The bank's question stays open until the payment ends.
  waiting: createStep('waiting'),
  declined: createStep('declined', 'close'),
  overdue: createStep('declined', 'close'),
  refunded: createStep('returned', 'close'),
};

/** The next steps of a completed order, which ignores repeated, late and misordered events. */
const createSettledSteps = (state: OrderState): Readonly<Record<OrderEvent, OrderStep>> => ({
  approved: createStep(state),
  unwanted: createStep(state),
  waiting: createStep(state),
  declined: createStep(state),
  overdue: createStep(state),
  refunded: createStep(state),
});

/** The step for each event in each state. An outcome that a viewer has seen, approved or declined, never changes. */
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

/** States whose outcome the provider decides: the clock looks them up. */
export const openStates = ['placed', 'waiting'] as const satisfies readonly OrderState[];

/** The payment status on the wire (docs/decisions/0041). */
export const paymentStatusByState: Readonly<Record<OrderState, PaymentStatus>> = {
  placed: 'PENDING',
  waiting: 'PENDING',
  approved: 'APPROVED',
  refunded: 'APPROVED',
  declined: 'DECLINED',
  returning: 'DECLINED',
  returned: 'DECLINED',
};
