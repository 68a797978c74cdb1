import { createStubApi, json } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { expect, test } from 'vitest';
import { createServerRedirects } from './server-redirects.ts';

type Table = Readonly<Record<string, { to: string; external?: boolean; status?: 301 | 302 }>>;

/** Creates a backend with the redirects of a table. */
function createBackend(table: Table, ownTable?: unknown) {
  const errors: unknown[] = [];
  const requests: string[] = [];
  const api = createStubApi((path) => {
    const requestUrl = new URL(path, 'https://api.example').searchParams.get('path') ?? '';
    requests.push(requestUrl);
    return json(table[requestUrl] ? { external: false, status: 302, ...table[requestUrl] } : null);
  });
  const site = createSiteConfig({ redirectHosts: ['tickets.example'] });
  const follow = createServerRedirects({
    api,
    site,
    readTable: async () => {
      if (ownTable instanceof Error) throw ownTable;
      return ownTable;
    },
    signal: new AbortController().signal,
    onError: (error) => errors.push(error),
  });
  return { follow, errors, requests };
}

test('a moved path leads to its final address over several redirects', async () => {
  const { follow, errors } = createBackend({
    '/old/': { to: '/older/?from=old', status: 301 },
    '/older/': { to: '/new/?a=1#b', status: 301 },
  });
  expect(await follow('/old/')).toEqual({ to: '/new/?a=1#b', external: false, status: 301 });
  expect(await follow('/new/')).toBeUndefined();
  expect(errors).toEqual([]);
});

test('a chain of redirects ends at another site, and is temporary if any of its redirects is temporary', async () => {
  const { follow, requests } = createBackend({
    '/a/': { to: '/b/' },
    '/b/': { to: 'https://tickets.example/', external: true, status: 301 },
  });
  expect(await follow('/a/')).toEqual({ to: 'https://tickets.example/', external: true, status: 302 });
  expect(requests).toEqual(['/a/', '/b/']);
});

test.each<[what: string, table: Table]>([
  ['to itself', { '/a/': { to: '/a/' } }],
  ['to itself with another query', { '/a/': { to: '/a/?once=1' } }],
  ['to itself without its slash, in another letter case', { '/a/': { to: '/A' } }],
  ['to a path that leads back', { '/a/': { to: '/b/' }, '/b/': { to: '/a/' } }],
  ['into a circle', { '/a/': { to: '/b/' }, '/b/': { to: '/c/' }, '/c/': { to: '/b/' } }],
  [
    'through too many redirects',
    Object.fromEntries(
      'abcdefghij'.split('').map((pathLetter, index, all) => [`/${pathLetter}/`, { to: `/${all[index + 1]}/` }]),
    ),
  ],
])('a path that leads %s is reported as a loop', async (_what, table) => {
  const { follow, errors } = createBackend(table);
  expect(await follow('/a/')).toBe('loop');
  expect(errors).toHaveLength(1);
});

test('the server follows a page’s own redirect, and reports a loop if the backend redirects back', async () => {
  const { follow } = createBackend({ '/channels/1/': { to: '/events/1/' } });
  const firstRedirect = { external: false, status: 302 } as const;
  expect(await follow('/events/1/', { to: '/channels/1/?t=1', ...firstRedirect })).toBe('loop');
  expect(await follow('/events/2/', { to: '/channels/2/?t=1', ...firstRedirect })).toEqual({
    to: '/channels/2/?t=1',
    ...firstRedirect,
  });
});

test('a redirect to a host that the customer does not name is reported and not followed', async () => {
  const { follow, errors } = createBackend({
    '/a/': { to: 'https://evil.example/', external: true },
    '/b/': { to: '//evil' },
  });
  expect(await follow('/a/')).toBeUndefined();
  expect(await follow('/b/')).toBeUndefined();
  expect(errors).toHaveLength(2);
});

test('the customer’s own redirect has priority over the backend’s, and the backend may lead to one', async () => {
  const { follow, requests } = createBackend(
    { '/a/': { to: '/other/' }, '/moved/': { to: '/b/x/', status: 301 } },
    { '/a': '/new/', '/b/*': 'https://tickets.example/*' },
  );
  expect(await follow('/a/')).toEqual({ to: '/new/', external: false, status: 301 });
  expect(requests).toEqual(['/new/']);
  expect(await follow('/moved/')).toEqual({ to: 'https://tickets.example/x/', external: true, status: 301 });
});

test('an own redirect that the backend redirects back is reported as a loop', async () => {
  const { follow, errors } = createBackend({ '/new/': { to: '/a/' } }, { '/a': '/new/' });
  expect(await follow('/a/')).toBe('loop');
  expect(errors).toHaveLength(1);
});

test('a file of own redirects that cannot be read is reported, and the backend’s redirects still work', async () => {
  const { follow, errors } = createBackend({ '/a/': { to: '/b/' } }, new Error('no file'));
  expect(await follow('/a/')).toEqual({ to: '/b/', external: false, status: 302 });
  expect(errors).toHaveLength(1);
});
