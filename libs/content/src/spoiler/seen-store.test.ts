import { beforeEach, expect, it, vi } from 'vitest';

// A new module per test, because the store keeps its data until the page is left.
const fresh = async () => {
  vi.resetModules();
  return (await import('./seen-store.ts')).seenStore;
};
const key = 'touchline.nordic.seen';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
});

it('keeps the watched seconds and the revealed matches after a reload', async () => {
  const store = await fresh();
  store.opened('one');
  store.watched('one', 95.7);
  store.watched('one', 40);
  store.tell('two');
  const again = await fresh();
  expect(again.get('one')).toEqual({ seconds: 95, told: false });
  expect(again.get('two')).toEqual({ seconds: 0, told: true });
  expect([...again.all().keys()]).toEqual(['one', 'two']);
});

it('writes once per ten seconds of playback', async () => {
  const store = await fresh();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  for (let second = 0; second < 30; second += 1) store.watched('one', second);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

it('the store drops the match opened longest ago when it has more than three hundred', async () => {
  const store = await fresh();
  for (let match = 0; match < 305; match += 1) store.opened(`m${match}`);
  expect(store.all().size).toBe(300);
  expect(store.get('m4')).toBeUndefined();
  expect(store.get('m304')).toBeDefined();
});

it('keeps an entry that another tab has written in the meantime', async () => {
  const store = await fresh();
  store.opened('mine');
  localStorage.setItem(key, '{"v":1,"seen":[["mine",0,0],["theirs",20,1]]}');
  store.tell('mine');
  expect(store.get('theirs')).toEqual({ seconds: 20, told: true });
});

it.each(['yes', '[]', '{"v":2,"seen":[["a",1,1]]}', '{"v":1,"seen":[["a","1",1],[7,1,1],["b",1,2],null]}'])(
  'the store is empty after a stored %s',
  async (stored) => {
    localStorage.setItem(key, stored);
    expect((await fresh()).all().size).toBe(0);
  },
);

it('stores the id `__proto__` like any other', async () => {
  const store = await fresh();
  store.tell('__proto__');
  expect((await fresh()).get('__proto__')).toEqual({ seconds: 0, told: true });
  expect((await fresh()).get('constructor')).toBeUndefined();
});
