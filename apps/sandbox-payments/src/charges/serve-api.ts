import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { cardRequest, chargeRequest, chargesQuery, idempotencyHeader, idempotencyKey, refundRequest } from '../api.ts';
import type { Cards } from '../cards/create-cards.ts';
import { storeCard } from '../cards/store-card.ts';
import { breakOff, getSource } from '../http/connection.ts';
import { Failure } from '../http/failure.ts';
import { rateLimit } from '../http/rate-limit.ts';
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
  slowTime: number;
  /** Tries to send the new messages. */
  deliver: () => void;
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Calls per minute with the right key, and from one source with wrong keys. */
const maxCallsPerMinute = 6_000;
const wrongKeysPerMinute = 30;

/** The API for merchants' servers (`api.ts`). */
export function serveApi({ app, charges, cards, secretKey, now, slowTime, deliver }: ApiOptions): void {
  const right = hash(secretKey);
  const countCall = rateLimit(maxCallsPerMinute, now);
  const countWrong = rateLimit(wrongKeysPerMinute, now);
  const check = (context: Context) => {
    const [, key = ''] = /^Bearer (\S{1,200})$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (timingSafeEqual(hash(key), right)) return countCall('merchant');
    countWrong(getSource(context));
    throw new Failure('unauthorized', 'The secret key is wanted, as a bearer token');
  };
  const found = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Failure('not_found', 'There is no such charge');
    return thing;
  };

  app.post('/v1/charges', async (context) => {
    check(context);
    const key = z.safeParse(idempotencyKey, context.req.header(idempotencyHeader));
    if (!key.success) throw new Failure('invalid_request', 'Idempotency-Key: 1 to 128 letters, digits and _ . : -');
    const request = await readJson(context, chargeRequest);
    try {
      const { charge, isNew, answer } = charges.charge(key.data, request);
      deliver();
      if (answer === 'lost') return breakOff(context);
      if (answer === 'slow') await new Promise((resolve) => setTimeout(resolve, slowTime));
      return context.json(charge, isNew ? 201 : 200);
    } catch (error) {
      if (error instanceof RequestLost) return breakOff(context);
      throw error;
    }
  });
  app.get('/v1/charges', (context) => {
    check(context);
    const query = z.safeParse(chargesQuery, context.req.query());
    if (!query.success) throw new Failure('invalid_request', 'reference is wanted');
    const charge = charges.byReference(query.data.reference);
    return context.json({ charges: charge ? [charge] : [] });
  });
  app.get('/v1/charges/:id', (context) => {
    check(context);
    return context.json(found(charges.byId(context.req.param('id'))));
  });
  app.post('/v1/charges/:id/void', (context) => {
    check(context);
    const voided = found(charges.void(context.req.param('id')));
    deliver();
    return context.json(voided);
  });
  app.post('/v1/refunds', async (context) => {
    check(context);
    const { charge, amount } = await readJson(context, refundRequest);
    const refunded = charges.refund(charge, amount);
    deliver();
    return context.json(refunded);
  });
  app.post('/v1/cards', async (context) => {
    check(context);
    const { source } = await readJson(context, cardRequest);
    return context.json(storeCard(cards, source, now()), 201);
  });
  app.delete('/v1/cards/:id', (context) => {
    check(context);
    cards.forget(context.req.param('id'));
    return context.body(null, 204);
  });
}
