// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPayload } from './payload.ts';

const found = { data: { outcome: { kind: 'page' } }, queries: [] };
const busy = () => new Response('Busy', { status: 503, headers: { 'retry-after': '2' } });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = '<div id="root" data-busy="Trying again."></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

test('a payload is requested again from a busy edge after its Retry-After and a random delay', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(Response.json(found));
  const state = fetchPayload(new URL('https://tv.example/one/'));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(fetched).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await state).toEqual(found);
  expect(document.getElementById('root')?.dataset['busy']).toBeUndefined();
});

test('the page asks the API when the edge stays busy', async () => {
  fetched.mockImplementation(async () => busy());
  const state = fetchPayload(new URL('https://tv.example/two/'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await state).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('the page asks the API at once when a busy edge answers after the document was rendered', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  fetched.mockImplementation(async () => busy());
  expect(await fetchPayload(new URL('https://tv.example/three/'))).toBeNull();
  expect(fetched).toHaveBeenCalledOnce();
});
