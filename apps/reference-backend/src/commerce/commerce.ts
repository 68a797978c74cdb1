import type { UserPurchaseStatus } from '@touchline/contract';
import type { Database } from '../database/open-database.ts';
import type { Directory } from '../world/directory.ts';
import { endOfPeriod, type Period } from './period.ts';
import type { PaymentProvider } from './provider.ts';

/** Shared state of all calls that concern money. */
export interface Commerce {
  database: Database;
  directory: Directory;
  /** Undefined without payments: the shop then charges no card. */
  provider: PaymentProvider | undefined;
  /** The viewer's clock, milliseconds since 1970: contracts are dated by it. */
  now: () => number;
  /** How many times as fast the world runs: periods are as much shorter. */
  factor: number;
  /** Tells the viewer's room. */
  publish: (change: UserPurchaseStatus) => void;
  /** Orders that the provider is being asked for by this process, until it has answered or is taken to be silent. */
  asking: Map<string, Promise<void>>;
  /** When each open order was looked up last, by the machine's clock. */
  lookedAt: Map<string, number>;
  /**
   * When the bank stops waiting for an answer to each open order, by the provider's last answer: milliseconds
   * since 1970.
   */
  askedUntil: Map<string, number>;
}

/** When a period is over on the viewer's clock, in this world's time. */
export const periodEnd = ({ factor }: Pick<Commerce, 'factor'>, from: number, period: Period, anchor = from): number =>
  from + (endOfPeriod(from, period, anchor) - from) / factor;
