import type { Context, Hono } from 'hono';
import { decodeQuery, type Endpoint, type EndpointInput, type RequestSchemas } from '@touchline/contract';
import * as z from 'zod/mini';
import { isDeadlock, isOrphan, isTimeout, isUnreachable } from '../database/sql-state.ts';
import type { AnswerCache } from './answer-cache.ts';
import { createFaultLog } from './fault-log.ts';
import { refuseExcess } from './limits.ts';
import { createFailureBody, createNotFound, Refusal } from './refusal.ts';
import { matchLocale } from '@touchline/i18n/locales';
import { translateAnswer } from '../languages/translate-answer.ts';
import type { GetSource } from './source.ts';
import type { Authenticate, Viewer } from './viewer.ts';

interface ServerContext {
  app: Hono;
  cache: AnswerCache;
  authenticate: Authenticate;
  getSource: GetSource;
}

type HandlerInput<Request extends RequestSchemas> = EndpointInput<Endpoint<Request>>;

/** A handler's result: the content of the answer, or undefined for a 204. */
type HandlerResult<Response extends z.ZodMiniType> = Promise<z.input<Response> | z.output<Response> | undefined>;

/** Handles a call. @param source the caller's network address, for rate limits @param context for reading headers */
type Handler<Request extends RequestSchemas, Response extends z.ZodMiniType, Who> = (
  input: HandlerInput<Request>,
  viewer: Who,
  source: string,
  context: Context,
) => HandlerResult<Response>;

interface ServeOptions {
  /** Whether a session that began above the device limit may make the call. */
  openToRestricted?: boolean;
}

function parsePart(schema: z.ZodMiniType, raw: unknown, part: string): unknown {
  const result = z.safeParse(schema, raw);
  if (result.success) {
    refuseExcess(result.data, part);
    return result.data;
  }
  const [issue] = result.error.issues;
  const fieldPath = [part, ...(issue?.path ?? [])].join('.');
  throw new Refusal(400, 'invalid_request', `${fieldPath}: ${issue?.message ?? 'does not fit'}`);
}

/** Parses path parameters. An id that no entity can have causes a 404, like an unknown id. */
function readParams(schema: z.ZodMiniType, raw: unknown): unknown {
  try {
    return parsePart(schema, raw, 'path');
  } catch (error) {
    throw error instanceof Refusal ? createNotFound('the object of this address') : error;
  }
}

const createBrokenOffRefusal = (): Refusal => new Refusal(400, 'invalid_request', 'the body is incomplete');

/** Whether the caller disconnected while it sent the body, by node:http's message. */
const isConnectionBroken = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

async function getBody(context: Context): Promise<unknown> {
  const raw = await context.req.text().catch(() => {
    throw createBrokenOffRefusal();
  });
  if (raw === '') return {};
  try {
    return JSON.parse(raw);
  } catch {
    throw new Refusal(400, 'invalid_request', 'the body is not JSON');
  }
}

async function readRequest(
  context: Context,
  { params, query, body }: RequestSchemas,
): Promise<Record<string, unknown>> {
  return {
    ...(params ? { params: readParams(params, context.req.param()) } : {}),
    ...(query ? { query: parsePart(query, decodeQuery(new URL(context.req.url).searchParams), 'query') } : {}),
    ...(body ? { body: parsePart(body, await getBody(context), 'body') } : {}),
  };
}

/** Encodes an answer, after a check against the contract. @throws Error for an answer that breaks it */
function encodeAnswer(endpoint: Endpoint, answer: unknown): string {
  const body = JSON.stringify(endpoint.unwrap === 'content' ? { content: answer } : answer);
  const sent: unknown = JSON.parse(body);
  const content = endpoint.unwrap === 'content' ? z.parse(z.object({ content: z.unknown() }), sent).content : sent;
  const result = z.safeParse(endpoint.response, content);
  if (!result.success)
    throw new Error(`${endpoint.method} ${endpoint.path} breaks its contract`, { cause: result.error });
  return body;
}

const bearerHeaderPattern = /^Bearer\s+(\S+)$/i;

