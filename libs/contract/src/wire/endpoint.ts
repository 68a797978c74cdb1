import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whether a call carries the viewer's token: never, if signed in, or always. */
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

/** One call of the wire, for both ends: clients send it, servers route and validate it. */
export interface Endpoint<
  Request extends RequestSchemas = RequestSchemas,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: Method;
  /** From api_base, path parameters as `:name`. */
  readonly path: string;
  readonly auth: Auth;
  /** Whether the call may be repeated without harm: every GET, and the list requests that are POST. */
  readonly safe: boolean;
  /** Whether a backend may lack it (decisions, section 6): `isNotOffered` then recognizes the answer. */
  readonly optional: boolean;
  /** Whether a 404 may concern one object, which the query, the body or the viewer's session names. */
  readonly namesObject?: true;
  /** The effect of a call that must not happen twice or fail silently: only the call's own answer decides about it. */
  readonly effect?: 'charge' | 'redeem' | 'sign_in';
  readonly request: Request;
  readonly response: Response;
  /** Whether `response` describes the envelope's `content` or the whole answer. */
  readonly unwrap: 'content' | 'whole';
  /**
   * Of a write: the content that the request itself implies, for an answer that leaves fields out (decisions, section
   * 6). An id that only the server knows is `unsaidId`.
   */
  readonly fromRequest?: ((request: SentRequest) => Readonly<Record<string, unknown>>) | undefined;
}

type OptionalParts<Request> = {
  [Part in keyof Request]: object extends ParsedPart<Request[Part]> ? Part : never;
}[keyof Request];

/** The input of a call; a part may be left out if all its fields are optional. */
export type EndpointInput<E extends Endpoint> = {
  [Part in Exclude<keyof E['request'], OptionalParts<E['request']>>]: ParsedPart<E['request'][Part]>;
} & { [Part in OptionalParts<E['request']>]?: ParsedPart<E['request'][Part]> | undefined };

/** The result of a call. */
export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

interface EndpointDefinition<Request extends RequestSchemas, Response extends z.ZodMiniType> {
  method: Method;
  path: string;
  auth: Auth;
  /** Only for a POST that reads; every GET is safe. */
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
    // Each call passes the request that its own schemas describe.
    fromRequest: fromRequest as Endpoint['fromRequest'],
    safe: definition.safe ?? definition.method === 'GET',
    optional: definition.optional ?? false,
  };
}

/** The path with its parameters filled in and encoded. */
export function endpointPath(endpoint: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

type QueryValue = string | number | boolean;

/** Query parameters as an object; absent values are left out. */
export type QueryParams = Readonly<Record<string, QueryValue | readonly QueryValue[] | null | undefined>>;

/** `{ types: ['team'], size: 2 }` -> `types[]=team&size=2` (section 7, generic client). */
export function encodeQuery(queryParams: QueryParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryParams)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') for (const item of value) query.append(`${name}[]`, String(item));
    else query.append(name, String(value));
  }
  return query.toString();
}

/** The reverse of encodeQuery; the last value of a repeated parameter counts. */
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
