import { markRoot, pageKey } from '@touchline/feature-kit/marks';

/**
 * The storage key of the choice: `{"v":1}` while it is on, absent while it is off. The head's script marks the document for this key before
 * the first paint, so that styles hide digits until hydration.
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
    // Storage is blocked or holds a foreign value: the default applies.
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

/** The viewer's choice to hide scores: off by default, kept in this browser, the same in all its tabs. */
export const spoilerStore = {
  get: (): boolean => (on ??= read()),
  set(next: boolean): void {
    on = next;
    try {
      if (next) localStorage.setItem(spoilerFreeKey(), JSON.stringify({ v: version }));
      else localStorage.removeItem(spoilerFreeKey());
    } catch {
      // Storage is full or forbidden: the choice holds for this visit.
    }
    announce();
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener('storage', onStorage);
      // The head's script accepts any stored value. A foreign value would hide scores without a button to show them, so the mark is set again here.
      markRoot('spoilerFree', spoilerStore.get());
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
};
