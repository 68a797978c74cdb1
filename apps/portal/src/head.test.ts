// @vitest-environment jsdom
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
