import { QueryClient } from '@tanstack/react-query';
import { createStubApi, createList } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { subscriptionsQuery } from './product-queries.ts';

test('requests subscriptions of both kinds, svod and cvod, with one call', async () => {
  const requests: string[] = [];
  const api = createStubApi((path) => {
    requests.push(path);
    return createList([]);
  });
  await new QueryClient().fetchQuery(subscriptionsQuery(api));
  expect(requests).toHaveLength(1);
  const { pathname, searchParams } = new URL(requests[0] ?? '', 'https://api.example');
  expect([pathname, searchParams.get('type')]).toEqual(['/api/commerce/get_subscriptions', 'svod|cvod']);
});
