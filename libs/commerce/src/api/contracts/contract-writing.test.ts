import { QueryClient } from '@tanstack/react-query';
import { createStubApi, json } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { cancelContractMutation } from './contract-writing.ts';

test('cancelling a contract sends the platform “web”', async () => {
  const sentBodies: unknown[] = [];
  const api = createStubApi((path, body) => {
    sentBodies.push([path, JSON.parse(body)]);
    return json({ id: 'c1', product_id: 'p1', access_model: 'svod', status: 'canceled' });
  });
  const client = new QueryClient();
  await client.getMutationCache().build(client, cancelContractMutation(api, 'u1')).execute({ id: 'c1' });
  expect(sentBodies).toEqual([['/api/commerce/cancel_contract', { platform: 'web', id: 'c1' }]]);
});
