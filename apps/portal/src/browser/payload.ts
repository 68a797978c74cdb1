import { payloadFile, type PageState } from '@touchline/feature-kit/rendering';
import { forgetBusyEdge, isFromBusyEdge } from './busy-mark.ts';

/** Maximum age of a prefetched payload, in milliseconds: about as old as a cached page may be. */
const keep = 10_000;
const timeLimit = 8_000;

interface Held {
  at: number;
  state: Promise<PageState | null>;
}

const held = new Map<string, Held>();

/** False once a plain web server has answered with its fallback page: such a server has no payloads. */
let served = true;

/**
 * The address of a page's payload.
 * @param url the page's address, with locale prefix and query
 */
export function payloadAddress(url: URL): string {
  return `${url.pathname.replace(/\/?$/, '/')}${payloadFile}${url.search}`;
}

/**
 * Fetches a page's state, or takes the one prefetched on intent.
 * @param oldest maximum age of a held state, in milliseconds
 * @returns null without a payload: the page then asks the API itself
 */
export function fetchPayload(url: URL, oldest = keep): Promise<PageState | null> {
  const address = payloadAddress(url);
  const known = held.get(address);
  if (known && Date.now() - known.at < oldest) return known.state;
  const state = request(address);
  held.set(address, { at: Date.now(), state });
  void state.then((found) => {
    if (!found) held.delete(address);
    for (const [other, { at }] of held) if (Date.now() - at > keep) held.delete(other);
  });
  return state;
}

/** How often a busy edge is asked before the page asks the API itself. */
const mostTries = 3;

/** Longest wait before the page asks a busy edge again, in seconds; chance may double it. */
const longestPause = 5;

/**
 * A busy edge names the time of the next try. Chance decides half of the pause, so that a crowd does not return at
 * once.
 */
async function ask(address: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeLimit) });
    if (answer.status !== 503 || !isFromBusyEdge()) return answer;
    if (tries === mostTries) return answer;
    const seconds = Math.min(Number(answer.headers.get('retry-after')) || 1, longestPause);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random())));
  }
}

async function request(address: string): Promise<PageState | null> {
  if (!served) return null;
  try {
    const answer = await ask(address).finally(forgetBusyEdge);
    if (!answer.headers.get('content-type')?.startsWith('application/json')) {
      served &&= !answer.ok;
      return null;
    }
    return readState(await answer.json());
  } catch {
    return null;
  }
}

/** Our own edge wrote it; an answer that a proxy put in its place has another shape. */
function readState(value: unknown): PageState | null {
  return typeof value === 'object' && value !== null && 'data' in value && 'queries' in value
    ? (value as PageState)
    : null;
}
