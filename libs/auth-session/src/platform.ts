import type { KeyStore } from './limit/key-store.ts';

/** What a session needs of the browser; each part may be missing or broken. */
export interface Platform {
  /** Throws where the browser blocks it. */
  storage: () => Storage;
  /** Hears `storage` and `pageshow`; null where there is none. */
  window: Pick<EventTarget, 'addEventListener'> | null;
  /** Web Locks: one refresh for all tabs. */
  locks: Pick<LockManager, 'request'> | null;
  /** Opens the channel between this site's tabs; null where there is none. */
  channel: (name: string) => TabChannel | null;
  /** Milliseconds since 1970; may be wrong and may jump. */
  now: () => number;
  /** Milliseconds since some moment; never jumps, but may stand still while the machine sleeps. */
  monotonic: () => number;
  userAgent: string;
  /** Keys of sealed limit payloads; IndexedDB where left out. */
  keys: KeyStore | null;
  /** For what is loaded from providers. */
  fetch: typeof globalThis.fetch;
}

/** The part of BroadcastChannel that tabs talk through. */
export interface TabChannel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
}

/** The browser's own, with what stands in for it. */
export function browserPlatform(given: Partial<Platform> = {}): Platform {
  return {
    storage: () => localStorage,
    window: globalThis.window ?? null,
    // Absent in insecure contexts.
    locks: 'locks' in navigator ? navigator.locks : null,
    channel: (name) => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null),
    now: () => Date.now(),
    monotonic: () => performance.now(),
    userAgent: navigator.userAgent,
    keys: null,
    fetch: (...call) => fetch(...call),
    ...given,
  };
}
