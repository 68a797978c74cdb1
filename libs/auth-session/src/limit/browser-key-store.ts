import type { KeyStore } from './key-store.ts';

interface KeyEntry {
  key: CryptoKey;
  madeAt: number;
}

const toPromise = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore('keys');
  return toPromise(request);
}

/** Keys in IndexedDB, which stores CryptoKeys without their bytes. @param name of the database */
function createIndexedKeys(name: string): KeyStore {
  const runInStore = async <Value>(runWithStore: (store: IDBObjectStore) => Promise<Value>): Promise<Value> => {
    const database = await openDatabase(name);
    try {
      return await runWithStore(database.transaction('keys', 'readwrite').objectStore('keys'));
    } finally {
      database.close();
    }
  };
  return {
    put: (id, key, madeAt) => runInStore(async (store) => void (await toPromise(store.put({ key, madeAt }, id)))),
    take: (id) =>
      runInStore(async (store) => {
        const request: IDBRequest<KeyEntry | undefined> = store.get(id);
        // One transaction: of two concurrent calls only one gets the key.
        store.delete(id);
        return (await toPromise(request))?.key ?? null;
      }),
    deleteOlderThan: (deadlineMs) =>
      runInStore(
        (store) =>
          new Promise((resolve, reject) => {
            const cursors: IDBRequest<(IDBCursorWithValue & { value: KeyEntry }) | null> = store.openCursor();
            cursors.onerror = () => reject(cursors.error ?? new Error('IndexedDB'));
            cursors.onsuccess = () => {
              const cursor = cursors.result;
              if (!cursor) return resolve();
              if (cursor.value.madeAt < deadlineMs) cursor.delete();
              cursor.continue();
            };
          }),
      ),
  };
}

/** Keys in memory, until the page is left. */
export function createMemoryKeys(): KeyStore {
  const entries = new Map<string, KeyEntry>();
  return {
    put: async (id, key, madeAt) => void entries.set(id, { key, madeAt }),
    take: async (id) => {
      const key = entries.get(id)?.key ?? null;
      entries.delete(id);
      return key;
    },
    deleteOlderThan: async (deadlineMs) => {
      for (const [id, { madeAt }] of entries) if (madeAt < deadlineMs) entries.delete(id);
    },
  };
}

/**
 * IndexedDB, or the page's memory if IndexedDB is blocked. The memory is enough, because the limit page opens without a
 * new document.
 */
export function createBrowserKeyStore(name: string): KeyStore {
  const indexedStore = createIndexedKeys(name);
  const memoryStore = createMemoryKeys();
  return {
    put: (id, key, madeAt) => indexedStore.put(id, key, madeAt).catch(() => memoryStore.put(id, key, madeAt)),
    take: async (id) => (await memoryStore.take(id)) ?? (await indexedStore.take(id).catch(() => null)),
    deleteOlderThan: async (deadlineMs) => {
      await memoryStore.deleteOlderThan(deadlineMs);
      await indexedStore.deleteOlderThan(deadlineMs).catch(() => undefined);
    },
  };
}
