import { QueryClient } from '@tanstack/react-query';
import { answeredBy, json } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { cancelContractMutation } from './contract-writing.ts';

test('cancelling a contract sends the platform “web”', async () => {
  const sent: unknown[] = [];
  const api = answeredBy((path, body) => {
    sent.push([path, JSON.parse(body)]);
    return json({ id: 'c1', product_id: 'p1', access_model: 'svod', status: 'canceled' });
  });
  const client = new QueryClient();
  await client.getMutationCache().build(client, cancelContractMutation(api, 'u1')).execute({ id: 'c1' });
  expect(sent).toEqual([['/api/commerce/cancel_contract', { platform: 'web', id: 'c1' }]]);
});
