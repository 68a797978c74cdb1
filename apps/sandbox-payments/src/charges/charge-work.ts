import { randomUUID } from 'node:crypto';
import type { Message } from '../api.ts';
import type { Cards } from '../cards/create-cards.ts';
import type { ChargeRow } from './charge-rows.ts';
import type { ChargeTable } from './charge-table.ts';

/** The dependencies of the functions that create, end and refund charges. */
export interface ChargeWork {
  table: ChargeTable;
  cards: Cards;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The base address of the banks' question pages. */
  questionsUrl: string;
  /** The origins of the pages to which a bank may return the holder. */
  origins: readonly string[];
  /** Queues a message. */
  send: (url: string, message: Message) => void;
  /** How long a bank waits for an answer, in milliseconds. */
  questionTimeMs: number;
  /** How long a pending charge without a question takes, in milliseconds. */
  thinkingTimeMs: number;
}

/** Queues a message to the merchant, if the charge has a `webhook_url`. */
export function notify(
  { send, now }: ChargeWork,
  type: Message['type'],
  { id, reference, webhook_url: url }: ChargeRow,
): void {
  if (url) send(url, { id: `msg_${randomUUID()}`, type, charge: id, reference, at: new Date(now()).toISOString() });
}
