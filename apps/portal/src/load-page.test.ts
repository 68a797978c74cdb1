import { PortalError } from '@touchline/contract';
import { expect, test, vi } from 'vitest';
import { loadPage } from './load-page.ts';
import { contextWith } from './testing/world.ts';

const context = contextWith({ texts: () => (key) => key });
const Page = () => null;

test('a page that loads carries its meta', async () => {
  const data = await loadPage({ Page, load: async () => {}, meta: () => ({ title: 'Live' }) }, context);
  expect(data).toEqual({ outcome: { kind: 'page' }, meta: { title: 'Live' } });
});

test('what is missing is a 404 that names what was looked for', async () => {
  const load = () => Promise.reject(new PortalError('not_found', { status: 404, cause: { context: 'event' } }));
  const data = await loadPage({ Page, load }, context);
  expect(data.outcome).toEqual({ kind: 'problem', code: 'not_found', status: 404, context: 'event' });
  expect(data.meta).toEqual({ title: 'errors.event_not_found', noIndex: true });
});

test('anything thrown becomes an outcome, never an exception', async () => {
  const load = () => Promise.reject(new TypeError('boom'));
  expect((await loadPage({ Page, load }, context)).outcome).toMatchObject({
    kind: 'problem',
    code: 'default_error_message',
  });
});

test('what fails without a network is reported as offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect((await loadPage({ Page, load }, context)).outcome).toMatchObject({ kind: 'problem', code: 'offline' });
  vi.unstubAllGlobals();
});

test('the server’s own words go along, words of ours for a log do not', async () => {
  const failing = (error: PortalError) => loadPage({ Page, load: () => Promise.reject(error) }, context);
  const said = await failing(new PortalError('default_error_message', { status: 500, message: 'Back at noon' }));
  expect(said.outcome).toMatchObject({ message: 'Back at noon' });
  for (const silent of [
    new PortalError('server_error', { status: 500 }),
    new PortalError('timeout', { message: 'gave up after 7 s' }),
  ]) {
    expect((await failing(silent)).outcome).not.toHaveProperty('message');
  }
});
