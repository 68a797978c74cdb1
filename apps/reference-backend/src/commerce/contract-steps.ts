import type { ContractStatus } from '@touchline/contract';

/**
 * The events of a contract. `paid`: the first charge was approved. `unpaid`: it was declined. `renewed`: a later charge
 * was approved. `ended`: the period is over. `withdrawn`: the payment was refunded.
 */
export const contractEvents = ['paid', 'unpaid', 'renewed', 'canceled', 'resumed', 'ended', 'withdrawn'] as const;
export type ContractEvent = (typeof contractEvents)[number];

/**
 * The next status for each event; a missing entry means that the event has no effect. A canceled contract gives access
 * until its end and does not renew; `expired` is final.
 */
export const contractSteps: Readonly<Record<ContractStatus, Readonly<Partial<Record<ContractEvent, ContractStatus>>>>> =
  {
    pending: { paid: 'active', unpaid: 'expired' },
    active: { renewed: 'active', canceled: 'canceled', ended: 'expired', withdrawn: 'expired' },
    canceled: { resumed: 'active', ended: 'expired', withdrawn: 'expired' },
    expired: {},
  };

/** The statuses of contracts that give access until their end. */
export const statusesInForce = ['active', 'canceled'] as const satisfies readonly ContractStatus[];
