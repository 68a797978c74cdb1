import { afterEach, expect, test } from 'vitest';
import { createCommerceWorld } from '../../testing/commerce-world.tsx';
import { respondApproved } from '../../testing/paying-scene.tsx';
import { startPurchase } from './purchase-store.ts';
import { sendCharge } from './send-charge.ts';

afterEach(() => localStorage.clear());

test.each([
  ['as it was shown', '5.99', 'EUR', { amount: '5.99', currency: 'EUR' }],
  ['without an unknown currency', '5.99', 'N/A', { amount: '5.99' }],
  ['only if a price was shown', undefined, 'EUR', undefined],
])('a charge request contains the price %s', async (_, price, currency, expectedPrice) => {
  const bodies: string[] = [];
  const { context } = createCommerceWorld({
    respond(_path, body) {
      bodies.push(body ?? '');
      return respondApproved();
    },
  });
  const purchaseInput = { kind: 'ticket', id: '7', viewer: 'ingrid', title: 'T', returnTo: '/', formAt: '/' } as const;
  const sentCharge = await sendCharge(
    context.api,
    startPurchase({ ...purchaseInput, price, currency }),
    { card: 'stored' },
    '/back',
  );
  expect(sentCharge.kind).toBe('answered');
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    event_id: '7',
    return_url: '/back',
    ...(expectedPrice && { price: expectedPrice }),
  });
});
