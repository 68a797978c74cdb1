// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPayload } from './payload.ts';

const foundState = { data: { outcome: { kind: 'page' } }, queries: [] };
const createBusyResponse = () => new Response('Busy', { status: 503, headers: { 'retry-after': '2' } });
const fetchSpy = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchSpy);
  document.body.innerHTML = '<div id="root" data-busy="Trying again."></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchSpy.mockReset();
});

test('a payload is requested again from a busy edge after its Retry-After and a random delay', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  fetchSpy.mockResolvedValueOnce(createBusyResponse()).mockResolvedValueOnce(Response.json(foundState));
  const state = fetchPayload(new URL('https://tv.example/one/'));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(fetchSpy).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await state).toEqual(foundState);
  expect(document.getElementById('root')?.dataset['busy']).toBeUndefined();
});

test('the page asks the API when the edge stays busy', async () => {
  fetchSpy.mockImplementation(async () => createBusyResponse());
  const state = fetchPayload(new URL('https://tv.example/two/'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await state).toBeNull();
  expect(fetchSpy).toHaveBeenCalledTimes(3);
});

test('the page asks the API at once when the edge is busy but rendered the document', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  fetchSpy.mockImplementation(async () => createBusyResponse());
  expect(await fetchPayload(new URL('https://tv.example/three/'))).toBeNull();
  expect(fetchSpy).toHaveBeenCalledOnce();
});
