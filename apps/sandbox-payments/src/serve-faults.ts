import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { destroyConnection } from './http/connection.ts';
import { readJson } from './http/read-json.ts';
import type { Deliveries } from './deliveries.ts';

const faultSchema = z.strictObject({
  /** The start of the paths, with query, that the fault affects. */
  match: z.string().check(z.startsWith('/'), z.maxLength(200)),
  /**
   * `broken`: 500. `lost`: handles the request, then breaks the connection. `missed`: breaks the connection at once.
   */
  kind: z.enum(['broken', 'delay', 'lost', 'missed', 'garbage', 'freeze']),
  delay_ms: z.optional(z.int().check(z.gte(0), z.lte(120_000))),
  /** The number of affected requests; by default all until the fault is removed. */
  times: z.optional(z.int().check(z.gte(1))),
});
type Fault = z.output<typeof faultSchema>;

const faultOrderSchema = z.strictObject({
  fault: z.optional(faultSchema),
  /** Removes all faults. */
  heal: z.optional(z.literal(true)),
  /**
   * `held` delays messages. `copies` is how often each message is sent. `release` sends delayed messages in this order.
   */
  messages: z.optional(
    z.strictObject({
      held: z.optional(z.boolean()),
      copies: z.optional(z.int().check(z.gte(1), z.lte(5))),
      release: z.optional(z.enum(['first', 'latest'])),
    }),
  ),
  /** Advances the clock by seconds, for example to end questions and expire tokens. */
  pass: z.optional(z.int().check(z.gte(0), z.lte(400 * 86_400))),
});

interface FaultOptions {
  app: Hono;
  deliveries: Deliveries;
  advanceClock: (seconds: number) => void;
}

/** Lets tests inject faults: `POST /__sandbox`. Mount it before the calls that it affects. */
export function serveFaults({ app, deliveries, advanceClock }: FaultOptions): void {
  let faults: (Fault & { remaining: number })[] = [];

  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const activeFault = faults.find(({ match, remaining }) => remaining > 0 && (pathname + search).startsWith(match));
    if (!activeFault || pathname === '/__sandbox') return next();
    activeFault.remaining--;
    faults = faults.filter(({ remaining }) => remaining > 0);
    switch (activeFault.kind) {
      case 'broken':
        return context.json({ error: { code: 'server_error', message: 'failed on purpose' } }, 500);
      case 'garbage':
        return context.html('<!doctype html><title>Not what was asked for</title>');
      case 'missed':
        return destroyConnection(context);
      case 'freeze':
        await new Promise((resolve) => context.req.raw.signal.addEventListener('abort', resolve, { once: true }));
        return destroyConnection(context);
      case 'delay':
        await new Promise((resolve) => setTimeout(resolve, activeFault.delay_ms ?? 1_000));
        return next();
      case 'lost':
        await next();
        return destroyConnection(context);
    }
  });

  app.post('/__sandbox', async (context) => {
    const body = await readJson(context, faultOrderSchema);
    if (body.heal) {
      faults = [];
      deliveries.setDeliveryFaults({ held: false, copies: 1 });
    }
    if (body.fault) faults.push({ ...body.fault, remaining: body.fault.times ?? Infinity });
    if (body.pass !== undefined) advanceClock(body.pass);
    const { held, copies, release } = body.messages ?? {};
    deliveries.setDeliveryFaults({ ...(held !== undefined && { held }), ...(copies !== undefined && { copies }) });
    if (release) await deliveries.release(release);
    return context.json({ faults: faults.length, waiting: deliveries.countWaiting() });
  });
}
