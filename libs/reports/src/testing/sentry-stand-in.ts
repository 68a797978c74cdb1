import { createServer } from 'node:http';
import * as z from 'zod/mini';

/** Sentry's documented event, as far as the portal's events use it (develop.sentry.dev, "Event Payloads"). */
const eventPayload = z.looseObject({
  event_id: z.string().check(z.regex(/^[\da-f]{32}$/)),
  timestamp: z.number(),
  platform: z.literal('javascript'),
  level: z.literal('error'),
  release: z.string(),
  environment: z.string(),
  transaction: z.string(),
  tags: z.record(z.string(), z.union([z.string(), z.number()])),
  exception: z.object({
    values: z.array(
      z.looseObject({
        type: z.string(),
        value: z.string(),
        stacktrace: z.optional(z.object({ frames: z.array(z.looseObject({ filename: z.string() })) })),
      }),
    ),
  }),
  breadcrumbs: z.optional(z.array(z.looseObject({ timestamp: z.number(), category: z.string(), message: z.string() }))),
  sdk: z.looseObject({ name: z.string(), settings: z.object({ infer_ip: z.literal('never') }) }),
});

export type SentEvent = z.output<typeof eventPayload>;

export interface SentryStandIn {
  /** Origin of the stand-in, such as http://127.0.0.1:4711. */
  address: string;
  /** The DSN of the stand-in's project. */
  dsn: string;
  /** Received events, in order. */
  events: SentEvent[];
  /** Each request's headers and body, as received. */
  raw: string[];
  /** Requests that were no envelope, or no envelope of an event. */
  faults: string[];
  close: () => Promise<void>;
}

const header = z.looseObject({ event_id: z.string(), sent_at: z.string() });
const itemHeader = z.looseObject({ type: z.string(), length: z.optional(z.number()) });

/**
 * Reads an envelope: lines of JSON, with a header for the envelope and a header before each item that gives the item's
 * length.
 */
function readEvent(body: string): unknown {
  const [firstLine = '', secondLine = '', ...otherLines] = body.split('\n');
  header.parse(JSON.parse(firstLine));
  const { type, length } = itemHeader.parse(JSON.parse(secondLine));
  if (type !== 'event') throw new Error(`an item of type ${type}`);
  const payload = otherLines.join('\n').replace(/\n$/, '');
  if (length !== undefined && Buffer.byteLength(payload) !== length) throw new Error('a payload of another length');
  return JSON.parse(payload);
}

/** A server that accepts envelopes as Sentry does: `POST /api/<project>/envelope/?sentry_key=<public key>`. */
export async function startSentryStandIn(
  port = 0,
  onEvent: (event: SentEvent) => void = () => undefined,
): Promise<SentryStandIn> {
  const received: Pick<SentryStandIn, 'events' | 'raw' | 'faults'> = { events: [], raw: [], faults: [] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const url = new URL(request.url ?? '', 'http://stand.in');
      response.setHeader('Access-Control-Allow-Origin', '*');
      received.raw.push([request.method, request.url, JSON.stringify(request.headers), body].join('\n'));
      try {
        if (request.method !== 'POST' || !/^\/api\/\d+\/envelope\/$/.test(url.pathname))
          throw new Error('another address');
        if (!url.searchParams.get('sentry_key')) throw new Error('no key');
        if (body.length > 1_000_000) throw new Error('too much');
        const event = eventPayload.parse(readEvent(body));
        received.events.push(event);
        onEvent(event);
        response.end(JSON.stringify({ id: event.event_id }));
      } catch (error) {
        received.faults.push(String(error));
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    ...received,
    address: `http://${host}`,
    dsn: `http://standin@${host}/1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
