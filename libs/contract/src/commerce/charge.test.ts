import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chargeSchema, checkoutTicket } from './charge.ts';

const order = { event_id: '7', card: { token: 'tok_1' } };

test.each([
  ['/payment/processing/?id=1', true],
  ['/', true],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  ['https://evil.example/', false],
  ['payment/processing/', false],
])('the return address %s is accepted: %s', (return_url, isAccepted) => {
  expect(z.safeParse(checkoutTicket.request.body, { ...order, return_url }).success).toBe(isAccepted);
});

test.each(['APPROVED', 'PENDING', 'DECLINED'])('the payment status %s is read in any letter case', (status) => {
  expect(z.parse(chargeSchema, { status: status.toLowerCase() }).status).toBe(status);
});

test.each(['REVIEWED', '', null, 7])('the unknown payment status %j is read as PENDING', (status) => {
  expect(z.parse(chargeSchema, { status }).status).toBe('PENDING');
});
