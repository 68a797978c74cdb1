import {
  encodeQuery,
  endpointPath,
  isNotOffered,
  PortalError,
  toPortalError,
  type Endpoint,
  type EndpointOutput,
  type QueryParams,
} from '@touchline/contract';
import { type AdaptedRequest, contractAdapter, runAdapter } from './backend-adapter.ts';
import { defaultLimits, type Api, type ApiOptions, type CallOptions } from './api.ts';
import { anySignal } from './any-signal.ts';
import { parseAnswerCached, parseAnswer } from './parse-answer.ts';
import { assertRequestedId, type Input, leaveOutForeignEntries } from './foreign-entries.ts';
import { toCallableAddress, isSameOrigin } from './resolve-address.ts';
import { sendRequest, type ReceivedResponse } from './send-request.ts';
import { sendSigned } from './send-signed.ts';

const withQuery = (address: string, query: QueryParams | undefined): string => {
  const queryText = query ? encodeQuery(query) : '';
  return queryText === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${queryText}`;
};

/**
 * Whether a failure shows that the backend lacks the call. A 404 does not if the request names an object, because that
 * object may be missing.
 */
function isMissing({ optional, effect, namesObject, request }: Endpoint, error: unknown): boolean {
  if (!optional || effect || !isNotOffered(error)) return false;
  return toPortalError(error).status === 405 || !(namesObject || request.params);
}

/** Creates the client that `createApi` loads with the first call: it sends with ky and parses with the contract. */
export function createTransport(options: ApiOptions): Api {
  const { baseUrl, missingCalls, onReport, onServerTime, readings, adapter = contractAdapter } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const readingOptions = { baseUrl, adapter, maxEntries: limits.entries, language: options.language };

  const exchange = async <E extends Endpoint>(
    endpoint: E,
    contractAddress: string,
    input: Input,
    { signal, token, headers, keepalive = false }: CallOptions = {},
  ): Promise<EndpointOutput<E>> => {
    const call = `${endpoint.method} ${endpoint.path}`;
    const { params, query, body } = input;
    const send = (
      adapted: AdaptedRequest,
      authorization: string | null,
      timeLimitSignal?: AbortSignal,
    ): Promise<ReceivedResponse> =>
      sendRequest({
        ...adapted,
        isSafe: endpoint.safe,
        isPersonal: authorization !== null,
        signal: anySignal(signal, options.signal, timeLimitSignal),
        keepalive,
        limits,
        fetch: options.fetch,
        headers: {
          ...(options.language === undefined ? {} : { 'Accept-Language': options.language }),
          ...(authorization ? { 'X-Authorization': `Bearer ${authorization}` } : {}),
          ...headers,
        },
      });
    if (endpoint.optional && missingCalls?.has(endpoint.path))
      throw new PortalError('not_found', { status: 404, message: `${call} is not offered` });
    try {
      const adapted = runAdapter(endpoint, () =>
        adapter.adaptRequest(endpoint, { method: endpoint.method, address: contractAddress, body }),
      );
      const isOwnBackend = endpoint.auth !== 'none' && isSameOrigin(baseUrl, adapted.address);
      // The viewer also waits for the token, so the time limit includes that wait.
      const auth = isOwnBackend ? options.auth : undefined;
      const sendWithToken = (): Promise<ReceivedResponse> =>
        endpoint.safe
          ? withTimeLimit(limits.totalTimeoutMs, (timeLimitSignal) =>
              sendSigned(auth, (authToken) => send(adapted, authToken, timeLimitSignal)),
            )
          : sendSigned(auth, (authToken) => send(adapted, authToken));
      const response = await (token === undefined ? sendWithToken() : send(adapted, isOwnBackend ? token : null));
      if (response.serverTimeMs !== undefined) onServerTime?.(response.serverTimeMs);
      const answer =
        readings && endpoint.safe
          ? parseAnswerCached(readings, endpoint, response, readingOptions)
          : parseAnswer(endpoint, response, { ...readingOptions, request: { params, query, body } });
      const { value, rejected } = leaveOutForeignEntries<E>(input, answer);
      assertRequestedId(endpoint, input, value);
      for (const { path, message } of rejected) onReport?.({ kind: 'left_out', call, path, message });
      return value;
    } catch (error) {
      if (isMissing(endpoint, error)) missingCalls?.add(endpoint.path);
      if (error instanceof PortalError && ((error.status ?? 0) >= 500 || error.code === 'invalid_response')) {
        onReport?.({ kind: 'failure', call, error });
      }
      throw error;
    }
  };

  return {
    call(endpoint, ...[optionalInput, callOptions]) {
      const input: Input = optionalInput ?? {};
      const { params, query } = input;
      const address = `${baseUrl.replace(/(?<!\/)\/+$/, '')}${endpointPath(endpoint, params)}`;
      return exchange(endpoint, withQuery(address, query), input, callOptions);
    },
    async callAt(endpoint, givenAddress, { query, ...callOptions } = {}) {
      const address = toCallableAddress(baseUrl, givenAddress);
      if (address === undefined) {
        throw new PortalError('invalid_response', { retryable: false, message: 'an address that cannot be called' });
      }
      return exchange(endpoint, withQuery(address, query), {}, callOptions);
    },
  };
}

/**
 * Runs `run` with a time limit.
 * @param run receives a signal that aborts at the limit
 * @throws PortalError timeout
 */
async function withTimeLimit<Value>(
  limitMs: number,
  run: (timeLimitSignal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const timeLimitController = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeoutPromise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PortalError('timeout'));
      timeLimitController.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([run(timeLimitController.signal), timeoutPromise]);
  } finally {
    clearTimeout(timer);
  }
}
