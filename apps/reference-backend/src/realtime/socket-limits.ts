import type { IncomingMessage } from 'node:http';

/** The limits of open sockets and their messages. */
export interface SocketLimits {
  /** The most open sockets per source (`http/source.ts`). */
  perSource: number;
  total: number;
  /** The most messages per socket. A client that reconnects may join a hundred rooms at once. */
  messagesPerMinute: number;
}

/** More sockets than a household or a bar with one address needs. An open socket uses about 30 KB. */
export const defaultSocketLimits: SocketLimits = { perSource: 50, total: 10_000, messagesPerMinute: 600 };

/** Counts sockets from their handshake until their connection closes. */
export class OpenSockets {
  readonly #limits: Pick<SocketLimits, 'perSource' | 'total'>;
  readonly #getSource: (request: IncomingMessage) => string;
  readonly #openCountBySource = new Map<string, number>();
  #openCount = 0;

  constructor(limits: Pick<SocketLimits, 'perSource' | 'total'>, getSource: (request: IncomingMessage) => string) {
    this.#limits = limits;
    this.#getSource = getSource;
  }

  /** Counts a socket until its connection closes. @returns the reason of a refusal; undefined for an accepted socket */
  admit(request: IncomingMessage): string | undefined {
    const source = this.#getSource(request);
    const { perSource, total } = this.#limits;
    const openCount = this.#openCountBySource.get(source) ?? 0;
    if (openCount >= perSource) return `too_many_requests: at most ${perSource} sockets of one source`;
    if (this.#openCount >= total) return `too_many_requests: at most ${total} sockets`;
    this.#openCountBySource.set(source, openCount + 1);
    this.#openCount += 1;
    request.socket.once('close', () => this.#release(source));
    return undefined;
  }

  #release(source: string): void {
    const remaining = (this.#openCountBySource.get(source) ?? 1) - 1;
    if (remaining > 0) this.#openCountBySource.set(source, remaining);
    else this.#openCountBySource.delete(source);
    this.#openCount -= 1;
  }
}

const minuteMs = 60_000;

/** Creates a counter per minute. @returns a function that counts a call, and returns whether it exceeds the limit */
export function countPerMinute(maxPerMinute: number, now: () => number = Date.now): () => boolean {
  let windowStartMs = -Infinity;
  let count = 0;
  return () => {
    if (now() - windowStartMs >= minuteMs) [windowStartMs, count] = [now(), 0];
    count += 1;
    return count > maxPerMinute;
  };
}
