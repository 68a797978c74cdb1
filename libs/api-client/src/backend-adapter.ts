import { type Endpoint, PortalError } from '@touchline/contract';

/** A request of the client. The address contains the query. The body is sent as JSON, unless it is undefined. */
export interface AdaptedRequest {
  method: string;
  address: string;
  body: unknown;
}

/**
 * Translates between the contract and a backend with other names. The functions see all calls; `endpoint` says which
 * one. A function that throws makes the call fail with `invalid_response`.
 */
export interface BackendAdapter {
  /** Returns the request that the backend understands. */
  adaptRequest: (endpoint: Endpoint, request: AdaptedRequest) => AdaptedRequest;
  /**
   * Returns the response's JSON in the contract's shape, with the envelope, which the client then parses. It is not
   * called for a response without JSON.
   */
  adaptResponse: (endpoint: Endpoint, body: unknown, status: number) => unknown;
}

/** The adapter of a client without `ApiOptions.adapter`: the backend uses the contract's names. */
export const contractAdapter: BackendAdapter = {
  adaptRequest: (_, request) => request,
  adaptResponse: (_, body) => body,
};

/**
 * Runs a function of an adapter.
 * @throws PortalError invalid_response if the function throws
 */
export function runAdapter<Value>({ method, path }: Endpoint, translate: () => Value): Value {
  try {
    return translate();
  } catch (cause) {
    throw new PortalError('invalid_response', {
      retryable: false,
      message: `the adapter failed at ${method} ${path}`,
      cause,
    });
  }
}
