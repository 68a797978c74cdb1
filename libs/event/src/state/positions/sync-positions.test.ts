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
const stopFunctions: (() => void)[] = [];

/** Creates a browser whose store is empty or has the stored text. */
async function createDevice(storedText = '') {
  vi.resetModules();
  localStorage.clear();
  if (storedText) localStorage.setItem('touchline.nordic.positions', storedText);
  const { positionStore } = await import('./position-store.ts');
  const { syncPositions } = await import('./sync-positions.ts');
  const start = () => {
    const stopSync = syncPositions(api, viewer);
    stopFunctions.push(stopSync);
    return stopSync;
  };
  return {
    store: positionStore,
    start,
    readStoredText: () => localStorage.getItem('touchline.nordic.positions') ?? '',
  };
}

const passSecond = () => vi.setSystemTime(Date.now() + 1000);
const createPosition = (seconds: number, durationSeconds = 5400) => ({ seconds, durationSeconds });
const fetchStored = async (): Promise<Record<string, number>> => {
  const { entries } = await api.call(getPositions, {});
  return Object.fromEntries(entries.map(({ video_id: video, seconds }) => [video, seconds]));
};
function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
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
  for (const stopSync of stopFunctions.splice(0)) stopSync();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('another device resumes at this device’s position', async () => {
  const phoneDevice = await createDevice();
  phoneDevice.start();
  phoneDevice.store.save(viewer, 'm1', createPosition(754));
  await vi.waitFor(async () => expect(await fetchStored()).toEqual({ m1: 754 }));

  const desktop = await createDevice();
  desktop.start();
  await vi.waitFor(() => expect(desktop.store.get(viewer, 'm1')).toMatchObject(createPosition(754)));
  // A visitor and other viewers of this browser do not get the viewer's position.
  expect([desktop.store.get(null, 'm1'), desktop.store.get('another', 'm1')]).toEqual([undefined, undefined]);
});

it('positions are sent at most once in thirty seconds, and the rest when the page is hidden', async () => {
  const phoneDevice = await createDevice();
  phoneDevice.start();
  phoneDevice.store.save(viewer, 'm1', createPosition(100));
  await vi.waitFor(async () => expect(await fetchStored()).toEqual({ m1: 100 }));
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  for (let second = 105; second <= 200; second += 5) phoneDevice.store.save(viewer, 'm1', createPosition(second));
  expect(fetchSpy).not.toHaveBeenCalled();
  setHidden(true);
  await vi.waitFor(async () => expect(await fetchStored()).toEqual({ m1: 200 }));
  const saveRequests = fetchSpy.mock.calls.map(([request]) => request).filter((request) => request instanceof Request);
  expect(saveRequests.filter(({ url, keepalive }) => url.endsWith('save_position') && keepalive)).toHaveLength(1);
  setHidden(false);
});

it('the newer position wins on both devices, and a video finished on another device is dropped', async () => {
  const phoneDevice = await createDevice();
  phoneDevice.store.save(viewer, 'older-here', createPosition(100));
  phoneDevice.store.save(viewer, 'ended-there', createPosition(100));
  phoneDevice.store.save('another', 'm9', createPosition(100));
  const positionsBefore = phoneDevice.readStoredText();

  const desktop = await createDevice();
  passSecond();
  desktop.store.save(viewer, 'older-here', createPosition(900));
  desktop.store.save(viewer, 'ended-there', createPosition(5400));
  desktop.start();
  await vi.waitFor(async () => expect(await fetchStored()).toEqual({ 'older-here': 900, 'ended-there': 5400 }));

  const reloadedDevice = await createDevice(positionsBefore);
  passSecond();
  reloadedDevice.store.save(viewer, 'newer-here', createPosition(300));
  reloadedDevice.start();
  await vi.waitFor(async () => expect(await fetchStored()).toMatchObject({ 'newer-here': 300 }));
  expect(reloadedDevice.store.get(viewer, 'older-here')).toMatchObject(createPosition(900));
  expect(reloadedDevice.store.get(viewer, 'ended-there')).toBeUndefined();
  expect(Object.keys(await fetchStored())).toHaveLength(3);
});

it('a position whose call failed is sent on the next visit', async () => {
  const phoneDevice = await createDevice();
  const stopSync = phoneDevice.start();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  phoneDevice.store.save(viewer, 'm1', createPosition(100));
  setHidden(true);
  setHidden(false);
  stopSync();
  vi.restoreAllMocks();
  const reloadedDevice = await createDevice(phoneDevice.readStoredText());
  reloadedDevice.start();
  await vi.waitFor(async () => expect(await fetchStored()).toEqual({ m1: 100 }));
});
