import { randomUUID } from 'node:crypto';
import type { Message } from '../api.ts';
import type { Cards } from '../cards/create-cards.ts';
import type { ChargeRow } from './charge-rows.ts';
import type { ChargeTable } from './charge-table.ts';

/** What each step of a charge works with. */
export interface ChargeWork {
  table: ChargeTable;
  cards: Cards;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Where the pages of banks' questions are. */
  questionsAt: string;
  /** Where a question may come back to. */
  origins: readonly string[];
  /** Sends what happened, some time. */
  send: (url: string, message: Message) => void;
  /** How long a bank waits for an answer, in milliseconds. */
  questionTime: number;
  /** How long a pending charge without a question takes, in milliseconds. */
  thinkingTime: number;
}

/** Sends a message to the merchant, if the charge has an address for it. */
export function notify(
  { send, now }: ChargeWork,
  type: Message['type'],
  { id, reference, webhook_url: url }: ChargeRow,
): void {
  if (url) send(url, { id: `msg_${randomUUID()}`, type, charge: id, reference, at: new Date(now()).toISOString() });
}
