import type { IncomingMessage } from 'node:http';

/** Limits of open sockets and of their messages. */
export interface SocketLimits {
  /** Open sockets per source (`http/source.ts`). */
  perSource: number;
  total: number;
  /** Messages per socket and minute. A page that reconnects joins a hundred rooms at once. */
  messagesPerMinute: number;
}

/** More than a household or a bar with one address needs; each open socket costs some 30 KB. */
export const defaultSocketLimits: SocketLimits = { perSource: 50, total: 10_000, messagesPerMinute: 600 };

/** Counts each socket from its handshake until its connection closes, also one without messages. */
export class OpenSockets {
  readonly #limits: Pick<SocketLimits, 'perSource' | 'total'>;
  readonly #sourceOf: (request: IncomingMessage) => string;
  readonly #bySource = new Map<string, number>();
  #total = 0;

  constructor(limits: Pick<SocketLimits, 'perSource' | 'total'>, getSource: (request: IncomingMessage) => string) {
    this.#limits = limits;
    this.#sourceOf = getSource;
  }

  /** Counts a socket until its connection closes. @returns the reason of a refusal */
  admit(request: IncomingMessage): string | undefined {
    const source = this.#sourceOf(request);
    const { perSource, total } = this.#limits;
    const openCount = this.#bySource.get(source) ?? 0;
    if (openCount >= perSource) return `too_many_requests: at most ${perSource} sockets of one source`;
    if (this.#total >= total) return `too_many_requests: at most ${total} sockets`;
    this.#bySource.set(source, openCount + 1);
    this.#total += 1;
    request.socket.once('close', () => this.#release(source));
    return undefined;
  }

  #release(source: string): void {
    const remaining = (this.#bySource.get(source) ?? 1) - 1;
    if (remaining > 0) this.#bySource.set(source, remaining);
    else this.#bySource.delete(source);
    this.#total -= 1;
  }
}

const minuteMs = 60_000;

/** Counts in windows of a minute. @returns whether a count exceeds the limit */
export function countPerMinute(maxPerMinute: number, now: () => number = Date.now): () => boolean {
  let windowStartMs = -Infinity;
  let count = 0;
  return () => {
    if (now() - windowStartMs >= minuteMs) [windowStartMs, count] = [now(), 0];
    count += 1;
    return count > maxPerMinute;
  };
}
