import { useSyncExternalStore } from 'react';
import { pageKey } from '../document/marks.ts';

/** A value in this browser's storage. In the browser only, except for `use`. */
export interface StoredValue<T> {
  /** Returns the same object until the value changes. */
  get: () => T;
  /** @returns false if storage has refused the value: it then lasts as long as the page */
  set: (value: T) => boolean;
  /** Changes the current value in storage, because another tab may have written it. */
  update: (change: (previousValue: T) => T) => boolean;
  /**
   * Calls the listener after each change, also in another tab.
   * @returns a function that removes it
   */
  subscribe: (listener: () => void) => () => void;
  /** The value in a component; `empty` on the server and during hydration. */
  use: () => T;
}

export interface StoredValueOptions<T> {
  /** Part of its key, which also contains the customer's id. */
  name: string;
  /** The value ends with the `tab`, or all tabs of the `browser` share it. */
  scope: 'tab' | 'browser';
  /**
   * Reads stored JSON, or a text that is not JSON. An error and undefined mean `empty`.
   * @param stored of any shape: other code may have written it
   */
  parse: (stored: unknown) => T | undefined;
  /** The value of empty storage. `storedValue` never writes this value. */
  empty: T;
  /** Limit of the stored text, in bytes; a character has two. */
  maxBytes: number;
  /** The stored text; JSON by default. */
  format?: (value: T) => string;
  /** The viewer's own data is deleted at sign-out. */
  owner?: 'viewer';
}

const storageByScope = { tab: () => sessionStorage, browser: () => localStorage };
/** Key of the names of viewers' own values, whose code may not be loaded at sign-out. */
const namesKey = () => pageKey('viewers-own');
const readNames = (storage: Storage) => storage.getItem(namesKey())?.split(' ') ?? [];
/** Deletes the viewers' own values that this page has loaded. */
const clearFunctions: (() => void)[] = [];

/** A value that outlasts its page, for each customer. With blocked or full storage it lasts as long as the page. */
export function storedValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { name, scope, parse, empty, maxBytes, format = JSON.stringify, owner } = options;
  const listeners = new Set<() => void>();
  let value = empty;
  /** The stored text from which `value` was read. */
  let text: string | null = null;
  const getStored = () => storageByScope[scope]().getItem(pageKey(name));

  function readValue(): T {
    try {
      const storedText = getStored();
      if (storedText !== text) {
        text = storedText;
        value =
          storedText === null || storedText.length * 2 > maxBytes ? empty : (parseText(storedText, parse) ?? empty);
        if (storedText !== null) recordOwner();
      }
    } catch {
      // The browser blocks storage; the value is still in the page's memory.
    }
    return value;
  }

  function recordOwner(): void {
    const storage = storageByScope[scope]();
    const names = owner ? readNames(storage) : [name];
    if (!names.includes(name)) storage.setItem(namesKey(), [...names, name].join(' '));
  }

  function writeValue(newValue: T): void {
    const storage = storageByScope[scope]();
    const newText = format(newValue);
    if (newText === format(empty)) {
      storage.removeItem(pageKey(name));
      text = null;
      return;
    }
    if (newText.length * 2 > maxBytes) throw new RangeError(name);
    recordOwner();
    storage.setItem(pageKey(name), newText);
    text = newText;
  }

  function set(newValue: T): boolean {
    value = newValue;
    let isStored = true;
    try {
      writeValue(newValue);
    } catch {
      isStored = false;
      try {
        // Another tab has written a later text, which replaces the refused value.
        text = getStored();
      } catch {
        // Storage is blocked, so the value lasts for the page.
      }
    }
    notify();
    return isStored;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function onStorage({ key }: StorageEvent): void {
    if (key !== null && key !== pageKey(name)) return;
    readValue();
    notify();
  }

  /** A page in the back/forward cache receives no event of other pages. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    readValue();
    notify();
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener('storage', onStorage);
      addEventListener('pageshow', onPageShow);
    }
    readValue();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
    };
  }

  // Listeners are called for writes of other tabs. Only without a listener must each call read the storage.
  const get = () => (listeners.size > 0 ? value : readValue());
  if (owner) clearFunctions.push(() => set(empty));
  return {
    get,
    set,
    update: (next) => set(next(readValue())),
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => empty),
  };
}

function parseText<T>(text: string, parse: (stored: unknown) => T): T | undefined {
  let parsed: unknown = text;
  try {
    parsed = JSON.parse(text);
  } catch {
    // The text itself is the value.
  }
  try {
    return parse(parsed);
  } catch {
    return undefined;
  }
}

/** Deletes the values with the owner `viewer`, also those whose code is not loaded. */
export function clearViewersValues(): void {
  for (const storage of Object.values(storageByScope)) {
    try {
      for (const name of readNames(storage())) storage().removeItem(pageKey(name));
      storage().removeItem(namesKey());
    } catch {
      // Blocked storage has no entry.
    }
  }
  for (const clear of clearFunctions) clear();
}
