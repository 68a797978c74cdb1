import { PortalError } from '@touchline/contract';
import type { PageContext } from '@touchline/feature-kit';
import { expect, test } from 'vitest';
import { loadPage } from './load-page.ts';

// A page under test reads nothing else of its context.
const context = { texts: () => (key: string) => key } as unknown as PageContext;
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
