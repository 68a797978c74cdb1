import type { Context, Hono } from 'hono';
import { Refusal } from '../http/refusal.ts';
import { isObject, type OddAnswer, type OddCall, type OddKind, type Respond } from './odd-kind.ts';
import { readOddKinds, UnknownOddKind } from './odd-kinds.ts';

/** The header with which a test adds odd kinds to a call or socket; read only with `--faults`. */
export const oddHeader = 'x-odd-kinds';

export interface OddSettings {
  /** The kinds that apply to all answers. */
  always: readonly OddKind[];
  isHeaderRead: boolean;
}

/** The kinds that apply to a request. @throws UnknownOddKind */
export const getOddKinds = ({ always, isHeaderRead }: OddSettings, header: string | undefined): readonly OddKind[] =>
  isHeaderRead && header !== undefined ? [...always, ...readOddKinds(header)] : always;

/** Applies all kinds to the payload of a message. */
export const changePayload = (kinds: readonly OddKind[], name: string, payload: unknown): unknown =>
  kinds.reduce((changed, { message }) => (message && isObject(changed) ? message(name, changed) : changed), payload);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function readCall({ req }: Context): Promise<OddCall> {
  const { pathname: path, searchParams } = new URL(req.url);
  const body = req.method === 'GET' ? undefined : parseJson(await req.text());
  return { method: req.method, path, query: searchParams, body };
}

/** Replaces the request by a changed one for the next handlers. */
function replaceRequest({ req }: Context, { method, query, body }: OddCall): void {
  const url = new URL(req.url);
  url.search = query.toString();
  const { headers, signal } = req.raw;
  req.raw = new Request(url, {
    method,
    headers,
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  req.bodyCache = {};
}

function toResponse({ status, body }: OddAnswer, headers: Headers): Response {
  const changed = new Headers(headers);
  changed.delete('content-length');
  if (status === 204) return new Response(null, { status, headers: changed });
  const isText = typeof body === 'string';
  changed.set('content-type', isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8');
  return new Response(isText ? body : JSON.stringify(body), { status, headers: changed });
}

/** Changes calls and answers as the active odd kinds require. */
export function mountOddAnswers(app: Hono, settings: OddSettings): void {
  app.use('/api/*', async (context, next) => {
    let kinds;
    try {
      kinds = getOddKinds(settings, context.req.header(oddHeader));
    } catch (error) {
      throw error instanceof UnknownOddKind ? new Refusal(400, 'invalid_request', error.message) : error;
    }
    if (kinds.length === 0) return next();
    const call = await readCall(context);
    let original: { response: Response; answer: OddAnswer } | undefined;
    const respondUnchanged: Respond = async (changed) => {
      if (changed !== call) replaceRequest(context, changed);
      await next();
      const response = context.res;
      const body = response.headers.get('content-type')?.includes('json')
        ? parseJson(await response.clone().text())
        : undefined;
      original = { response, answer: { status: response.status, body } };
      return original.answer;
    };
    const respond = kinds.reduce<Respond>(
      (respondNext, { answer }) => (answer ? (changed) => answer(changed, respondNext) : respondNext),
      respondUnchanged,
    );
    const answer = await respond(call);
    if (original && answer.status === original.answer.status && answer.body === original.answer.body) return;
    context.res = undefined;
    context.res = toResponse(answer, original?.response.headers ?? new Headers());
  });
}
