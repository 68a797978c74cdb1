import { QueryClient } from '@tanstack/react-query';
import { answeredBy, createList } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { subscriptionsQuery } from './product-queries.ts';

test('asks for subscriptions of both kinds, svod and cvod, in one call', async () => {
  const asked: string[] = [];
  const api = answeredBy((path) => {
    asked.push(path);
    return createList([]);
  });
  await new QueryClient().fetchQuery(subscriptionsQuery(api));
  expect(asked).toHaveLength(1);
  const { pathname, searchParams } = new URL(asked[0] ?? '', 'https://api.example');
  expect([pathname, searchParams.get('type')]).toEqual(['/api/commerce/get_subscriptions', 'svod|cvod']);
});
