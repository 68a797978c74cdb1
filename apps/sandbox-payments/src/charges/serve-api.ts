import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  cardRequestSchema,
  chargeRequestSchema,
  chargesQuerySchema,
  idempotencyHeader,
  idempotencyKey,
  refundRequestSchema,
} from '../api.ts';
import type { Cards } from '../cards/create-cards.ts';
import { storeCard } from '../cards/create-cards.ts';
import { destroyConnection, getSource } from '../http/connection.ts';
import { Failure } from '../http/failure.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { readJson } from '../http/read-json.ts';
import type { Charges } from './create-charges.ts';
import { RequestLost } from './create-charge.ts';

interface ApiOptions {
  app: Hono;
  charges: Charges;
  cards: Cards;
  secretKey: string;
  now: () => number;
  /** How long a slow card's answer takes, in milliseconds. */
  slowAnswerMs: number;
  /** Sends the queued messages. */
  deliver: () => void;
}

const hashKey = (text: string) => createHash('sha256').update(text).digest();

/** Limits of calls with the right key, and of calls from one source with a wrong key. */
const maxCallsPerMinute = 6_000;
const maxWrongKeysPerMinute = 30;

/** Serves the API for merchants' servers (`api.ts`). */
export function serveApi({ app, charges, cards, secretKey, now, slowAnswerMs, deliver }: ApiOptions): void {
  const expectedHash = hashKey(secretKey);
  const countCall = createRateLimit(maxCallsPerMinute, now);
  const countWrongKey = createRateLimit(maxWrongKeysPerMinute, now);
  const checkKey = (context: Context) => {
    const [, key = ''] = /^Bearer (\S{1,200})$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (timingSafeEqual(hashKey(key), expectedHash)) return countCall('merchant');
    countWrongKey(getSource(context));
    throw new Failure('unauthorized', 'The secret key is required as a bearer token');
  };
  const requireFound = <Entity>(entity: Entity | undefined): Entity => {
    if (entity === undefined) throw new Failure('not_found', 'There is no such charge');
    return entity;
  };

  app.post('/v1/charges', async (context) => {
    checkKey(context);
    const key = z.safeParse(idempotencyKey, context.req.header(idempotencyHeader));
    if (!key.success) throw new Failure('invalid_request', 'Idempotency-Key: 1 to 128 letters, digits and _ . : -');
    const request = await readJson(context, chargeRequestSchema);
    try {
      const { charge, isNew, answer } = charges.charge(key.data, request);
      deliver();
      if (answer === 'lost') return destroyConnection(context);
      if (answer === 'slow') await new Promise((resolve) => setTimeout(resolve, slowAnswerMs));
      return context.json(charge, isNew ? 201 : 200);
    } catch (error) {
      if (error instanceof RequestLost) return destroyConnection(context);
      throw error;
    }
  });
  app.get('/v1/charges', (context) => {
    checkKey(context);
    const query = z.safeParse(chargesQuerySchema, context.req.query());
    if (!query.success) throw new Failure('invalid_request', 'reference is required');
    const charge = charges.findByReference(query.data.reference);
    return context.json({ charges: charge ? [charge] : [] });
  });
  app.get('/v1/charges/:id', (context) => {
    checkKey(context);
    return context.json(requireFound(charges.findById(context.req.param('id'))));
  });
  app.post('/v1/charges/:id/void', (context) => {
    checkKey(context);
    const voidedCharge = requireFound(charges.void(context.req.param('id')));
    deliver();
    return context.json(voidedCharge);
  });
  app.post('/v1/refunds', async (context) => {
    checkKey(context);
    const { charge, amount } = await readJson(context, refundRequestSchema);
    const refundedCharge = charges.refund(charge, amount);
    deliver();
    return context.json(refundedCharge);
  });
  app.post('/v1/cards', async (context) => {
    checkKey(context);
    const { source } = await readJson(context, cardRequestSchema);
    return context.json(storeCard(cards, source, now()), 201);
  });
  app.delete('/v1/cards/:id', (context) => {
    checkKey(context);
    cards.remove(context.req.param('id'));
    return context.body(null, 204);
  });
}
