import { listEvents } from '@touchline/contract';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSession } from '../accounts/sessions.ts';
import { testBackend } from '../testing/test-backend.ts';
import { AnswerCache } from './answer-cache.ts';
import { answerFailures, serve } from './serve.ts';

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await testBackend()).app.request(path, { headers });

test.each([
  ['{', 'not JSON'],
  ['{"page":-1}', 'a page before the first'],
  ['{"sort":"price"}', 'a field that cannot be sorted by'],
  ['{"filters":{"status":"lost"}}', 'a status that does not exist'],
])('the invalid body %s gets 400', async (body) => {
  const { app } = await testBackend();
  const response = await app.request('/api/event/list', { method: 'POST', body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: 'invalid_request',
    message: expect.any(String),
    messageErrorCode: 'invalid_request',
  });
});

test('a missing object and an unknown call get 404 with a code', async () => {
  for (const path of ['/api/team/get_by_id/id/nobody', '/api/who/knows']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'not_found', messageErrorCode: 'not_found' });
  }
});

test('an invalid token gets 401 on a call with optional sign-in', async () => {
  const response = await get('/api/event/grouped_sport_count', { 'x-authorization': 'Bearer stale' });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: 'unauthorized' });
});

test('a call gets 401 if its account is deleted during the call', async () => {
  const { accounts } = await testBackend();
  const app = new Hono();
  answerFailures(app);
  app.get('/', async () => Response.json(await startSession(accounts, { userId: 'gone', restricted: false })));
  expect((await app.request('/')).status).toBe(401);
});

test('an invalid token is ignored on a call without sign-in', async () => {
  expect((await get('/api/portal/page/faq', { 'x-authorization': 'Bearer stale' })).status).toBe(200);
});

test('a visitor’s repeated list comes from the cache', async () => {
  const app = new Hono();
  const parts = {
    app,
    cache: new AnswerCache(() => 0),
    authenticate: async () => 'unauthorized' as const,
    getSource: () => 'a',
  };
  const list = vi.fn(async () => ({ entries: [] }));
  serve(parts, listEvents, list);
  const answer = async (size: number) =>
    (await app.request('/api/event/list', { method: 'POST', body: JSON.stringify({ size }) })).text();
  const firstAnswer = await answer(10);
  expect(await answer(10)).toBe(firstAnswer);
  expect(list).toHaveBeenCalledOnce();
  await answer(11);
  expect(list).toHaveBeenCalledTimes(2);
});

test('a statement beyond its time limit gets 503', async () => {
  const app = new Hono();
  answerFailures(app);
  const timeoutError = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  app.get('/', () => Promise.reject(new Error('Failed query', { cause: timeoutError })));
  const response = await app.request('/');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.json()).toMatchObject({ error: 'service_unavailable' });
});

test('a repeated fault is logged once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const app = new Hono();
  answerFailures(app);
  app.get('/:what', ({ req }) => Promise.reject(new Error(`no ${req.param('what')}`)));
  for (const path of ['/power', '/power', '/water', '/power']) expect((await app.request(path)).status).toBe(500);
  const lines = ['no power', 'no water'].map((message) => [expect.stringMatching(`^Error: ${message}\n`)]);
  expect(log.mock.calls).toEqual(lines);
});
