import type { KeyStore } from './limit/key-store.ts';

/** What a session needs of the browser; each part may be missing or broken. */
export interface Platform {
  /** Throws where the browser blocks it. */
  storage: () => Storage;
  /** Web Locks: one refresh for all tabs. */
  locks: Pick<LockManager, 'request'> | null;
  /** Opens the channel between this site's tabs; null where there are none. */
  channel: (name: string) => TabChannel | null;
  /** Hears `storage` and `pageshow`. */
  window: EventTarget | null;
  /** Milliseconds since 1970; may be wrong and may jump. */
  now: () => number;
  /** Milliseconds since some moment; never jumps, but may stand still while the machine sleeps. */
  monotonic: () => number;
  wait: (milliseconds: number) => Promise<void>;
  userAgent: string;
  keys: KeyStore;
}

/** The part of BroadcastChannel that tabs talk through. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}