async function getViewer(
  context: Context,
  endpoint: Endpoint,
  authenticate: Authenticate,
): Promise<Viewer | undefined> {
  const header = context.req.header('x-authorization');
  if (endpoint.auth === 'none' || (header === undefined && endpoint.auth === 'optional')) return undefined;
  const token = bearerHeaderPattern.exec(header ?? '')?.[1];
  const viewer = token === undefined ? 'unauthorized' : await authenticate(token);
  if (viewer === 'token_expired') throw new Refusal(401, viewer, 'the token has expired');
  if (viewer === 'unauthorized') throw new Refusal(401, viewer, 'sign in first');
  return viewer;
}

/**
 * Serves an endpoint of the contract: parses the input (400 invalid_request), calls the handler, and checks the answer.
 * Visitors' answers of safe calls are cached; viewers' answers never are.
 */
export function serve<Request extends RequestSchemas, Response extends z.ZodMiniType>(
  { app, cache, authenticate, getSource }: ServerContext,
  endpoint: Endpoint<Request, Response>,
  handler: Handler<Request, Response, Viewer | undefined>,
  { openToRestricted = false }: ServeOptions = {},
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const viewer = await getViewer(context, endpoint, authenticate);
    if (viewer?.restricted && !openToRestricted)
      throw new Refusal(403, 'device_limit_exceeded', 'Device Limit Exceeded');
    const input = await readRequest(context, endpoint.request);
    const language = matchLocale(context.req.header('accept-language'));
    const key = `${endpoint.method} ${endpoint.path} ${language ?? ''} ${JSON.stringify(input)}`;
    const isCacheable = endpoint.safe && viewer === undefined;
    const cachedBody = isCacheable ? cache.get(key) : undefined;
    // The endpoint's schemas have parsed the input, so the cast is safe.
    const answer =
      cachedBody === undefined
        ? await handler(input as HandlerInput<Request>, viewer, getSource(context), context)
        : undefined;
    if (cachedBody === undefined && answer === undefined)
      return context.body(null, 204, { 'cache-control': 'no-store' });
    const body = cachedBody ?? encodeAnswer(endpoint, language ? translateAnswer(answer, language) : answer);
    if (isCacheable && cachedBody === undefined) cache.set(key, body);
    return context.body(body, 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  });
}

/** Serves a call for signed-in viewers only. */
export function serveViewer<Request extends RequestSchemas, Response extends z.ZodMiniType>(
  serverContext: ServerContext,
  endpoint: Endpoint<Request, Response>,
  handler: Handler<Request, Response, Viewer>,
  options?: ServeOptions,
): void {
  serve(
    serverContext,
    endpoint,
    (input, viewer, source, context) => {
      if (!viewer) throw new Refusal(401, 'unauthorized', 'sign in first');
      return handler(input, viewer, source, context);
    },
    options,
  );
}

export type { ServerContext };

/**
 * Converts an error that the caller caused, or that is temporary, to a refusal; undefined for a fault of this server.
 */
function getRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isConnectionBroken(error)) return createBrokenOffRefusal();
  if (isUnreachable(error)) return new Refusal(503, 'service_unavailable', 'the database cannot be reached', 2);
  if (isTimeout(error)) return new Refusal(503, 'service_unavailable', 'the database took too long', 2);
  if (isDeadlock(error)) return new Refusal(503, 'service_unavailable', 'another change came first', 1);
  return undefined;
}

/** Answers refusals and faults in the form of the API. */
export function answerFailures(app: Hono): void {
  const log = createFaultLog();
  app.notFound((context) => context.json(createFailureBody('not_found', `no such call: ${context.req.path}`), 404));
  app.onError((thrown, context) => {
    const error = getRefusal(thrown) ?? thrown;
    // The caller's broken connection has the same code as a broken database connection, but is no fault.
    if (isUnreachable(thrown) && !isConnectionBroken(thrown)) log(thrown);
    if (error instanceof Refusal) {
      if (error.retryAfter !== undefined) context.header('retry-after', String(error.retryAfter));
      return context.json(createFailureBody(error.code, error.message), error.status);
    }
    // A foreign key failed, because the account or session was deleted during the call.
    if (isOrphan(error)) return context.json(createFailureBody('unauthorized', 'sign in first'), 401);
    log(error);
    return context.json(createFailureBody('server_error', 'the server failed'), 500);
  });
}
