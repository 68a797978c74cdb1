import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { takeUpLater } from './take-up-later.ts';

const payload = (key: string, data: unknown) => {
  const server = new QueryClient();
  server.setQueryData([key], data, { updatedAt: 1 });
  return dehydrate(server);
};

test('a page’s data counts as fresh from the moment it is taken up', () => {
  const client = createQueryClient();
  takeUpLater(client, payload('shelf', 1));
  expect(client.getQueryData(['shelf'])).toBe(1);
  expect(Date.now() - (client.getQueryState(['shelf'])?.dataUpdatedAt ?? 0)).toBeLessThan(1000);
});

test('a list that the viewer made longer is not cut back to its first page', () => {
  const client = createQueryClient();
  const grown = { pages: ['old 0', 'old 1'], pageParams: [0, 1] };
  client.setQueryData(['list'], grown);
  takeUpLater(client, payload('list', { pages: ['new 0'], pageParams: [0] }));
  expect(client.getQueryData(['list'])).toBe(grown);
});

test('a list of one page is brought up to date', () => {
  const client = createQueryClient();
  client.setQueryData(['list'], { pages: ['old 0'], pageParams: [0] }, { updatedAt: 1 });
  takeUpLater(client, payload('list', { pages: ['new 0'], pageParams: [0] }));
  expect(client.getQueryData(['list'])).toMatchObject({ pages: ['new 0'] });
});
