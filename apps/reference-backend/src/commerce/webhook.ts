import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { orders } from '../database/commerce-tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { Commerce } from './commerce.ts';
import { toOrderUpdate, settleOrder } from './settle-order.ts';

export const webhookPath = '/api/commerce/provider_webhook';

/**
 * The largest difference between a message's time and the machine's clock. The limit makes stolen messages expire.
 */
const maxStampDifferenceMs = 5 * 60_000;

const nameSchema = z.string().check(z.regex(/^[\w.:-]{1,200}$/));
const messageSchema = z.object({ id: nameSchema, type: nameSchema, charge: nameSchema, reference: nameSchema });

const sign = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

/** Creates the signature header of a message: `t=` seconds since 1970, `v1=` hex of the signature over "t.body". */
export const createSignatureHeader = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${sign(secret, String(seconds), body).toString('hex')}`;

/** Whether the provider signed a message within the last minutes. */
function isSigned(secret: string, header: string, body: string, now = Date.now()): boolean {
  const fields = new Map(
    header.split(',').map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  );
  const timestamp = fields.get('t') ?? '';
  const signature = Buffer.from(fields.get('v1') ?? '', 'hex');
  const expectedSignature = sign(secret, timestamp, body);
  const isRecent = /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp) * 1000) <= maxStampDifferenceMs;
  return isRecent && signature.length === expectedSignature.length && timingSafeEqual(signature, expectedSignature);
}

function parseMessage(text: string): z.output<typeof messageSchema> | undefined {
  try {
    return z.safeParse(messageSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Serves the webhook for the provider's messages. A message only causes a lookup of its charge, so repeated and
 * misordered messages do no harm. If the lookup fails, the message fails, and the provider sends it again.
 */
export function serveWebhook(app: Hono, commerce: Commerce, secret: string): void {
  const { database, provider } = commerce;
  app.post(webhookPath, async (context) => {
    const body = await context.req.text();
    if (!isSigned(secret, context.req.header('sandbox-signature') ?? '', body))
      throw new Refusal(401, 'unauthorized', 'the signature is missing, wrong or too old');
    const message = parseMessage(body);
    if (!message) throw new Refusal(400, 'invalid_request', 'not a message of the provider');
    const [order] = await database.select({ id: orders.id }).from(orders).where(eq(orders.id, message.reference));
    // The order belongs to another server or to deleted data, so the provider must not repeat the message.
    if (!order) return context.json({ content: {} });
    const charge = await provider?.getCharge(order.id).catch(() => undefined);
    if (!charge) throw new Refusal(503, 'service_unavailable', 'the provider does not return the charge', 5);
    await settleOrder(commerce, order.id, toOrderUpdate(charge));
    return context.json({ content: {} });
  });
}
