import { payloadFile, type PageState } from '@touchline/feature-kit/rendering';
import { forgetBusyEdge, isFromBusyEdge } from './busy-flag.ts';

/** Maximum age of a prefetched payload: about as old as a cached page may be. */
const maxAgeMs = 10_000;
const timeoutMs = 8_000;

interface CachedPayload {
  fetchedAt: number;
  state: Promise<PageState | null>;
}

const payloadCache = new Map<string, CachedPayload>();

/** False once a plain web server has answered with its fallback page, because such a server has no payloads. */
let arePayloadsServed = true;

/**
 * Returns the address of a page's payload.
 * @param url the page's address, with locale prefix and query
 */
function getPayloadAddress(url: URL): string {
  return `${url.pathname.replace(/\/?$/, '/')}${payloadFile}${url.search}`;
}

/**
 * Fetches a page's state, or uses the prefetched one.
 * @param oldestMs maximum age of a prefetched state, in milliseconds
 * @returns null without a payload: the page then asks the API itself
 */
export function fetchPayload(url: URL, oldestMs = maxAgeMs): Promise<PageState | null> {
  const address = getPayloadAddress(url);
  const cachedPayload = payloadCache.get(address);
  if (cachedPayload && Date.now() - cachedPayload.fetchedAt < oldestMs) return cachedPayload.state;
  const state = request(address);
  payloadCache.set(address, { fetchedAt: Date.now(), state });
  void state.then((pageState) => {
    if (!pageState) payloadCache.delete(address);
    for (const [otherAddress, { fetchedAt }] of payloadCache)
      if (Date.now() - fetchedAt > maxAgeMs) payloadCache.delete(otherAddress);
  });
  return state;
}

/** The number of requests to a busy edge before the page asks the API itself. */
const maxTries = 3;

/** Longest wait before the page asks a busy edge again; a random part may double it. */
const maxRetryDelaySeconds = 5;

/**
 * Requests a payload again after a busy edge's `Retry-After`, plus a random delay that spreads the viewers' requests.
 */
async function requestPayload(address: string): Promise<Response> {
  for (let attemptCount = 1; ; attemptCount += 1) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (answer.status !== 503 || !isFromBusyEdge()) return answer;
    if (attemptCount === maxTries) return answer;
    const seconds = Math.min(Number(answer.headers.get('retry-after')) || 1, maxRetryDelaySeconds);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random())));
  }
}

async function request(address: string): Promise<PageState | null> {
  if (!arePayloadsServed) return null;
  try {
    const answer = await requestPayload(address).finally(forgetBusyEdge);
    if (!answer.headers.get('content-type')?.startsWith('application/json')) {
      arePayloadsServed &&= !answer.ok;
      return null;
    }
    return readState(await answer.json());
  } catch {
    return null;
  }
}

/** Our own edge wrote the state. A response that a proxy put in its place has another shape. */
function readState(value: unknown): PageState | null {
  return typeof value === 'object' && value !== null && 'data' in value && 'queries' in value
    ? (value as PageState)
    : null;
}
