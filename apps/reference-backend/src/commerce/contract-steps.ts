import type { ContractStatus } from '@touchline/contract';

/**
 * What can happen to a contract. `paid`: its first charge; `unpaid`: there will be none; `renewed`: one more; `ended`: its time is over;
 * `withdrawn`: its money was given back.
 */
export const contractEvents = ['paid', 'unpaid', 'renewed', 'canceled', 'resumed', 'ended', 'withdrawn'] as const;
export type ContractEvent = (typeof contractEvents)[number];

/**
 * Where each event leads; what stands nowhere cannot happen then. A canceled contract opens what it covers until it ends, and is renewed
 * no more; nothing brings an expired one back.
 */
export const contractSteps: Readonly<Record<ContractStatus, Readonly<Partial<Record<ContractEvent, ContractStatus>>>>> =
  {
    pending: { paid: 'active', unpaid: 'expired' },
    active: { renewed: 'active', canceled: 'canceled', ended: 'expired', withdrawn: 'expired' },
    canceled: { resumed: 'active', ended: 'expired', withdrawn: 'expired' },
    expired: {},
  };

/** Contracts that open what they cover, until their end. */
export const statusesInForce = ['active', 'canceled'] as const satisfies readonly ContractStatus[];
