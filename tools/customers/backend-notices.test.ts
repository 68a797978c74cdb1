import { type Customer, describeFault } from '@touchline/customer-config';
import { expect, test } from 'vitest';
import { findBackendNotices } from './backend-notices.ts';

const knownIds = ['men', 'ber'];

/** A backend that knows only some ids. @param calls receives the requested addresses */
function createBackend(calls: string[] = []): typeof fetch {
  return async (input) => {
    const address = String(input);
    calls.push(address);
    const [, id] = /get_by_id\/id\/(.+)$/.exec(address) ?? [];
    if (id === undefined || knownIds.includes(id)) return Response.json({ content: null });
    return Response.json({ error: 'not_found' }, { status: 404 });
  };
}

const findNotices = async (
  customer: unknown,
  request: typeof fetch,
  redirects: Customer['redirects'] = {},
): Promise<string[]> =>
  (await findBackendNotices('acme', { customer, redirects }, 'http://127.0.0.1:4001', request)).map(describeFault);

const customer = {
  home: {
    scope: { league_ids: ['men', 'womne'], team_ids: ['ber'] },
    shelves: ['live', { kind: 'latest', title: 'Bergen', team_ids: ['ber', 'bre'] }],
  },
  features: { club: { league_ids: ['cup'] } },
  navigation: [{ to: '/team/brg/' }, { to: '/live/' }],
  categories: [{ to: '/league/men/?tab=live' }, { to: '/category/studoi/' }],
};

test("links to the portal's own list of categories and to redirected paths are not asked", async () => {
  const calls: string[] = [];
  const links = ['/category/all/', '/league/old-cup/?tab=live', '/team/brg/'].map((to) => ({ to }));
  const redirects = { '/league/old-cup': '/league/men/', '/team/*': '/' };
  expect(await findNotices({ categories: links }, createBackend(calls), redirects)).toEqual([]);
  expect(calls).toEqual(['http://127.0.0.1:4001/api/portal/redirect?path=%2F']);
});

test('leagues and teams that the backend does not know give notices with their paths', async () => {
  expect(await findNotices(customer, createBackend())).toEqual([
    'acme/customer.json: home.scope.league_ids[1]: found "womne", expected a league that the backend http://127.0.0.1:4001 knows',
    'acme/customer.json: home.shelves[1].team_ids[1]: found "bre", expected a team that the backend http://127.0.0.1:4001 knows',
    'acme/customer.json: features.club.league_ids[0]: found "cup", expected a league that the backend http://127.0.0.1:4001 knows',
    'acme/customer.json: navigation[0].to: found "brg", expected a team that the backend http://127.0.0.1:4001 knows',
    'acme/customer.json: categories[1].to: found "studoi", expected a league or category that the backend http://127.0.0.1:4001 knows',
  ]);
});

test('an address in api_base is asked in place of the local backend', async () => {
  const calls: string[] = [];
  await findNotices({ api_base: 'https://api.acme.example/v1/' }, createBackend(calls));
  expect(calls).toEqual(['https://api.acme.example/v1/api/portal/redirect?path=%2F']);
});

test('a backend without an answer gives one notice about api_base', async () => {
  const failure = new TypeError('fetch failed', {
    cause: Object.assign(new Error('no address'), { code: 'ENOTFOUND' }),
  });
  const expected =
    'acme/customer.json: api_base: found "https://api.acme.example", but https://api.acme.example does not answer (ENOTFOUND), expected a backend that answers; "/" is the backend of the portal\'s own host';
  const unreachableCustomer = { ...customer, api_base: 'https://api.acme.example' };
  expect(await findNotices(unreachableCustomer, () => Promise.reject(failure))).toEqual([expected]);
  const failingBackend = async () => new Response('', { status: 502 });
  expect(await findNotices(unreachableCustomer, failingBackend)).toEqual([expected.replace('ENOTFOUND', 'status 502')]);
});

test('an answer of another program is no statement about a league', async () => {
  expect(await findNotices(customer, async () => new Response('Not found', { status: 404 }))).toEqual([]);
});

test('a malformed customer.json gives no notices', async () => {
  for (const malformed of [undefined, [], { home: 7, navigation: [7], features: { club: [] } }])
    expect(await findNotices(malformed, createBackend())).toEqual([]);
});
