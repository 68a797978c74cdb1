import { afterEach, expect, test, vi } from 'vitest';
import { Hono } from 'hono';
import { getEvent } from '@touchline/contract';
import { call, post, testBackend } from '../testing/test-backend.ts';

const path = '/api/event/grouped_sport_count';
const get = async (address = path, signal?: AbortSignal) =>
  (await testBackend()).app.request(address, signal ? { signal } : {});

afterEach(async () => {
  vi.useRealTimers();
  await (await testBackend()).app.request('/__faults', { method: 'DELETE' });
});

test('a status fault affects `times` calls, with Retry-After, and then ends', async () => {
  await post('/__faults', { match: path, kind: 'status', status: 503, times: 1, retryAfter: 2 });
  const faultedAnswer = await get();
  expect([faultedAnswer.status, faultedAnswer.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await get()).status).toBe(200);
});

test('a fault affects only paths that match its prefix or regular expression', async () => {
  await post('/__faults', { match: '/\\/api\\/portal\\/page\\/(faq|terms)/', kind: 'status' });
  expect((await get('/api/portal/page/faq')).status).toBe(500);
  expect((await get('/api/portal/page/about')).status).toBe(200);
});

test('a garbage fault answers with HTML and status 200', async () => {
  await post('/__faults', { match: path, kind: 'garbage' });
  const response = await get();
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^<!doctype html>/);
});

test('a cut fault breaks off half-way through the body', async () => {
  await post('/__faults', { match: path, kind: 'cut' });
  await expect((await get()).text()).rejects.toThrow('cut on purpose');
});

test('a delay fault delays the answer', async () => {
  await post('/__faults', { match: path, kind: 'delay', delayMs: 120 });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const onAnswer = vi.fn();
  const delayedAnswer = get().finally(onAnswer);
  await vi.advanceTimersByTimeAsync(119);
  // Other calls are not delayed.
  await get('/api/portal/page/faq');
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await delayedAnswer).status).toBe(200);
});

test('a freeze fault leaves the call without an answer', async () => {
  await post('/__faults', { match: path, kind: 'freeze' });
  const client = new AbortController();
  const onAnswer = vi.fn();
  const frozenRequest = get(path, client.signal).finally(onAnswer);
  for (let attemptIndex = 0; attemptIndex < 5; attemptIndex += 1) await get('/api/portal/page/faq');
  expect(onAnswer).not.toHaveBeenCalled();
  client.abort();
  expect((await frozenRequest).status).toBe(499);
});

test('during a standstill fault a live playlist does not change', async () => {
  const event = await call(getEvent, { params: { id: 'nil-one' } });
  const masterPlaylist = await (await get(event.source?.hd)).text();
  const variant = masterPlaylist.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? '';
  const playlist = new URL(variant, `http://host${event.source?.hd}`);
  const readPlaylist = async () => (await get(playlist.pathname + playlist.search)).text();
  await post('/__faults', { match: playlist.pathname, kind: 'standstill' });
  const firstText = await readPlaylist();
  expect(firstText).toContain('#EXTINF');
  await post('/__world', { pass: 5 });
  expect(await readPlaylist()).toBe(firstText);
  await (await testBackend()).app.request('/__faults', { method: 'DELETE' });
  expect(await readPlaylist()).not.toBe(firstText);
});

test('an invalid fault is refused, and a server without the option answers 404', async () => {
  expect((await post('/__faults', { match: '', kind: 'explode' })).status).toBe(400);
  expect((await new Hono().request('/__faults', { method: 'POST' })).status).toBe(404);
});
