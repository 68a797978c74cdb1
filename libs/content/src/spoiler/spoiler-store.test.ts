import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// A new module per test, because the store keeps its data until the page is left.
const loadFreshStore = async () => {
  vi.resetModules();
  return (await import('./spoiler-store.ts')).spoilerStore;
};
const key = 'touchline.nordic.spoiler-free';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
});
afterEach(() => vi.restoreAllMocks());

describe('the spoiler-free choice', () => {
  it('the spoiler-free choice is off by default, and stays on for later visits', async () => {
    const store = await loadFreshStore();
    expect(store.get()).toBe(false);
    store.set(true);
    expect(localStorage.getItem(key)).toBe('{"v":1}');
    expect((await loadFreshStore()).get()).toBe(true);
  });

  it('the spoiler-free choice sets the document flag while spoilers are hidden, and then removes the flag and the storage key', async () => {
    const store = await loadFreshStore();
    store.set(true);
    expect(document.documentElement.hasAttribute('data-spoiler-free')).toBe(true);
    store.set(false);
    expect(document.documentElement.hasAttribute('data-spoiler-free')).toBe(false);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each(['yes', '{"v":2}', '[]', 'null'])('the spoiler-free choice is off for a stored %s', async (storedText) => {
    localStorage.setItem(key, storedText);
    expect((await loadFreshStore()).get()).toBe(false);
  });

  it.each([
    ['{"v":2}', false],
    ['{"v":1}', true],
  ])(
    'the head’s document flag is removed for an invalid stored choice, and stays for a valid choice: %s',
    async (storedText, isFlagged) => {
      localStorage.setItem(key, storedText);
      document.documentElement.dataset['spoilerFree'] = '';
      const unsubscribe = (await loadFreshStore()).subscribe(() => undefined);
      expect(document.documentElement.hasAttribute('data-spoiler-free')).toBe(isFlagged);
      unsubscribe();
    },
  );

  it('the spoiler-free choice applies until the page is left if storage throws', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = await loadFreshStore();
    store.set(true);
    expect(store.get()).toBe(true);
  });

  it('a choice in another tab changes the spoiler-free choice of this tab', async () => {
    const store = await loadFreshStore();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    localStorage.setItem(key, '{"v":1}');
    dispatchEvent(new StorageEvent('storage', { key }));
    expect([store.get(), listener.mock.calls.length]).toEqual([true, 1]);
    unsubscribe();
  });
});
