import type { UserPurchaseStatus } from '@touchline/contract';
import type { Database } from '../database/open-database.ts';
import type { Directory } from '../world/directory.ts';
import { computePeriodEnd, type Period } from './period.ts';
import type { PaymentProvider } from './provider.ts';

/** The dependencies and shared state of all calls about money. */
export interface Commerce {
  database: Database;
  directory: Directory;
  /** Undefined without payments: the shop then charges no card. */
  provider: PaymentProvider | undefined;
  /** The clock that viewers see, by which contracts are dated: milliseconds since 1970. */
  now: () => number;
  /** The speed of the test clock, by which periods are divided. */
  clockSpeed: number;
  /** Sends a change of a contract to the viewer's room. */
  publish: (change: UserPurchaseStatus) => void;
  /** The running charge requests of this process, by order. */
  pendingCharges: Map<string, Promise<void>>;
  /** The time of each open order's last lookup, by the machine's clock. */
  lookedUpAtMs: Map<string, number>;
  /** The end of each open order's bank question, from the provider's last answer: milliseconds since 1970. */
  questionEndsAtMs: Map<string, number>;
}

/** The end of a period on the viewers' clock, at the test clock's speed. */
export const getPeriodEnd = (
  { clockSpeed }: Pick<Commerce, 'clockSpeed'>,
  fromMs: number,
  period: Period,
  anchorMs = fromMs,
): number => fromMs + (computePeriodEnd(fromMs, period, anchorMs) - fromMs) / clockSpeed;
