import type { Page } from '@playwright/test';
import { expect } from '../harness/portal.ts';

/** Searches for a secret. */
export interface SecretWatch {
  /**
   * Searches the browser's storage.
   * @param step the step before the search
   */
  searchStores: (step: string) => Promise<void>;
  /** Places that contained the secret, in order. */
  found: readonly string[];
}

/** The calls that sign in or set a password: only their bodies may contain the secret. */
const secretCallPattern = /\/api\/user\/(login|register|delete_account|change_password|reset_password)$/;

/** The secret in plain text, URL-encoded, and at each of the three offsets of base64. */
function getEncodedForms(secret: string): string[] {
  const base64Texts = [0, 1, 2].map((shift) => {
    const text = Buffer.from(' '.repeat(shift) + secret).toString('base64');
    return text.slice(shift === 0 ? 0 : 4, -4);
  });
  return [
    secret,
    encodeURIComponent(secret),
    ...base64Texts,
    ...base64Texts.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ];
}

/**
 * All text that a page can read from its browser's storage. Non-extractable keys are listed by name, and must be
 * non-extractable.
 */
async function readStores(): Promise<string> {
  const readStorage = (storage: Storage) => Object.entries(storage).map((entry) => entry.join(' '));
  const read = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('IndexedDB'));
    });
  const texts = [document.cookie, window.name, location.href, document.referrer, JSON.stringify(history.state)];
  texts.push(...readStorage(localStorage), ...readStorage(sessionStorage), ...(await caches.keys()));
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await read(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objectStore = database.transaction(store).objectStore(store);
      const [keys, values] = [await read(objectStore.getAllKeys()), await read<unknown[]>(objectStore.getAll())];
      const toPlainValue = (_: string, value: unknown) =>
        value instanceof CryptoKey ? `${value.extractable ? 'open' : 'locked'} key` : value;
      texts.push(name, store, JSON.stringify(keys), JSON.stringify(values, toPlainValue));
    }
    database.close();
  }
  return texts.join('\n');
}

/** Watches a page's requests, logs and storage for a secret. */
export async function watchSecret(page: Page, secret: string): Promise<SecretWatch> {
  const found: string[] = [];
  const encodedForms = getEncodedForms(secret);
  const checkText = (location: string, text: string): void => {
    if (encodedForms.some((form) => text.includes(form))) found.push(location);
  };
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    checkText(`address ${pathname}`, request.url());
    checkText(`headers of ${pathname}`, JSON.stringify(request.headers()));
    if (!(request.method() === 'POST' && secretCallPattern.test(pathname)))
      checkText(`body of ${pathname}`, request.postData() ?? '');
  });
  page.on('response', (answer) => {
    // Checks documents, calls and scripts alike. The response of a page that has been left cannot be read.
    answer.text().then(
      (text) => checkText(`answer of ${answer.url()}`, text),
      () => undefined,
    );
  });
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => checkText('socket', String(payload))));
  page.on('console', (message) => checkText('console', message.text()));
  page.on('framenavigated', (frame) => checkText('address bar', frame.url()));
  await page.exposeFunction('reportEntry', (entry: string) => checkText('history', entry));
  await page.addInitScript(() => {
    for (const name of ['pushState', 'replaceState'] as const) {
      const originalMethod = history[name].bind(history);
      history[name] = (...entry) => {
        const report: unknown = Reflect.get(window, 'reportEntry');
        if (typeof report === 'function') void report(JSON.stringify(entry));
        originalMethod(...entry);
      };
    }
  });
  return {
    async searchStores(step) {
      const stores = await page.evaluate(readStores);
      checkText(`stores ${step}`, stores);
      expect(stores, 'stored keys are not extractable').not.toContain('open key');
      const { cookies } = await page.context().storageState();
      checkText(`cookies ${step}`, JSON.stringify(cookies));
    },
    found,
  };
}
