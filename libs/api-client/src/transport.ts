import {
  encodeQuery,
  endpointPath,
  PortalError,
  type Endpoint,
  type EndpointOutput,
  type QueryParams,
} from '@touchline/contract';
import { defaultLimits, type Api, type ApiOptions, type CallOptions } from './api.ts';
import { anySignal } from './any-signal.ts';
import { withTimeLimit } from './with-time-limit.ts';
import { parseAnswerCached, parseAnswer } from './parse-answer.ts';
import { callableAddress, isSameOrigin } from './resolve-address.ts';
import { sendRequest, type Received } from './send-request.ts';
import { sendSigned } from './send-signed.ts';

interface Input {
  params?: Readonly<Record<string, string>> | undefined;
  query?: QueryParams | undefined;
  body?: unknown;
}

const withQuery = (address: string, query: QueryParams | undefined): string => {
  const words = query ? encodeQuery(query) : '';
  return words === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${words}`;
};

/** The implementation that `createApi` loads with the first call: sends with ky, parses with the contract. */
export function createTransport(options: ApiOptions): Api {
  const { baseUrl, onReport, onServerTime, readings } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const reading = { baseUrl, mostEntries: limits.entries };

  const exchange = async <E extends Endpoint>(
    endpoint: E,
    address: string,
    body: unknown,
    { signal, token, headers, keepalive = false }: CallOptions = {},
  ): Promise<EndpointOutput<E>> => {
    const call = `${endpoint.method} ${endpoint.path}`;
    const send = (authorization: string | null, over?: AbortSignal): Promise<Received> =>
      sendRequest({
        address,
        method: endpoint.method,
        body,
        safe: endpoint.safe,
        personal: authorization !== null,
        signal: anySignal(signal, options.signal, over),
        keepalive,
        limits,
        fetch: options.fetch,
        headers: {
          ...(authorization ? { 'X-Authorization': `Bearer ${authorization}` } : {}),
          ...headers,
        },
      });
    try {
      const ours = endpoint.auth !== 'none' && isSameOrigin(baseUrl, address);
      // The time limit includes the wait for a token, because the viewer waits for both.
      const auth = ours ? options.auth : undefined;
      const signed = (): Promise<Received> =>
        endpoint.safe
          ? withTimeLimit(limits.totalTime, (over) => sendSigned(auth, (it) => send(it, over)))
          : sendSigned(auth, send);
      const received = await (token === undefined ? signed() : send(ours ? token : null));
      if (received.serverTime !== undefined) onServerTime?.(received.serverTime);
      const { value, rejected } = readings
        ? parseAnswerCached(readings, endpoint, received, reading)
        : parseAnswer(endpoint, received, reading);
      for (const { path, message } of rejected) onReport?.({ kind: 'left_out', call, path, message });
      return value;
    } catch (error) {
      if (error instanceof PortalError && ((error.status ?? 0) >= 500 || error.code === 'invalid_response')) {
        onReport?.({ kind: 'failure', call, error });
      }
      throw error;
    }
  };

  return {
    call(endpoint, ...[input, callOptions]) {
      const { params, query, body }: Input = input ?? {};
      const address = `${baseUrl.replace(/(?<!\/)\/+$/, '')}${endpointPath(endpoint, params)}`;
      return exchange(endpoint, withQuery(address, query), body, callOptions);
    },
    async callAt(endpoint, given, callOptions) {
      const address = callableAddress(baseUrl, given);
      if (address === undefined) {
        throw new PortalError('invalid_response', { retryable: false, message: 'an address that cannot be called' });
      }
      return exchange(endpoint, address, undefined, callOptions);
    },
  };
}
