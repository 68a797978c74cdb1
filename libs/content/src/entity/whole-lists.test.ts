import { QueryClient } from '@tanstack/react-query';
import { createApi } from '@touchline/api-client';
import { expect, test, vi } from 'vitest';
import { eventListQuery } from '../queries/event-list-queries.ts';
import { identityListQuery } from './identity-queries.ts';
import { standingsQuery } from './standings.ts';
import { teamListQuery } from './team-queries.ts';

const entries = Array.from({ length: 25 }, (_, index) => ({
  id: `${index}`,
  team: { id: `${index}` },
  media_type: 'identity',
  status: 'channel',
}));

/** A backend whose pages have ten entries, whatever size the request has. */
function createPagedApi(isEndless = false) {
  const pages: number[] = [];
  const api = createApi({
    baseUrl: 'https://api.test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { page = new URL(request.url).searchParams.get('page') } =
        request.method === 'POST' ? await request.json() : {};
      pages.push(Number(page));
      const start = isEndless ? 0 : page * 10;
      const nextExists = isEndless || start + 10 < entries.length;
      return Response.json({
        content: { entries: entries.slice(start, start + 10), itemsPerPage: 10, nextExists },
      });
    },
  });
  return { api, pages };
}

const createClient = () => new QueryClient();

test.each([
  ['categories', (api: ReturnType<typeof createApi>) => createClient().fetchQuery(identityListQuery(api))],
  ['teams', (api: ReturnType<typeof createApi>) => createClient().fetchQuery(teamListQuery(api))],
  ['a result table', (api: ReturnType<typeof createApi>) => createClient().fetchQuery(standingsQuery(api, 'league'))],
  [
    'channels',
    (api: ReturnType<typeof createApi>) =>
      createClient().fetchQuery(eventListQuery(api, { size: 100, shouldFillSize: true })),
  ],
])('reads all of %s when the backend sends shorter pages [fault-8b]', async (_, fetchList) => {
  const { api, pages } = createPagedApi();
  expect((await fetchList(api)).entries).toHaveLength(25);
  expect(pages).toEqual([0, 1, 2]);
});

test('a table of more than a hundred rows is complete [fault-8b]', async () => {
  const rows = Array.from({ length: 130 }, (_, index) => ({ team: { id: `${index}` } }));
  const api = createApi({
    baseUrl: 'https://api.test',
    fetch: async (input) => {
      const start = Number(new URL(new Request(input).url).searchParams.get('page')) * 100;
      return Response.json({ content: { entries: rows.slice(start, start + 100), nextExists: start === 0 } });
    },
  });
  const table = await createClient().fetchQuery(standingsQuery(api, 'league'));
  expect(table.entries).toHaveLength(130);
  expect(table.isCut).toBeUndefined();
});

test('a shelf requests a single page', async () => {
  const { api, pages } = createPagedApi();
  const { entries: events, more } = await createClient().fetchQuery(eventListQuery(api, { size: 24 }));
  expect({ length: events.length, more, pages }).toEqual({ length: 10, more: true, pages: [0] });
});

test('a shelf shows at most the requested entries of a backend that ignores the size [fault-8]', async () => {
  const { api } = createPagedApi();
  const { entries: events, more } = await createClient().fetchQuery(eventListQuery(api, { size: 4 }));
  expect({ length: events.length, more }).toEqual({ length: 4, more: true });
});

test('stops reading a whole list when the backend repeats its first page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { api, pages } = createPagedApi(true);
  const list = await createClient().fetchQuery(eventListQuery(api, { size: 100, shouldFillSize: true }));
  expect(list).toMatchObject({ more: false });
  expect((await createClient().fetchQuery(teamListQuery(api))).entries).toHaveLength(10);
  expect(pages).toEqual([0, 1, 0, 1]);
});
