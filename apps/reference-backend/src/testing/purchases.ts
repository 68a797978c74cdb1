import { randomUUID } from 'node:crypto';
import { checkoutSubscription, checkoutTicket, getEvent, getPaymentStatus, listContracts } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { orders } from '../database/commerce-tables.ts';
import { call, testBackend } from './test-backend.ts';

/** A match with a ticket, which is live when the world starts. */
export const match = 'tur-tam-d2-0';
/** Creates an idempotency key. */
export const createKey = (): string => randomUUID();
export const createHeaders = (key: string) => ({ 'idempotency-key': key, origin: 'https://elsewhere.example' });
export const buyTicket = (token: string, card: string, key = createKey(), id = match) =>
  call(
    checkoutTicket,
    { body: { event_id: id, card: { token: card }, return_url: '/payment/processing/?a=1' } },
    token,
    createHeaders(key),
  );
export const subscribe = (token: string, card: string, key = createKey(), id = 'nordic-month') =>
  call(checkoutSubscription, { body: { subscription_id: id, card: { token: card } } }, token, createHeaders(key));
export const getStatus = (token: string, id: string) => call(getPaymentStatus, { params: { id } }, token);
/** Whether an event is available to the viewer, and whether its answer contains streams. */
export const hasAccess = async (token: string, id = match) => {
  const event = await call(getEvent, { params: { id } }, token);
  return [event.available_for_user, event.source !== undefined];
};
export const getContracts = async (token: string) => (await call(listContracts, { query: {} }, token)).entries;
/** Waits for a request. @returns `done`, or the refusal's status and code */
export const getOutcome = (request: Promise<unknown>) =>
  request.then(
    () => 'done',
    ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
  );

export async function getOrder(key: string) {
  const { commerce } = await testBackend();
  const [order] = await commerce.database.select().from(orders).where(eq(orders.key, key));
  if (!order) throw new Error('no such order');
  return order;
}
