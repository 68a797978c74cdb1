import { markRoot, pageKey } from '@touchline/feature-kit/marks';

/**
 * Where the choice is kept: `{"v":1}` while it is on, nothing while it is off. The head's script looks whether it is there, before
 * the first paint, and marks the document, so that styles hide the server's digits before the page is alive.
 */
const spoilerFreeKey = (): string => pageKey('spoiler-free');

const version = 1;
const listeners = new Set<() => void>();
let on: boolean | undefined;

function read(): boolean {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(spoilerFreeKey()) ?? 'null');
    return typeof raw === 'object' && raw !== null && 'v' in raw && raw.v === version;
  } catch {
    // No storage, or something else wrote there: the default stands.
    return false;
  }
}

function announce(): void {
  markRoot('spoilerFree', on === true);
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  if (key !== spoilerFreeKey() && key !== null) return;
  on = read();
  announce();
}

/** The viewer's wish to see no scores: off by default, kept in this browser, the same in all its tabs. */
export const spoilerStore = {
  get: (): boolean => (on ??= read()),
  set(next: boolean): void {
    on = next;
    try {
      if (next) localStorage.setItem(spoilerFreeKey(), JSON.stringify({ v: version }));
      else localStorage.removeItem(spoilerFreeKey());
    } catch {
      // Storage is full or forbidden: the wish holds for this visit.
    }
    announce();
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener('storage', onStorage);
      // The head's script takes whatever is stored for the choice: what somebody else wrote there would hide scores that nobody can ask for.
      markRoot('spoilerFree', spoilerStore.get());
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
};
