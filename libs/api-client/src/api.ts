import type { Endpoint, EndpointInput, EndpointOutput, PortalError, QueryParams } from '@touchline/contract';
import { createContext, useContext } from 'react';

/**
 * The interface that adds tokens to requests. The session library implements it; without it every request is anonymous.
 */
export interface AuthAdapter {
  /** The viewer's token, refreshed if it expires soon; null when signed out. */
  token(): Promise<string | null>;
  /**
   * A new token after the server refused one with a 401; null without one. It is called for every refused request: the
   * session makes one refresh for all of them, and later returns the current token. May throw (refresh_token_failed):
   * the requests then fail with that error.
   */
  refresh(refusedToken: string): Promise<string | null>;
}

/** A report for the operator. Pass it to telemetry. */
export type ApiReport =
  /** An invalid field or entry was left out; `path` starts at the response's root (`content.entries.3.id`). */
  | { kind: 'left_out'; call: string; path: string; message: string }
  /** A request failed with a status of 500 or above, or with an invalid response (specification, section 8). */
  | { kind: 'failure'; call: string; error: PortalError };

/** Limits of a call. Times in milliseconds. */
export interface ApiLimits {
  /** Attempts of a safe request, including the first. */
  maxTries: number;
  /** One attempt of a safe request, including its whole response. */
  tryTimeoutMs: number;
  /** All attempts of a safe request, including their waits and the wait for a token. */
  totalTimeoutMs: number;
  /** An unsafe request, which has only one attempt. */
  unsafeTime: number;
  /** An answer's body, decompressed. */
  bodyBytes: number;
  /** Entries of one response; more are left out and reported. */
  entries: number;
}

/** An API without a response must lead to a Retry button within 10 s (fault matrix, row 4). */
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
  /** `api_base`: absolute, or a path of this origin; '' is this origin's root. Servers need an absolute one. */
  baseUrl: string;
  /** Replaces the platform's fetch: for a server's cache, or a test. */
  fetch?: typeof globalThis.fetch | undefined;
  auth?: AuthAdapter | undefined;
  onReport?: ((report: ApiReport) => void) | undefined;
  /** Receives the server's time of each answer, milliseconds since 1970, which corrects the page's clock. */
  onServerTime?: ((now: number) => void) | undefined;
  limits?: Partial<ApiLimits> | undefined;
  /** The page's language. The portal does not show a server's message in another language. */
  language?: string | undefined;
  /**
   * Caches parsed answers by their text, for all clients that share the map: a server reads the same lists for every
   * page. Start with an empty map; values are shared, so callers must not change them.
   */
  readings?: Map<string, unknown> | undefined;
  /** Remembers the optional calls that the backend lacks: they fail at once from then on. */
  missingCalls?: MissingCalls | undefined;
  /** Aborts all calls: the deadline of a server that renders a page. */
  signal?: AbortSignal | undefined;
}

export interface CallOptions {
  /** Aborting makes the call fail with code `aborted`. */
  signal?: AbortSignal | undefined;
  /** A token for this call alone, instead of the viewer's; it is not refreshed. */
  token?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * True if the request continues after the page; for small bodies, because browsers limit all such requests to 64 KB
   * together.
   */
  keepalive?: boolean | undefined;
}

export interface CallAtOptions extends CallOptions {
  /** Parameters that the address does not contain yet. */
  query?: QueryParams | undefined;
}

/** The input may be left out if all its parts may. */
export type CallArguments<E extends Endpoint> =
  object extends EndpointInput<E>
    ? [input?: EndpointInput<E>, options?: CallOptions]
    : [input: EndpointInput<E>, options?: CallOptions];

/** Calls endpoint objects. Every failure is a PortalError. */
export interface Api {
  /** Sends the call and resolves to the endpoint's response type. */
  call<E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>): Promise<EndpointOutput<E>>;
  /**
   * The same at an address from an answer (a channel's `source.epg`), absolute or relative to api_base, instead of the
   * endpoint's path. The token is sent to api_base's own origin only.
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
