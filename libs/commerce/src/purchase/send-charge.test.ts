import { afterEach, expect, test } from 'vitest';
import { commerceWorld } from '../testing/commerce-world.tsx';
import { approved } from '../testing/paying-scene.tsx';
import { beginPurchase } from './begin-purchase.ts';
import { sendCharge } from './send-charge.ts';

afterEach(() => localStorage.clear());

test.each([
  ['as it was shown', '5.99', 'EUR', { amount: '5.99', currency: 'EUR' }],
  ['without a currency that nobody said', '5.99', 'N/A', { amount: '5.99' }],
  ['not at all where none was shown', undefined, 'EUR', undefined],
])('a charge says its price %s', async (_, price, currency, said) => {
  const bodies: string[] = [];
  const { context } = commerceWorld({
    answer(_path, body) {
      bodies.push(body ?? '');
      return approved();
    },
  });
  const about = { kind: 'ticket', id: '7', viewer: 'ingrid', title: 'T', returnTo: '/', formAt: '/' } as const;
  const sent = await sendCharge(context.api, beginPurchase({ ...about, price, currency }), { card: 'stored' }, '/back');
  expect(sent.kind).toBe('answered');
  expect(JSON.parse(bodies[0] ?? '')).toEqual({ event_id: '7', return_url: '/back', ...(said && { price: said }) });
});
