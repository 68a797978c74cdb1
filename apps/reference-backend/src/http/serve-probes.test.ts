import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { testBackend } from '../testing/test-backend.ts';
import { serveProbes } from './serve-probes.ts';

test('both probes get 200 if the database answers', async () => {
  const { app } = await testBackend();
  const answers = await Promise.all(['/livez', '/readyz'].map((path) => app.request(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('/livez gets 200 and /readyz 503 if the database %s', async (_what, execute) => {
  const app = new Hono();
  serveProbes(app, { execute }, 5);
  const response = await app.request('/readyz');
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
    503,
    '2',
    'the database gives no answer\n',
  ]);
  expect((await app.request('/livez')).status).toBe(200);
});
