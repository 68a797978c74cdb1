import { ownBackend } from '@touchline/feature-kit/rendering';
import { createFreshCache } from './freshness.ts';

interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** One try of the backend, in milliseconds. */
const timeLimit = 5_000;

/**
 * A fetch for server rendering: answers of the backend are held for seconds and equal calls in flight are one, so that a
 * kick-off costs the backend one call and not a million. Rendering is anonymous, so that an answer is the same for all.
 * @param origin where the API of a site is that has it on its own host, such as http://127.0.0.1:4001; addresses with a host
 *   of their own lead there
 */
export function createBackendFetch(origin: string): typeof fetch {
  const cache = createFreshCache<Answer>({
    freshness: { fresh: 3_000, whileRevalidate: 10_000, ifError: 600_000 },
    most: 2_000,
    keep: ({ status }) => status < 500 && status !== 429,
  });
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), ownBackend), init);
    request.signal.throwIfAborted();
    const url = toBackend(request.url, origin);
    const body = request.body === null ? undefined : await request.text();
    const ask = async (): Promise<Answer> => {
      const answer = await fetch(url, {
        method: request.method,
        headers: request.headers,
        body: body ?? null,
        signal: AbortSignal.timeout(timeLimit),
      });
      const found = { status: answer.status, headers: [...answer.headers], body: await answer.text() };
      // Thrown, so that an older answer stands in where there is one.
      if (found.status >= 500) throw new BackendFailure(found);
      return found;
    };
    const answer = await raceAbort(cache.get(`${request.method} ${url} ${body ?? ''}`, ask), request.signal).catch(
      failure,
    );
    const headers = answer.headers.filter(([name]) => name !== 'content-encoding' && name !== 'content-length');
    return new Response(answer.status === 204 ? null : answer.body, { status: answer.status, headers });
  };
}

class BackendFailure extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(`The backend answered ${answer.status}`);
    this.answer = answer;
  }
}

function failure(error: unknown): Answer {
  if (error instanceof BackendFailure) return error.answer;
  throw error;
}

/** Pages that wait share one call: one that gives up must not end it for the others. */
function raceAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function toBackend(address: string, origin: string): string {
  const url = new URL(address);
  return url.origin === ownBackend ? origin.replace(/\/$/, '') + url.pathname + url.search : url.href;
}
