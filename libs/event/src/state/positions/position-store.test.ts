import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// A new module per test, because the store keeps its state until the page is left.
const loadFreshStore = async () => {
  vi.resetModules();
  return (await import('./position-store.ts')).positionStore;
};
const key = 'touchline.nordic.positions';
const createPosition = (seconds: number, durationSeconds = 5400) => ({ seconds, durationSeconds });
const dayMs = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 1, 14) });
  localStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
});
afterEach(() => void vi.useRealTimers());

it('returns a video’s stored position after a reload', async () => {
  (await loadFreshStore()).save('ann', 'm1', createPosition(754.6));
  expect((await loadFreshStore()).get('ann', 'm1')).toMatchObject(createPosition(754));
});

it('the positions of each viewer of a browser are stored apart', async () => {
  const store = await loadFreshStore();
  store.save('ann', 'm1', createPosition(754));
  store.save(null, 'm2', createPosition(60));
  expect([store.get('bob', 'm1'), store.get(null, 'm1'), store.get('ann', 'm2')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([
    store.getAnyViewersSeconds('m1'),
    store.getAnyViewersSeconds('m2'),
    store.getAnyViewersSeconds('m3'),
  ]).toEqual([754, 60, undefined]);
  // Both pairs of ids give the same text when they are joined.
  store.save('a', 'bc', createPosition(100));
  expect(store.get('ab', 'c')).toBeUndefined();
});

it('a video’s position is written to storage once in five seconds of playback', async () => {
  const store = await loadFreshStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  for (let second = 100; second < 115; second += 0.25) store.save(null, 'm1', createPosition(second));
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
});

it('the position of a finished video is deleted, and any position after half a year', async () => {
  const store = await loadFreshStore();
  store.save('ann', 'm1', createPosition(100));
  store.save('ann', 'm2', createPosition(100));
  store.save('ann', 'm2', createPosition(5400));
  store.save('ann', 'm3', createPosition(100));
  store.startOver('ann', 'm3');
  const laterStore = await loadFreshStore();
  expect([
    laterStore.get('ann', 'm2'),
    laterStore.get('ann', 'm3'),
    laterStore.getAnyViewersSeconds('m2'),
    laterStore.getAnyViewersSeconds('m3'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
  vi.advanceTimersByTime(179 * dayMs);
  expect((await loadFreshStore()).get('ann', 'm1')).toBeDefined();
  vi.advanceTimersByTime(2 * dayMs);
  expect((await loadFreshStore()).get('ann', 'm1')).toBeUndefined();
});

it('only the latest two hundred positions are stored', async () => {
  const store = await loadFreshStore();
  for (let videoIndex = 0; videoIndex < 205; videoIndex += 1) store.save('ann', `m${videoIndex}`, createPosition(100));
  expect([store.get('ann', 'm4'), store.get('ann', 'm204')]).toEqual([undefined, expect.anything()]);
  expect(JSON.parse(localStorage.getItem(key) ?? '').list).toHaveLength(200);
});

it('a change keeps the positions that another tab has written', async () => {
  const store = await loadFreshStore();
  store.save(null, 'mine', createPosition(100));
  localStorage.setItem(key, JSON.stringify({ v: 1, list: [['', 'theirs', 60, 600, Date.now()]] }));
  store.save(null, 'mine', createPosition(200));
  expect(store.get(null, 'theirs')).toMatchObject(createPosition(60, 600));
});

it('the positions of another tab are read even while no component subscribes', async () => {
  const store = await loadFreshStore();
  expect(store.getAnyViewersSeconds('theirs')).toBeUndefined();
  localStorage.setItem(key, JSON.stringify({ v: 1, list: [['', 'theirs', 60, 600, Date.now()]] }));
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(store.getAnyViewersSeconds('theirs')).toBe(60);
});

it.each([
  'yes',
  '[]',
  '{"v":2,"list":[["","m1",60,600,9999999999999]]}',
  '{"v":1,"list":[["","m1","60",600,9999999999999],["",7,60,600,9999999999999],["","m1",-1,600,9999999999999],["","m1",700,600,9999999999999],["","m1",60,600],null]}',
])('a stored value of %s is ignored', async (storedText) => {
  localStorage.setItem(key, storedText);
  expect((await loadFreshStore()).getAnyViewersSeconds('m1')).toBeUndefined();
});
