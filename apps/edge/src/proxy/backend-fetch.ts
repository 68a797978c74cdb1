import { sameOriginBackend } from '@touchline/feature-kit/rendering';
import { getBytes } from '../cache/bounded-map.ts';
import { createFreshCache } from '../cache/fresh-cache.ts';
import { createOutage } from './outage.ts';

/** A call of the API in a form that can be sent between threads. */
export interface Call {
  method: string;
  /** Absolute; a site's own API is at `sameOriginBackend`. */
  url: string;
  headers: [string, string][];
  body: string | undefined;
}

export interface Answer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** Answers calls; rejects without an answer. */
export type Backend = (call: Call) => Promise<Answer>;

const callTimeoutMs = 5_000;

/** Milliseconds that a page waits for a new response when an older response is cached. */
const renewalTimeoutMs = 1_000;

/** The most bytes of an API's answer; real answers are shorter. */
const maxAnswerBytes = 5 * 1024 * 1024;

/** Memory for the backend's answers. */
const maxCacheBytes = 64 * 1024 * 1024;

/** The headers that api-client reads. */
const usedHeaderNames = new Set(['content-type', 'date', 'age', 'retry-after']);

/** A time limit of a list, rounded to the first second of a minute (`roundedTo` of @touchline/contract). */
const fixedSecondPattern = /\d{4}-\d\d-\d\dT\d\d:\d\d:01\.000Z/g;

const minuteMs = 60_000;

/**
 * Returns the kind of a call, for the cache. Calls of different minutes have one kind, because the time limit of a list
 * moves with the minute. Any other date is part of the kind, so that the response to another date never replaces it.
 */
function getKind(call: string): string {
  const now = Math.floor(Date.now() / minuteMs);
  return call.replaceAll(fixedSecondPattern, (isoTime) => `${Math.floor(Date.parse(isoTime) / minuteMs) - now} min`);
}

/**
 * The backend for server rendering. Rendering is anonymous, so responses are cached for seconds and equal calls share
 * one request. While the backend fails or is slow, its last good response of up to ten minutes ago replaces a new one.
 * @param origin the origin of the API for sites whose API is on their own host, such as http://127.0.0.1:4001; absolute
 * addresses keep their host
 * @param log writes a line when the backend fails, and when it answers again
 */
export function createBackend(origin: string, log: (line: string) => void): Backend {
  const outage = createOutage(log);
  const cache = createFreshCache<Answer>({
    getFreshness: () => ({ freshMs: 3_000, whileRevalidateMs: 10_000, ifErrorMs: 600_000 }),
    timeoutMs: renewalTimeoutMs,
    maxWeight: maxCacheBytes,
    weigh: ({ headers, body }) =>
      getBytes(body) + headers.reduce((totalWeight, [name, value]) => totalWeight + getWeight(name, value), 0),
    shouldKeep: isGood,
  });
  return ({ method, url: address, headers, body }) => {
    const url = toBackendUrl(address, origin);
    const fetchAnswer = async (): Promise<Answer> => {
      const answer = await fetch(url, {
        method,
        headers,
        body: body ?? null,
        signal: AbortSignal.timeout(callTimeoutMs),
      }).catch((error: unknown) => {
        outage.recordFailure(error);
        throw error;
      });
      outage.recordAnswer();
      const foundAnswer = {
        status: answer.status,
        headers: [...answer.headers].filter(([name]) => usedHeaderNames.has(name)),
        body: await readText(answer),
      };
      // For a thrown failure, the cache returns an older response if it has one.
      if (foundAnswer.status >= 500) throw new BackendFailure(foundAnswer);
      return foundAnswer;
    };
    const language = headers.find(([name]) => name === 'accept-language')?.[1] ?? '';
    const call = `${method} ${url} ${language} ${body ?? ''}`;
    return cache.get(call, fetchAnswer, getKind(call)).catch(createFailure);
  };
}

/**
 * Makes a `fetch` from a backend. An aborted fetch rejects alone, and the backend's call continues for other callers.
 */
export function fetchFrom(backend: Backend): typeof fetch {
  return async (input, init) => {
    const isRequest = input instanceof Request;
    // Copying a request costs as much as reading the answer.
    const request =
      isRequest && !init ? input : new Request(isRequest ? input : new URL(String(input), sameOriginBackend), init);
    request.signal.throwIfAborted();
    const body = request.body === null ? undefined : await request.text();
    const { method, url } = request;
    const answer = await raceAbort(backend({ method, url, headers: [...request.headers], body }), request.signal);
    return new Response(answer.status === 204 ? null : answer.body, answer);
  };
}

/** Weight of a header, in bytes: two texts and the list that holds them. */
const getWeight = (name: string, value: string): number => getBytes(name) + getBytes(value) + 64;

/** Whether an answer may be cached; failures may not. */
const isGood = ({ status }: Answer): boolean => status < 500 && status !== 429;

/**
 * Reads an answer's body.
 * @throws Error when it is longer than `maxAnswerBytes`; its rest is not read
 */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let lengthBytes = 0;
  for await (const part of body ?? []) {
    lengthBytes += part.length;
    if (lengthBytes > maxAnswerBytes) throw new Error('The backend’s answer exceeds the limit');
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

class BackendFailure extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(`The backend answered ${answer.status}`);
    this.answer = answer;
  }
}

function createFailure(error: unknown): Answer {
  if (error instanceof BackendFailure) return error.answer;
  throw error;
}

/** Waiting pages share one call, so an aborted page must not end the call for other pages. */
function raceAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const rejectOnAbort = () => reject(signal.reason);
    signal.addEventListener('abort', rejectOnAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectOnAbort));
  });
}

function toBackendUrl(address: string, origin: string): string {
  const url = new URL(address);
  return url.origin === sameOriginBackend ? origin.replace(/\/$/, '') + url.pathname + url.search : url.href;
}
