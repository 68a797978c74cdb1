import { PortalError } from '@touchline/contract';
import ky, { HTTPError, isTimeoutError, NetworkError, type Options } from 'ky';
import { anySignal } from './any-signal.ts';
import type { ApiLimits } from './api.ts';
import { readBody } from './read-body.ts';

export interface OutgoingRequest {
  address: string;
  method: string;
  /** The body, sent as JSON; undefined sends no body. */
  body: unknown;
  /** Whether the request may be retried automatically. */
  isSafe: boolean;
  headers: Readonly<Record<string, string>>;
  /**
   * Whether the response is for one viewer. Such a response must bypass the browser's cache, because the next viewer
   * shares that cache.
   */
  isPersonal: boolean;
  signal: AbortSignal | undefined;
  /** Whether the request may outlive the page. */
  keepalive: boolean;
  limits: ApiLimits;
  fetch: typeof globalThis.fetch | undefined;
}

export interface ReceivedResponse {
  status: number;
  /** The answer's body; '' for a 204. */
  text: string;
  /** Milliseconds since 1970, from the Date header and the time that the response spent in caches. */
  serverTimeMs: number | undefined;
  /** The language in the Content-Language header. */
  language?: string | undefined;
}

const retryStatuses = [408, 429, ...Array.from({ length: 100 }, (_, index) => 500 + index)];
const isOffline = (): boolean => globalThis.navigator?.onLine === false;

function getServerTime({ headers }: Response): number | undefined {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? undefined : time + (Number(headers.get('age')) || 0) * 1000;
}

/**
 * Wraps fetch so that each attempt reads the whole body: ky then retries a response that breaks off.
 * @param onText receives each attempt's body; the returned response contains it only for a status that ky may retry
 */
function createWholeBodyFetch(
  fetchFunction: typeof globalThis.fetch,
  { limits, signal }: Pick<OutgoingRequest, 'limits' | 'signal'>,
  onText: (text: string) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const baseRequest = input instanceof Request ? input : new Request(input, init);
    // ky would pass the caller's signal to AbortSignal.any, which the oldest browsers lack (docs/decisions/0066).
    const request = signal ? new Request(baseRequest, { signal: anySignal(baseRequest.signal, signal) }) : baseRequest;
    try {
      const response = await fetchFunction(request);
      const text = await readBody(response, limits.bodyBytes);
      const { status, headers } = response;
      onText(text);
      return new Response(retryStatuses.includes(status) ? text : null, { status, headers });
    } catch (error) {
      if (error instanceof PortalError || request.signal.aborted) throw error;
      // Browsers have different texts for network errors. Every other error of fetch is a network error here.
      throw new NetworkError(request, error instanceof Error ? { cause: error } : {});
    }
  };
}

/**
 * Half of each pause is fixed, so that no attempt follows at once. The other half is random, so that clients do not
 * retry together.
 */
const withJitter = (pauseMs: number): number => (pauseMs / 2) * (1 + Math.random());

function createRetryOptions({ isSafe, method, limits, signal }: OutgoingRequest): Options['retry'] {
  if (!isSafe) return { limit: 0 };
  const deadlineMs = Date.now() + limits.totalTimeoutMs;
  return {
    limit: limits.maxTries - 1,
    methods: [method === 'POST' ? 'post' : 'get'],
    statusCodes: retryStatuses,
    afterStatusCodes: retryStatuses,
    retryOnTimeout: true,
    jitter: withJitter,
    shouldRetry: ({ error }) => {
      if (isOffline() || signal?.aborted) return false;
      if (!(error instanceof HTTPError)) return undefined;
      // If Retry-After exceeds the deadline, the call fails with the server's error. A retry would end with timeout,
      // which says less.
      return Date.now() + getRetryAfterMs(error.response.headers) < deadlineMs ? undefined : false;
    },
  };
}

/** Converts an error without a response to a PortalError, if its cause is known. */
function toUnreachableError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof PortalError) return error;
  if (signal?.aborted) return new PortalError('aborted', { cause: error });
  if (isTimeoutError(error)) return new PortalError('timeout', { cause: error });
  if (error instanceof NetworkError)
    return new PortalError(isOffline() ? 'offline' : 'network_error', { cause: error });
  return error;
}

/**
 * Sends a request and resolves to the response, whatever its status.
 * @throws PortalError network_error, offline, timeout, aborted; invalid_response for a body that is too large
 */
export async function sendRequest(outgoing: OutgoingRequest): Promise<ReceivedResponse> {
  const { address, method, body, headers, isSafe, isPersonal, signal, keepalive, limits } = outgoing;
  const { fetch = globalThis.fetch } = outgoing;
  const timeoutOptions = isSafe
    ? { timeout: limits.tryTimeoutMs, totalTimeout: limits.totalTimeoutMs }
    : { timeout: limits.unsafeTime };
  // The body of the last attempt.
  let text = '';
  const toReceived = (response: Response): ReceivedResponse => ({
    status: response.status,
    text,
    serverTimeMs: getServerTime(response),
    language: response.headers.get('content-language') ?? undefined,
  });
  try {
    return toReceived(
      await ky(address, {
        method,
        headers: { accept: 'application/json', ...headers },
        ...(body === undefined ? {} : { json: body }),
        ...(isPersonal ? { cache: 'no-store' } : {}),
        ...timeoutOptions,
        keepalive,
        retry: createRetryOptions(outgoing) ?? 0,
        fetch: createWholeBodyFetch(fetch, outgoing, (wholeText) => void (text = wholeText)),
        // ky throws only for a status that it may retry.
        throwHttpErrors: (status) => isSafe && retryStatuses.includes(status),
      }),
    );
  } catch (error) {
    if (error instanceof HTTPError) return toReceived(error.response);
    throw toUnreachableError(error, signal);
  }
}

/** The wait in Retry-After, in milliseconds; 0 without the header. Its value is in seconds, or an HTTP date. */
function getRetryAfterMs(headers: Headers): number {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}
