import type { KeyStore } from './limit/key-store.ts';
import { getBrowserStorage } from './stored-keys.ts';

/** The browser features that a session uses; each may be missing or broken. */
export interface Platform {
  /** Throws if the browser blocks storage. */
  storage: () => Storage;
  /** Dispatches `storage` and `pageshow`; null without a window. */
  window: Pick<EventTarget, 'addEventListener'> | null;
  /** Web Locks: one refresh for all tabs. */
  locks: Pick<LockManager, 'request'> | null;
  /** Opens the channel between this site's tabs; null without channels. */
  channel: (name: string) => TabChannel | null;
  /** Milliseconds since 1970. The clock may be wrong and may jump. */
  now: () => number;
  /** Milliseconds since a fixed moment. The clock never jumps, but may stop while the machine sleeps. */
  monotonic: () => number;
  userAgent: string;
  /** Keys of sealed limit payloads; IndexedDB by default. */
  keys: KeyStore | null;
  /** Sends the calls to a provider that exchange a code for a token. */
  fetch: typeof globalThis.fetch;
}

/** The part of BroadcastChannel that the session uses. */
export interface TabChannel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
}

/** The browser's own features, with the given replacements. */
export function createBrowserPlatform(overrides: Partial<Platform> = {}): Platform {
  return {
    storage: getBrowserStorage,
    window: globalThis.window ?? null,
    // Missing without https.
    locks: 'locks' in navigator ? navigator.locks : null,
    channel: (name) => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null),
    now: () => Date.now(),
    monotonic: () => performance.now(),
    userAgent: navigator.userAgent,
    keys: null,
    fetch: (...call) => fetch(...call),
    ...overrides,
  };
}
