import { type EdgeHandler, readTarget, sendText } from '../answer.ts';

/** Checks the backend. @returns the reason for its fault in words; undefined for a healthy backend */
export type BackendHealth = () => Promise<string | undefined>;

interface HealthOptions {
  fetch?: typeof fetch;
  now?: () => number;
}

/** Milliseconds for which a result is used, so that probes of many load balancers make one call. */
const resultLifetimeMs = 2_000;

/** Milliseconds after which a backend counts as too slow for pages. */
const slowAfterMs = 1_000;

/**
 * Requests the backend's own `/readyz`. A backend without that call is ready as soon as it answers.
 * @param api its origin
 */
export function createBackendHealth(
  api: string,
  { fetch: fetchBackend = fetch, now = Date.now }: HealthOptions = {},
): BackendHealth {
  let cachedHealth: { fetchedAtMs: number; fault: Promise<string | undefined> } | undefined;
  const probe = async (): Promise<string | undefined> => {
    try {
      const { status, body } = await fetchBackend(new URL('/readyz', api), {
        redirect: 'manual',
        signal: AbortSignal.timeout(slowAfterMs),
      });
      // Cancels the rest of the body, because only that frees the connection.
      await body?.cancel();
      return status >= 500 ? `the backend answers ${status}` : undefined;
    } catch (error) {
      return `the backend gives no answer (${getReason(error)})`;
    }
  };
  return () => {
    if (cachedHealth === undefined || now() - cachedHealth.fetchedAtMs >= resultLifetimeMs)
      cachedHealth = { fetchedAtMs: now(), fault: probe() };
    return cachedHealth.fault;
  };
}

/** Returns only the code, because anyone may probe the edge, and messages contain the backend's address. */
function getReason(error: unknown): string {
  const { name, cause } = error instanceof Error ? error : new Error();
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined;
  return typeof code === 'string' ? code : name;
}

/**
 * Answers the probes of load balancers, which arrive without a customer's host.
 * @param isReady whether the edge accepts new visitors; false while it drains
 */
export const answerProbes =
  (isReady: () => boolean, checkHealth: BackendHealth | undefined): EdgeHandler =>
  async (c, next) => {
    const { target } = readTarget(c);
    if (target === '/livez') return sendText(c, 200, 'alive');
    if (target !== '/readyz') return next();
    if (!isReady()) return sendText(c, 503, 'draining');
    const fault = await checkHealth?.();
    return sendText(c, 200, fault === undefined ? 'ready' : `degraded: ${fault}`);
  };
