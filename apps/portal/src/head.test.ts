// @vitest-environment jsdom
import { takeHiddenQuery } from '@touchline/feature-kit';
import { beforeEach, expect, test, vi } from 'vitest';

const data = document.documentElement.dataset;

beforeEach(() => {
  delete data['away'];
  delete data['zone'];
  vi.resetModules();
});

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
// Nobody's clock shows the same time as both.
const faraway = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => zone !== own);

test.each([
  ['in the zone that times are written in', own, undefined],
  ['in another zone', faraway, ''],
  ['on a page that names none', undefined, undefined],
  ['where the browser does not know the zone', 'Moon/Tranquillity', undefined],
])('a viewer %s is marked as away, or not', async (_, zone, away) => {
  if (zone !== undefined) data['zone'] = zone;
  await import('./head.ts');
  expect(data['away']).toBe(away);
});

test('a query with a secret is out of the address before anything is fetched, and the page still gets it', async () => {
  data['secret'] = '';
  history.replaceState({ key: 'k' }, '', '/auth/login/limit/?payload=sealed&returnTo=%2Flive%2F#top');
  await import('./head.ts');
  delete data['secret'];
  expect(location.pathname + location.search + location.hash).toBe('/auth/login/limit/?returnTo=%2Flive%2F#top');
  expect(history.state).toEqual({ key: 'k' });
  expect(takeHiddenQuery()).toBe('?payload=sealed&returnTo=%2Flive%2F');
  expect(takeHiddenQuery()).toBe('');
});

test('any other query stays where it is', async () => {
  history.replaceState(null, '', '/live/?utm_source=mail');
  await import('./head.ts');
  expect([location.search, takeHiddenQuery()]).toEqual(['?utm_source=mail', '']);
});
