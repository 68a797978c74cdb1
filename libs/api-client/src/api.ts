import type { Endpoint, EndpointInput, EndpointOutput, PortalError, QueryParams } from '@touchline/contract';
import { createContext, useContext } from 'react';
import type { BackendAdapter } from './backend-adapter.ts';

/**
 * The interface that adds tokens to requests. The session library implements it; without it every request is anonymous.
 */
export interface AuthAdapter {
  /** The viewer's token, refreshed if it expires soon; null when signed out. */
  token(): Promise<string | null>;
  /**
   * Returns a new token after the server refused one, or null. It is called for every refused request, so an
   * implementation shares one refresh between them.
   * @throws PortalError refresh_token_failed, with which the request then fails
   */
  refresh(refusedToken: string): Promise<string | null>;
}

/** A report for the operator. Pass it to telemetry. */
export type ApiReport =
  /** An invalid field or entry was left out; `path` starts at the response's root (`content.entries.3.id`). */
  | { kind: 'left_out'; call: string; path: string; message: string }
  /** A call failed with a status of 500 or above, or with an invalid response (specification, section 8). */
  | { kind: 'failure'; call: string; error: PortalError };

/** Limits of a call. Times are in milliseconds. */
export interface ApiLimits {
  /** The largest number of attempts of a safe request, including the first attempt. */
  maxTries: number;
  /** Time limit of one attempt of a safe request, including its whole response. */
  tryTimeoutMs: number;
  /** For all attempts of a safe request, with the pauses between them and the wait for a token. */
  totalTimeoutMs: number;
  /** Time limit of an unsafe request, which has only one attempt. */
  unsafeTime: number;
  /** The largest size of a decompressed response body. */
  bodyBytes: number;
  /** Entries of one response; more are left out and reported. */
  entries: number;
}

/** If the API does not respond, the page must show a Retry button within 10 s (fault matrix, row 4). */
export const defaultLimits: ApiLimits = {
  maxTries: 3,
  tryTimeoutMs: 8_000,
  totalTimeoutMs: 9_500,
  unsafeTime: 30_000,
  bodyBytes: 5 * 1024 * 1024,
  entries: 1_000,
};

/** Paths of the optional calls that the backend lacks. */
export interface MissingCalls {
  has: (path: string) => boolean;
  add: (path: string) => void;
}

export interface ApiOptions {
  /** `api_base`: an absolute address, or in browsers a path of the page's origin; '' is the origin's root. */
  baseUrl: string;
  /** Replaces the platform's fetch: for a server's cache, or a test. */
  fetch?: typeof globalThis.fetch | undefined;
  auth?: AuthAdapter | undefined;
  /** Translates the calls for a backend with other names. The token is never sent to another origin. */
  adapter?: BackendAdapter | undefined;
  onReport?: ((report: ApiReport) => void) | undefined;
  /** Receives each response's server time in milliseconds since 1970, to correct the page's clock. */
  onServerTime?: ((now: number) => void) | undefined;
  limits?: Partial<ApiLimits> | undefined;
  /**
   * The page's language: `Accept-Language` of each call (decisions, section 6). The portal does not show a server's
   * message in another language.
   */
  language?: string | undefined;
  /**
   * Caches parsed answers by their text, for all clients that share the map: a server reads the same lists for every
   * page. Start with an empty map; values are shared, so callers must not change them. Clients of one map have the same
   * adapter.
   */
  readings?: Map<string, unknown> | undefined;
  /** The optional calls that the backend lacks. The client adds to them, and fails these calls without a request. */
  missingCalls?: MissingCalls | undefined;
  /** Aborts all calls, for example at the deadline of a server that renders a page. */
  signal?: AbortSignal | undefined;
}

export interface CallOptions {
  /** Aborting makes the call fail with code `aborted`. */
  signal?: AbortSignal | undefined;
  /** Replaces the viewer's token for this call, and is never refreshed. */
  token?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * True if the request may outlive the page. Use it for small bodies: browsers allow 64 KB for all such requests
   * together.
   */
  keepalive?: boolean | undefined;
}

export interface CallAtOptions extends CallOptions {
  /** Parameters that the address does not contain yet. */
  query?: QueryParams | undefined;
}

/** The arguments after the endpoint. The input is optional if all its parts are. */
export type CallArguments<E extends Endpoint> =
  object extends EndpointInput<E>
    ? [input?: EndpointInput<E>, options?: CallOptions]
    : [input: EndpointInput<E>, options?: CallOptions];

/** Calls endpoint objects. Every failure is a PortalError. */
export interface Api {
  /** Sends the call and resolves to the endpoint's response type. */
  call<E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>): Promise<EndpointOutput<E>>;
  /**
   * Calls the endpoint at an address from a response, such as a channel's `source.epg`, absolute or relative to
   * api_base. Only requests to api_base's origin contain the token.
   */
  callAt<E extends Endpoint>(endpoint: E, address: string, options?: CallAtOptions): Promise<EndpointOutput<E>>;
}

const ApiContext = createContext<Api | null>(null);

/** Provides the page's API client. */
export const ApiProvider = ApiContext.Provider;

/** The page's API client. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
