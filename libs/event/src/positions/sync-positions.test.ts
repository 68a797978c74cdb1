import { type Api, createApi } from '@touchline/api-client';
import { getPositions, registerUser } from '@touchline/contract';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

let api: Api;
let viewer = '';
const stops: (() => void)[] = [];

/** A browser with an empty store, or with a stored one. */
async function device(stored = '') {
  vi.resetModules();
  localStorage.clear();
  if (stored) localStorage.setItem('touchline.nordic.positions', stored);
  const { positionStore } = await import('./position-store.ts');
  const { syncPositions } = await import('./sync-positions.ts');
  const begin = () => {
    const stop = syncPositions(api, viewer);
    stops.push(stop);
    return stop;
  };
  return { store: positionStore, begin, stored: () => localStorage.getItem('touchline.nordic.positions') ?? '' };
}

const later = () => vi.setSystemTime(Date.now() + 1000);
const place = (seconds: number, duration = 5400) => ({ seconds, duration });
const there = async (): Promise<Record<string, number>> => {
  const { entries } = await api.call(getPositions, {});
  return Object.fromEntries(entries.map(({ video_id: video, seconds }) => [video, seconds]));
};
function show(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  // The server replaces future times by its own time, so the test's clock is behind.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  document.documentElement.dataset['site'] = 'nordic';
  let token: string | null = null;
  const auth = { token: () => Promise.resolve(token), refresh: () => Promise.resolve(null) };
  api = createApi({ baseUrl: inject('backendUrl'), auth });
  const body = { password: 'correct horse 9', displayName: 'Vera Lind', terms: true, strategy: 'refresh' } as const;
  const email = `positions-${Date.now()}-${Math.random()}@example.com`;
  const { tokenData, profile } = await api.call(registerUser, { body: { ...body, email } });
  token = tokenData.access_token;
  viewer = profile.id;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('another device resumes at this device’s position', async () => {
  const phone = await device();
  phone.begin();
  phone.store.keep(viewer, 'm1', place(754));
  await vi.waitFor(async () => expect(await there()).toEqual({ m1: 754 }));

  const desktop = await device();
  desktop.begin();
  await vi.waitFor(() => expect(desktop.store.get(viewer, 'm1')).toMatchObject(place(754)));
  // Other viewers of the browser have no such position.
  expect([desktop.store.get(null, 'm1'), desktop.store.get('another', 'm1')]).toEqual([undefined, undefined]);
});

it('sends at most one call in thirty seconds, and the rest when the page is hidden', async () => {
  const phone = await device();
  phone.begin();
  phone.store.keep(viewer, 'm1', place(100));
  await vi.waitFor(async () => expect(await there()).toEqual({ m1: 100 }));
  const sent = vi.spyOn(globalThis, 'fetch');
  for (let second = 105; second <= 200; second += 5) phone.store.keep(viewer, 'm1', place(second));
  expect(sent).not.toHaveBeenCalled();
  show(true);
  await vi.waitFor(async () => expect(await there()).toEqual({ m1: 200 }));
  const saves = sent.mock.calls.map(([request]) => request).filter((one) => one instanceof Request);
  expect(saves.filter(({ url, keepalive }) => url.endsWith('save_position') && keepalive)).toHaveLength(1);
  show(false);
});

it('the newer position wins on both devices, and a video finished on another device is dropped', async () => {
  const phone = await device();
  phone.store.keep(viewer, 'older-here', place(100));
  phone.store.keep(viewer, 'ended-there', place(100));
  phone.store.keep('another', 'm9', place(100));
  const before = phone.stored();

  const desktop = await device();
  later();
  desktop.store.keep(viewer, 'older-here', place(900));
  desktop.store.keep(viewer, 'ended-there', place(5400));
  desktop.begin();
  await vi.waitFor(async () => expect(await there()).toEqual({ 'older-here': 900, 'ended-there': 5400 }));

  const again = await device(before);
  later();
  again.store.keep(viewer, 'newer-here', place(300));
  again.begin();
  await vi.waitFor(async () => expect(await there()).toMatchObject({ 'newer-here': 300 }));
  expect(again.store.get(viewer, 'older-here')).toMatchObject(place(900));
  expect(again.store.get(viewer, 'ended-there')).toBeUndefined();
  expect(Object.keys(await there())).toHaveLength(3);
});

it('sends a position on the next visit if its call failed', async () => {
  const phone = await device();
  const stop = phone.begin();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  phone.store.keep(viewer, 'm1', place(100));
  show(true);
  show(false);
  stop();
  vi.restoreAllMocks();
  const again = await device(phone.stored());
  again.begin();
  await vi.waitFor(async () => expect(await there()).toEqual({ m1: 100 }));
});
