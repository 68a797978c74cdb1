import { PortalError } from '@touchline/contract';
import type { PageContext, PageModule } from '@touchline/feature-kit';
import { createPageContextWith } from '@touchline/feature-kit/testing';
import { expect, test, vi } from 'vitest';
import { loadPage } from './load-page.ts';
import { createAppParts } from '../testing/create-app-parts.ts';

const context: PageContext = {
  ...createPageContextWith(createAppParts()),
  texts: (namespace) => (key) => `${namespace}: ${key}`,
};
const Page = () => null;
const getData = async (page: Omit<PageModule, 'Page'>, onError: (error: unknown) => void = () => undefined) =>
  (await loadPage({ Page, ...page }, context, { feature: 'event', onError })).data;

test('`loadPage` returns all meta data of a page, and the router’s data omits those that only the server’s document needs', async () => {
  const page: PageModule = { Page, load: async () => ({ meta: { title: 'Live', jsonLd: [{ name: 'Live' }] } }) };
  const { data, meta } = await loadPage(page, context, { feature: 'event', onError: () => undefined });
  expect(data).toEqual({ outcome: { kind: 'page' }, meta: { title: 'Live' } });
  expect(meta.jsonLd).toEqual([{ name: 'Live' }]);
});

test('a page whose item is missing shows a 404 problem with the error’s context and the texts of the page’s feature', async () => {
  const load = () => Promise.reject(new PortalError('not_found', { status: 404, cause: { context: 'event' } }));
  const data = await getData({ load });
  expect(data.outcome).toEqual({ kind: 'problem', code: 'not_found', status: 404, context: 'event', words: 'event' });
  expect(data.meta).toEqual({ title: 'event: errors.event_not_found', noIndex: true });
});

test('a missing page counts as a wrong address, but other errors do not', async () => {
  const loadMissing = (cause?: object) => new PortalError('not_found', { status: 404, cause });
  const getOutcome = async (error: PortalError) => (await getData({ load: () => Promise.reject(error) })).outcome;
  expect(await getOutcome(loadMissing({ context: 'page' }))).toMatchObject({
    context: 'page',
    words: 'shell',
    danger: 'wrong_address',
  });
  for (const error of [loadMissing(), loadMissing({ context: 'event' }), new PortalError('server_error')])
    expect(await getOutcome(error)).not.toHaveProperty('danger');
});

test('a thrown error becomes an outcome, and a fault of the page’s own code is reported', async () => {
  const load = () => Promise.reject(new TypeError('boom'));
  const onError = vi.fn();
  await getData({ load: () => Promise.reject(new PortalError('server_error')) }, onError);
  expect(onError).not.toHaveBeenCalled();
  expect((await getData({ load }, onError)).outcome).toMatchObject({
    kind: 'problem',
    code: 'default_error_message',
  });
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});

test('without a network, an unknown error has the outcome offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect((await getData({ load })).outcome).toMatchObject({ kind: 'problem', code: 'offline' });
  vi.unstubAllGlobals();
});

test('the outcome contains the backend’s message for viewers, and no message for the log', async () => {
  const loadFailing = (error: PortalError) => getData({ load: () => Promise.reject(error) });
  const text = await loadFailing(new PortalError('default_error_message', { status: 500, said: 'Back at noon' }));
  expect(text.outcome).toMatchObject({ message: 'Back at noon' });
  for (const silentError of [
    new PortalError('server_error', { status: 500 }),
    new PortalError('invalid_response', { status: 200, message: 'GET /api/event: no id' }),
    new PortalError('timeout', { message: 'gave up after 7 s' }),
  ]) {
    expect((await loadFailing(silentError)).outcome).not.toHaveProperty('message');
  }
});
