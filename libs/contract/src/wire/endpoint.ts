import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * When a call contains the viewer's token: `none` sends no token, `optional` sends it if the viewer is signed in,
 * `required` always sends it.
 */
export type Auth = 'none' | 'optional' | 'required';

/** The parts of a request: path parameters, query parameters, JSON body. */
export interface RequestSchemas {
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
}

type ParsedPart<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : never;

/** The parts of a request as they were sent. */
export interface SentRequest<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

/** A call of the API. Clients send it; servers route and validate it. */
export interface Endpoint<
  Request extends RequestSchemas = RequestSchemas,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method;
  /** The path relative to api_base, with path parameters as `:name`. */
  readonly path: string;
  readonly auth: Auth;
  /** Whether the call may be repeated without harm: every GET, and the list requests that are POST. */
  readonly safe: boolean;
  /** Whether a backend may lack the call (decisions, section 6), see `isNotOffered`. */
  readonly optional: boolean;
  /** Set if a 404 may concern an object that the query, the body or the session names. */
  readonly namesObject?: true;
  /**
   * The call's effect, if a repeat or an unnoticed failure would harm the viewer. Such a call never counts as missing
   * from the backend. A charge or a sign-in also needs a response with content.
   */
  readonly effect?: 'charge' | 'redeem' | 'sign_in';
  readonly request: Request;
  readonly response: Response;
  /** Whether `response` describes the envelope's `content` or the whole answer. */
  readonly unwrap: 'content' | 'whole';
  /**
   * For a write: derives the response's content from the request, to complete an incomplete response (decisions,
   * section 6). An id that only the server knows is `unsaidId`.
   */
  readonly fromRequest?: ((request: SentRequest) => Readonly<Record<string, unknown>>) | undefined;
}

type OptionalParts<Request> = {
  [Part in keyof Request]: object extends ParsedPart<Request[Part]> ? Part : never;
}[keyof Request];

/** The input of a call. A part is optional if all its fields are. */
export type EndpointInput<E extends Endpoint> = {
  [Part in Exclude<keyof E['request'], OptionalParts<E['request']>>]: ParsedPart<E['request'][Part]>;
} & { [Part in OptionalParts<E['request']>]?: ParsedPart<E['request'][Part]> | undefined };

/** The result of a call. */
export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

interface EndpointDefinition<Request extends RequestSchemas, Response extends z.ZodMiniType> {
  method: Method;
  path: string;
  auth: Auth;
  /** Set for a POST that only reads; every GET is safe. */
  safe?: true;
  optional?: true;
  namesObject?: true;
  effect?: 'charge' | 'redeem' | 'sign_in';
  request: Request;
  response: Response;
  unwrap?: 'content' | 'whole';
  fromRequest?(
    request: SentRequest<ParsedPart<Request['params']>, ParsedPart<Request['query']>, ParsedPart<Request['body']>>,
  ): Readonly<Record<string, unknown>>;
}

/**
 * Declares a call.
 * @example defineEndpoint({ method: 'GET', path: '/api/team/get_by_id/id/:id', auth: 'optional', request: { params }, response: teamSchema })
 */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<Request extends RequestSchemas, Response extends z.ZodMiniType>(
  definition: EndpointDefinition<Request, Response>,
): Endpoint<Request, Response> {
  const { fromRequest } = definition;
  return {
    unwrap: 'content',
    ...definition,
    // Callers pass the request of the same endpoint, so the cast is safe.
    fromRequest: fromRequest as Endpoint['fromRequest'],
    safe: definition.safe ?? definition.method === 'GET',
    optional: definition.optional ?? false,
  };
}

/** The path with its encoded parameters. */
export function endpointPath(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

type QueryValue = string | number | boolean;

/** Query parameters by name; null and undefined are not sent. */
export type QueryParams = Readonly<Record<string, QueryValue | readonly QueryValue[] | null | undefined>>;

/** Encodes `{ types: ['team'], size: 2 }` as `types[]=team&size=2` (specification, section 7, generic client). */
export function encodeQuery(queryParams: QueryParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryParams)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') for (const item of value) query.append(`${name}[]`, String(item));
    else query.append(name, String(value));
  }
  return query.toString();
}

/** Reverses {@link encodeQuery}. For a repeated parameter it uses the last value. */
export function decodeQuery(query: URLSearchParams): Record<string, string | string[]> {
  const paramValues = new Map<string, string | string[]>();
  for (const [name, value] of query) {
    if (!name.endsWith('[]')) paramValues.set(name, value);
    else {
      const items = paramValues.get(name.slice(0, -2));
      paramValues.set(name.slice(0, -2), [...(Array.isArray(items) ? items : []), value]);
    }
  }
  return Object.fromEntries(paramValues);
}
