import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { createFailureBody, Refusal } from '../http/refusal.ts';

const faultSchema = z.object({
  /** The start of the affected paths with query, or a regular expression between slashes. */
  match: z.string().check(z.minLength(1)),
  /** `standstill`: live playlists still answer, but no longer change. `freeze`: the call gets no answer. */
  kind: z.enum(['status', 'delay', 'cut', 'freeze', 'garbage', 'standstill']),
  /** The status of a `status` fault. */
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  /** The delay of a `delay` fault. */
  delayMs: z.optional(z.int().check(z.gte(0), z.lte(120_000))),
  /** The number of affected calls; by default all until the fault is removed. */
  times: z.optional(z.int().check(z.positive())),
  /** Seconds, sent as Retry-After. */
  retryAfter: z.optional(z.number()),
});

/** A fault to inject (POST /__faults). */
export type Fault = z.output<typeof faultSchema>;

interface ActiveFault extends Fault {
  matches: (path: string) => boolean;
  remaining: number;
  since: Date;
}

function activateFault(fault: Fault, now: () => number): ActiveFault {
  const pattern = /^\/(.+)\/$/.exec(fault.match)?.[1];
  const expression = pattern === undefined ? undefined : new RegExp(pattern);
  const matches = (path: string): boolean => (expression ? expression.test(path) : path.startsWith(fault.match));
  return { ...fault, matches, remaining: fault.times ?? Infinity, since: new Date(now()) };
}

/** Sends half of the body, and breaks the connection. */
async function sendHalfAnswer(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2))),
    pull: (controller) => controller.error(new Error('cut on purpose')),
  });
  const headers = new Headers(response.headers);
  headers.set('content-length', String(bytes.length));
  return new Response(body, { status: response.status, headers });
}

/** Resolves only when the client has disconnected. */
const waitForDisconnect = (signal: AbortSignal): Promise<Response> =>
  new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(new Response(null, { status: 499 })), { once: true }),
  );

async function applyFault(fault: ActiveFault, request: Request, respond: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case 'status': {
      const headers = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
      return Response.json(createFailureBody('server_error', 'failed on purpose'), {
        status: fault.status ?? 500,
        headers,
      });
    }
    case 'garbage':
      return new Response('<!doctype html><title>Not what was asked for</title>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? 1000));
      return respond();
    case 'cut':
      return sendHalfAnswer(await respond());
    case 'standstill':
      // The streams read `standstillAt` when they write a playlist.
      return respond();
    case 'freeze':
      return waitForDisconnect(request.signal);
  }
}

/** The time since which a `standstill` fault freezes a playlist; the streams read it. */
export interface FaultSwitch {
  standstillAt: (path: string) => Date | undefined;
}

/** Lets tests inject faults. POST /__faults adds a fault and returns all faults; DELETE /__faults removes them. */
export function mountFaultSwitch(app: Hono, now: () => number): FaultSwitch {
  let faults: ActiveFault[] = [];

  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const fault = pathname.startsWith('/__')
      ? undefined
      : faults.find((candidate) => candidate.remaining > 0 && candidate.matches(pathname + search));
    if (!fault) return next();
    fault.remaining--;
    const response = await applyFault(fault, context.req.raw, async () => {
      await next();
      return context.res;
    });
    context.res = undefined;
    context.res = response;
  });

  app.post('/__faults', async (context) => {
    const fault = faultSchema.safeParse(await context.req.json());
    if (!fault.success) throw new Refusal(400, 'invalid_request', fault.error.message);
    faults.push(activateFault(fault.data, now));
    return context.json({ content: faults.map(({ match, kind, remaining }) => ({ match, kind, left: remaining })) });
  });
  app.delete('/__faults', (context) => {
    faults = [];
    return context.json({ content: [] });
  });
  return { standstillAt: (path) => faults.find((fault) => fault.kind === 'standstill' && fault.matches(path))?.since };
}
