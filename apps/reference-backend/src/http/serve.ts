import type { Context, Hono } from 'hono';
import { decodeQuery, type Endpoint, type EndpointInput, type RequestSchemas } from '@touchline/contract';
import * as z from 'zod/mini';
import type { AnswerCache } from './answer-cache.ts';
import { failureBody, Refusal } from './refusal.ts';

/** Who is asking: the user's id, or nobody. */
export type Authenticate = (token: string) => Promise<string | undefined>;

interface Serving {
  app: Hono;
  cache: AnswerCache;
  authenticate: Authenticate;
}

type Handler<Request extends RequestSchemas, Response extends z.ZodMiniType> = (
  input: EndpointInput<Endpoint<Request, Response>>,
) => Promise<z.input<Response> | z.output<Response>>;

function read(schema: z.ZodMiniType, raw: unknown, part: string): unknown {
  const result = z.safeParse(schema, raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = [part, ...(issue?.path ?? [])].join('.');
  throw new Refusal(400, 'invalid_request', `${where}: ${issue?.message ?? 'does not fit'}`);
}

async function bodyOf(context: Context): Promise<unknown> {
  const raw = await context.req.text();
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
    ...(params ? { params: read(params, context.req.param(), 'path') } : {}),
    ...(query ? { query: read(query, decodeQuery(new URL(context.req.url).searchParams), 'query') } : {}),
    ...(body ? { body: read(body, await bodyOf(context), 'body') } : {}),
  };
}

/** An answer that does not keep the contract is this server's fault, and is not sent. */
function checked(endpoint: Endpoint, answer: unknown): string {
  const body = JSON.stringify(endpoint.unwrap === 'content' ? { content: answer } : answer);
  const sent: unknown = JSON.parse(body);
  const content = endpoint.unwrap === 'content' ? z.parse(z.object({ content: z.unknown() }), sent).content : sent;
  const result = z.safeParse(endpoint.response, content);
  if (!result.success)
    throw new Error(`${endpoint.method} ${endpoint.path} breaks its contract`, { cause: result.error });
  return body;
}

const bearer = /^Bearer\s+(\S+)$/i;

async function viewerOf(context: Context, endpoint: Endpoint, authenticate: Authenticate): Promise<string | undefined> {
  const header = context.req.header('x-authorization');
  if (endpoint.auth === 'none' || (header === undefined && endpoint.auth === 'optional')) return undefined;
  const token = bearer.exec(header ?? '')?.[1];
  const viewer = token === undefined ? undefined : await authenticate(token);
  if (viewer === undefined) throw new Refusal(401, 'unauthorized', 'sign in first');
  return viewer;
}

/**
 * Serves an endpoint of the contract: reads and checks what comes in (400 invalid_request), asks the handler, checks what
 * goes out, and keeps anonymous answers of safe calls for a moment.
 */
export function serve<Request extends RequestSchemas, Response extends z.ZodMiniType>(
  { app, cache, authenticate }: Serving,
  endpoint: Endpoint<Request, Response>,
  handler: Handler<Request, Response>,
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const viewer = await viewerOf(context, endpoint, authenticate);
    const input = await readRequest(context, endpoint.request);
    const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`;
    const cacheable = endpoint.safe && viewer === undefined;
    const kept = cacheable ? cache.get(key) : undefined;
    // The parts were read by the endpoint's own schemas, which is what the input's type says.
    const body = kept ?? checked(endpoint, await handler(input as EndpointInput<Endpoint<Request, Response>>));
    if (cacheable && kept === undefined) cache.set(key, body);
    return context.body(body, 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  });
}

export type { Serving };

/** Refusals and faults as answers of the wire. */
export function answerFailures(app: Hono): void {
  app.notFound((context) => context.json(failureBody('not_found', `no such call: ${context.req.path}`), 404));
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(failureBody(error.code, error.message), error.status);
    console.error(error);
    return context.json(failureBody('server_error', 'the server failed'), 500);
  });
}
