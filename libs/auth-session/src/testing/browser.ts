import { memoryKeys } from '../limit/browser-key-store.ts';
import type { Platform } from '../platform.ts';

/** Minutes and days, in milliseconds. */
export const minute = 60_000;
export const day = 24 * 60 * minute;

/** One browser: its tabs share storage, locks and channels, and the test sets its clocks. */
export interface TestBrowser {
  values: Map<string, string>;
  /** The fault of storage. */
  storageFault: 'blocked' | 'full' | null;
  /** Advances both clocks. */
  pass: (milliseconds: number) => void;
  /** Moves the wall clock only. */
  jump: (milliseconds: number) => void;
  /** Opens a tab with the browser features of a session. */
  tab: () => TestTab;
}

export interface TestTab {
  platform: Platform;
  window: EventTarget;
  /** Closes the tab: it receives no events and releases its locks. */
  close: () => void;
}

type Grant = () => Promise<unknown>;

function createLocks() {
  const holders = new Map<string, Promise<unknown>>();
  return (closed: Promise<void>): NonNullable<Platform['locks']> => ({
    async request(name: string, ...rest: unknown[]) {
      const act = rest.at(-1) as Grant;
      const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
      const before = holders.get(name) ?? Promise.resolve();
      let letGo = (): void => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const mine = before.then(() => Promise.race([held, closed]));
      holders.set(name, mine);
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
      try {
        await Promise.race([before, aborted]);
        return await act();
      } finally {
        letGo();
      }
    },
  });
}

export function createBrowser(): TestBrowser {
  const values = new Map<string, string>();
  const tabs = new Set<EventTarget>();
  const channels = new Map<object, { name: string; hear: (event: { data: unknown }) => void }[]>();
  const getLocks = createLocks();
  let wall = Date.UTC(2026, 0, 10);
  let steady = 0;

  const browser: TestBrowser = {
    values,
    storageFault: null,
    pass(milliseconds) {
      wall += milliseconds;
      steady += milliseconds;
    },
    jump(milliseconds) {
      wall += milliseconds;
    },
    tab() {
      const window = new EventTarget();
      tabs.add(window);
      let close = (): void => {};
      const closed = new Promise<void>((resolve) => {
        close = resolve;
      });
      const fireStorage = (key: string | null, newValue: string | null): void => {
        for (const other of tabs) {
          if (other !== window)
            queueMicrotask(() => other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })));
        }
      };
      const broken = (): void => {
        if (browser.storageFault === 'blocked') throw new DOMException('denied', 'SecurityError');
      };
      const storage: Storage = {
        get length() {
          return values.size;
        },
        key: (index) => [...values.keys()][index] ?? null,
        clear() {
          values.clear();
          fireStorage(null, null);
        },
        getItem: (key) => values.get(key) ?? null,
        setItem(key, value) {
          if (browser.storageFault === 'full') throw new DOMException('full', 'QuotaExceededError');
          values.set(key, value);
          fireStorage(key, value);
        },
        removeItem(key) {
          if (values.delete(key)) fireStorage(key, null);
        },
      };
      channels.set(window, []);
      return {
        window,
        platform: {
          storage() {
            broken();
            return storage;
          },
          window,
          locks: getLocks(closed),
          channel: (name) => ({
            postMessage(data) {
              for (const [other, ears] of channels) {
                if (other === window) continue;
                for (const ear of ears) if (ear.name === name) queueMicrotask(() => ear.hear({ data }));
              }
            },
            addEventListener: (_, hear) => void channels.get(window)?.push({ name, hear }),
          }),
          now: () => wall,
          monotonic: () => steady,
          userAgent:
            'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
          keys: memoryKeys(),
          fetch,
        },
        close() {
          tabs.delete(window);
          channels.delete(window);
          close();
        },
      };
    },
  };
  return browser;
}
