import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { signatureHeader, type Message } from './api.ts';

/** Faults of the delivery that tests inject. */
export interface DeliveryFaults {
  /** Whether messages wait for `release`. */
  held: boolean;
  /** How often each message is sent. */
  copies: number;
}

export interface Deliveries {
  send: (url: string, message: Message) => void;
  /** Sends the messages that are due; resolves after one attempt for each. */
  deliverDue: () => Promise<void>;
  /** Sets the faults of later messages. */
  setDeliveryFaults: (deliveryFaults: Partial<DeliveryFaults>) => void;
  /** Sends the held messages, beginning with the first or the latest. */
  release: (order: 'first' | 'latest') => Promise<void>;
  countWaiting: () => number;
}

interface DeliveryOptions {
  store: DatabaseSync;
  now: () => number;
  /** The key that signs messages. */
  secret: string;
  fetch?: typeof globalThis.fetch;
}

/** The pauses between attempts, about a day in total. After the last attempt the message is deleted. */
const retrySeconds = [1, 2, 5, 15, 60, 300, 900, 3600, 3600 * 4, 3600 * 8, 3600 * 12];

/** The time limit for a response of a merchant's server. */
const timeoutMs = 5_000;

/** The number of concurrent requests: a slow server must not delay the messages to other servers. */
const maxConcurrentSends = 20;

/** The value of `Sandbox-Signature`. @param seconds since 1970 */
const getSignature = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

const messageRowSchema = z.object({ id: z.string(), url: z.string(), body: z.string(), tries: z.int() });

/** Sends messages at least once, and repeats them until a 2xx, also after a restart. */
export function createDeliveries({ store, now, secret, fetch = globalThis.fetch }: DeliveryOptions): Deliveries {
  const deliveryFaults: DeliveryFaults = { held: false, copies: 1 };
  const inFlight = new Set<string>();

  const trySend = async (url: string, body: string): Promise<boolean> => {
    // `now` may be advanced by tests, but receivers compare the time with the real clock.
    const signature = getSignature(secret, Math.floor(Date.now() / 1000), body);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    await response?.body?.cancel().catch(() => undefined);
    return response?.ok === true;
  };

  const deliver = async ({ id, url, body, tries }: z.output<typeof messageRowSchema>): Promise<void> => {
    if (inFlight.has(id)) return;
    inFlight.add(id);
    const answers: boolean[] = [];
    for (let copy = 0; copy < deliveryFaults.copies; copy++) answers.push(await trySend(url, body));
    inFlight.delete(id);
    if (!store.isOpen) return;
    const retryDelaySeconds = retrySeconds[tries];
    if (answers.every(Boolean) || retryDelaySeconds === undefined)
      store.prepare('delete from messages where id = ?').run(id);
    else
      store
        .prepare('update messages set tries = ?, due = ? where id = ?')
        .run(tries + 1, now() + retryDelaySeconds * 1000, id);
  };

  const readRows = (rows: unknown) => z.parse(z.array(messageRowSchema), rows);
  return {
    send(url, message) {
      store
        .prepare('insert into messages (id, url, body, due) values (?, ?, ?, ?)')
        .run(message.id, url, JSON.stringify(message), now());
    },
    async deliverDue() {
      if (deliveryFaults.held || !store.isOpen) return;
      const dueRows = store
        .prepare('select id, url, body, tries from messages where due <= ? order by due limit ?')
        .all(now(), maxConcurrentSends);
      await Promise.all(readRows(dueRows).map(deliver));
    },
    setDeliveryFaults: (next) => void Object.assign(deliveryFaults, next),
    async release(order) {
      const direction = order === 'first' ? 'asc' : 'desc';
      const heldMessages = store.prepare(`select id, url, body, tries from messages order by rowid ${direction}`).all();
      // Tests check the order, so each message waits for the one before. `held` stays true meanwhile, to stop
      // `deliverDue`.
      for (const message of readRows(heldMessages)) await deliver(message);
      deliveryFaults.held = false;
    },
    countWaiting: () => Number(store.prepare('select count(*) as count from messages').get()?.count),
  };
}
