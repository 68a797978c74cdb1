import { createMemoryKeys } from '../limit/browser-key-store.ts';
import type { Platform } from '../platform.ts';

/** Minutes and days, in milliseconds. */
export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** One browser: its tabs share storage, locks and channels, and the test sets its clocks. */
export interface TestBrowser {
  values: Map<string, string>;
  /** The fault that the browser's storage has. */
  storageFault: 'blocked' | 'full' | null;
  /** Advances both clocks. */
  advanceClock: (milliseconds: number) => void;
  /** Moves the wall clock only. */
  jumpClock: (milliseconds: number) => void;
  /** Opens a tab with the browser features of a session. */
  openTab: () => TestTab;
}

export interface TestTab {
  platform: Platform;
  window: EventTarget;
  /** Closes the tab: it receives no events and releases its locks. */
  close: () => void;
}

type GrantTask = () => Promise<unknown>;

function createLocks() {
  const lockHolders = new Map<string, Promise<unknown>>();
  return (closedPromise: Promise<void>): NonNullable<Platform['locks']> => ({
    async request(name: string, ...rest: unknown[]) {
      const action = rest.at(-1) as GrantTask;
      const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
      const previousHolder = lockHolders.get(name) ?? Promise.resolve();
      let releaseLock = (): void => {};
      const releasePromise = new Promise<void>((resolve) => {
        releaseLock = resolve;
      });
      const lockPromise = previousHolder.then(() => Promise.race([releasePromise, closedPromise]));
      lockHolders.set(name, lockPromise);
      const abortPromise = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
      try {
        await Promise.race([previousHolder, abortPromise]);
        return await action();
      } finally {
        releaseLock();
      }
    },
  });
}

export function createBrowser(): TestBrowser {
  const values = new Map<string, string>();
  const openTabs = new Set<EventTarget>();
  const channels = new Map<object, { name: string; onMessage: (event: { data: unknown }) => void }[]>();
  const getLocks = createLocks();
  let wallMs = Date.UTC(2026, 0, 10);
  let monotonicMs = 0;

  const browser: TestBrowser = {
    values,
    storageFault: null,
    advanceClock(milliseconds) {
      wallMs += milliseconds;
      monotonicMs += milliseconds;
    },
    jumpClock(milliseconds) {
      wallMs += milliseconds;
    },
    openTab() {
      const window = new EventTarget();
      openTabs.add(window);
      let close = (): void => {};
      const closedPromise = new Promise<void>((resolve) => {
        close = resolve;
      });
      const dispatchStorageEvent = (key: string | null, newValue: string | null): void => {
        for (const otherTab of openTabs) {
          if (otherTab !== window)
            queueMicrotask(() => otherTab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })));
        }
      };
      const throwIfBlocked = (): void => {
        if (browser.storageFault === 'blocked') throw new DOMException('denied', 'SecurityError');
      };
      const storage: Storage = {
        get length() {
          return values.size;
        },
        key: (index) => [...values.keys()][index] ?? null,
        clear() {
          values.clear();
          dispatchStorageEvent(null, null);
        },
        getItem: (key) => values.get(key) ?? null,
        setItem(key, value) {
          if (browser.storageFault === 'full') throw new DOMException('full', 'QuotaExceededError');
          values.set(key, value);
          dispatchStorageEvent(key, value);
        },
        removeItem(key) {
          if (values.delete(key)) dispatchStorageEvent(key, null);
        },
      };
      channels.set(window, []);
      return {
        window,
        platform: {
          storage() {
            throwIfBlocked();
            return storage;
          },
          window,
          locks: getLocks(closedPromise),
          channel: (name) => ({
            postMessage(data) {
              for (const [channelKey, listeners] of channels) {
                if (channelKey === window) continue;
                for (const listener of listeners)
                  if (listener.name === name) queueMicrotask(() => listener.onMessage({ data }));
              }
            },
            addEventListener: (_, onMessage) => void channels.get(window)?.push({ name, onMessage }),
          }),
          now: () => wallMs,
          monotonic: () => monotonicMs,
          userAgent:
            'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
          keys: createMemoryKeys(),
          fetch,
        },
        close() {
          openTabs.delete(window);
          channels.delete(window);
          close();
        },
      };
    },
  };
  return browser;
}
