import type { Context, Hono } from 'hono';
import { Refusal } from '../http/refusal.ts';
import { isObject, type ApiAnswer, type ApiCall, type Variation, type Respond } from './variation.ts';
import { readVariations, UnknownVariation } from './variations.ts';

/** The header with which a test adds variations to a call or socket; read only with `--faults`. */
export const variationHeader = 'x-variations';

export interface VariationSettings {
  /** The variations that apply to all answers. */
  always: readonly Variation[];
  isHeaderRead: boolean;
}

/** The variations that apply to a request. @throws UnknownVariation */
export const getVariations = (
  { always, isHeaderRead }: VariationSettings,
  header: string | undefined,
): readonly Variation[] => (isHeaderRead && header !== undefined ? [...always, ...readVariations(header)] : always);

/** Applies all variations to the payload of a message. */
export const changePayload = (variations: readonly Variation[], name: string, payload: unknown): unknown =>
  variations.reduce(
    (changed, { message }) => (message && isObject(changed) ? message(name, changed) : changed),
    payload,
  );

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function readCall({ req }: Context): Promise<ApiCall> {
  const { pathname: path, searchParams } = new URL(req.url);
  const body = req.method === 'GET' ? undefined : parseJson(await req.text());
  return { method: req.method, path, query: searchParams, body };
}

/** Replaces the request by a changed one for the next handlers. */
function replaceRequest({ req }: Context, { method, query, body }: ApiCall): void {
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

function toResponse({ status, body }: ApiAnswer, headers: Headers): Response {
  const changed = new Headers(headers);
  changed.delete('content-length');
  if (status === 204) return new Response(null, { status, headers: changed });
  const isText = typeof body === 'string';
  changed.set('content-type', isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8');
  return new Response(isText ? body : JSON.stringify(body), { status, headers: changed });
}

/** Changes calls and answers as the active variations require. */
export function mountVariations(app: Hono, settings: VariationSettings): void {
  app.use('/api/*', async (context, next) => {
    let variations;
    try {
      variations = getVariations(settings, context.req.header(variationHeader));
    } catch (error) {
      throw error instanceof UnknownVariation ? new Refusal(400, 'invalid_request', error.message) : error;
    }
    if (variations.length === 0) return next();
    const call = await readCall(context);
    let original: { response: Response; answer: ApiAnswer } | undefined;
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
    const respond = variations.reduce<Respond>(
      (respondNext, { answer }) => (answer ? (changed) => answer(changed, respondNext) : respondNext),
      respondUnchanged,
    );
    const answer = await respond(call);
    if (original && answer.status === original.answer.status && answer.body === original.answer.body) return;
    context.res = undefined;
    context.res = toResponse(answer, original?.response.headers ?? new Headers());
  });
}
