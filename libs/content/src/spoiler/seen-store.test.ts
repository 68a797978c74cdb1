import { beforeEach, expect, it, vi } from 'vitest';

// A new module per test, because the store keeps its data until the page is left.
const loadFreshStore = async () => {
  vi.resetModules();
  return (await import('./seen-store.ts')).seenStore;
};
const key = 'touchline.nordic.seen';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
});

it('the watched seconds and the revealed matches are stored for later visits', async () => {
  const store = await loadFreshStore();
  store.recordOpened('one');
  store.recordWatched('one', 95.7);
  store.recordWatched('one', 40);
  store.markRevealed('two');
  const reloadedStore = await loadFreshStore();
  expect(reloadedStore.get('one')).toEqual({ seconds: 95, isRevealed: false });
  expect(reloadedStore.get('two')).toEqual({ seconds: 0, isRevealed: true });
  expect([...reloadedStore.getAll().keys()]).toEqual(['one', 'two']);
});

it('the watched seconds are written to storage once per ten seconds of playback', async () => {
  const store = await loadFreshStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  for (let second = 0; second < 30; second += 1) store.recordWatched('one', second);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

it('when there are more than three hundred matches, the one that was opened longest ago is deleted', async () => {
  const store = await loadFreshStore();
  for (let matchIndex = 0; matchIndex < 305; matchIndex += 1) store.recordOpened(`m${matchIndex}`);
  expect(store.getAll().size).toBe(300);
  expect(store.get('m4')).toBeUndefined();
  expect(store.get('m304')).toBeDefined();
});

it('a change keeps an entry that another tab has written', async () => {
  const store = await loadFreshStore();
  store.recordOpened('mine');
  localStorage.setItem(key, '{"v":1,"seen":[["mine",0,0],["theirs",20,1]]}');
  store.markRevealed('mine');
  expect(store.get('theirs')).toEqual({ seconds: 20, isRevealed: true });
});

it.each(['yes', '[]', '{"v":2,"seen":[["a",1,1]]}', '{"v":1,"seen":[["a","1",1],[7,1,1],["b",1,2],null]}'])(
  'an invalid stored value (%s) counts as an empty store',
  async (storedText) => {
    localStorage.setItem(key, storedText);
    expect((await loadFreshStore()).getAll().size).toBe(0);
  },
);

it('the id `__proto__` is stored like any other id', async () => {
  const store = await loadFreshStore();
  store.markRevealed('__proto__');
  expect((await loadFreshStore()).get('__proto__')).toEqual({ seconds: 0, isRevealed: true });
  expect((await loadFreshStore()).get('constructor')).toBeUndefined();
});
