import { QueryClient } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { createStubApi, json } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { changeRenewal } from './contracts/confirm-renewal.ts';
import { ticketsList } from '../state/viewer-data/tickets-list.ts';
import { invoicePagesQuery, ticketPagesQuery } from './account-queries.ts';
import { contractsQuery } from './personal-queries.ts';
import { subscriptionsQuery } from './product-queries.ts';

const viewer = 'ingrid';
const { signal } = new AbortController();

/** The name of each list, its page size, and whether the portal loads the entry on the second page. */
const lists: [string, number, (api: Api) => Promise<boolean>][] = [
  ['contracts', 100, async (api) => (await new QueryClient().fetchQuery(contractsQuery(api, viewer))).length === 101],
  ['subscriptions', 50, async (api) => (await new QueryClient().fetchQuery(subscriptionsQuery(api))).length === 51],
  [
    'tickets',
    20,
    async (api) =>
      (await new QueryClient().fetchInfiniteQuery({ ...ticketPagesQuery(api, viewer), pages: 2 })).pages.length === 2,
  ],
  [
    'invoices',
    20,
    async (api) =>
      (await new QueryClient().fetchInfiniteQuery({ ...invoicePagesQuery(api, viewer), pages: 2 })).pages.length === 2,
  ],
  ['saved tickets', 100, async (api) => (await ticketsList.load(api, 0, signal)).more],
  [
    'contracts after a change of the renewal',
    100,
    async (api) =>
      (
        await changeRenewal(
          api,
          'x100',
          async () => ({ id: 'x100', access_model: 'svod' }),
          ({ auto_renew }) => auto_renew === false,
        )
      ).isConfirmed,
  ],
];

test.each(lists)('loads all %s of a list that returns neither its size nor its end', async (_, size, isWhole) => {
  const api = createStubApi((path) => {
    const { pathname, searchParams } = new URL(path, 'https://api.example');
    if (pathname.endsWith('x100')) return new Response('', { status: 404 });
    expect(searchParams.get('size')).toBe(String(size));
    const first = Number(searchParams.get('page') ?? 0) * size;
    const length = Math.min(size, size + 1 - first);
    const toEntry = (number: number) => ({ id: `x${number}`, product_id: 'p', auto_renew: false, status: 'active' });
    return json({ entries: Array.from({ length }, (_entry, index) => toEntry(first + index)) });
  });
  expect(await isWhole(api)).toBe(true);
});
