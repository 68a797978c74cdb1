// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hiddenQueryProperty, getDocumentFlags, reservedHeightProperty, storedKey } from '@touchline/feature-kit/marks';
import { headScript } from './head-script.ts';

let script = '';

/** The root's document flags after the head's script has run over the server's flags. */
function runHeadScript(serverFlags: Partial<ReturnType<typeof getDocumentFlags>> = {}) {
  Object.assign(getDocumentFlags(), { site: 'demo', theme: 'dark', themes: 'dark light', wished: 'dark' }, serverFlags);
  // oxlint-disable-next-line no-new-func -- as the document runs it
  new Function(script)();
  return { ...getDocumentFlags() };
}

beforeAll(async () => {
  script = await headScript();
});
/** Ends the listeners of a test's document. */
let documentController = new AbortController();
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  documentController = new AbortController();
  for (const target of [document, window]) {
    const addListener = target.addEventListener.bind(target) as typeof document.addEventListener;
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        const listenerOptions = typeof options === 'object' ? options : { capture: options === true };
        addListener(type, listener, { ...listenerOptions, signal: documentController.signal });
      },
    );
  }
});
afterEach(() => {
  documentController.abort();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const { name } of document.documentElement.attributes) document.documentElement.removeAttribute(name);
});

test('the head’s script runs as one function body without imports', () => {
  expect(script).not.toMatch(/\bimport\s*[{*'"]|\brequire\(/);
  expect(runHeadScript()).toEqual({ site: 'demo', theme: 'dark', themes: 'dark light', wished: 'dark' });
});

test('the viewer’s theme is set before the first paint, unless the page forces another', () => {
  localStorage.setItem(storedKey('demo', 'color-mode'), 'light');
  expect(runHeadScript().theme).toBe('light');
  expect(runHeadScript({ theme: 'dark', forced: 'dark' }).theme).toBe('dark');
});

test('a theme that the customer lacks and an unknown stored theme are ignored', () => {
  localStorage.setItem(storedKey('demo', 'color-mode'), 'light');
  expect(runHeadScript({ themes: 'dark' }).theme).toBe('dark');
  localStorage.setItem(storedKey('demo', 'color-mode'), 'pink');
  expect(runHeadScript({ theme: 'dark', wished: 'light' }).theme).toBe('light');
});

test('the document flags show a stored session and spoiler-free mode, but not those of another customer', () => {
  localStorage.setItem(storedKey('other', 'session'), '{}');
  expect(runHeadScript()).not.toHaveProperty('signedIn');
  localStorage.setItem(storedKey('demo', 'session'), '{}');
  localStorage.setItem(storedKey('demo', 'spoiler-free'), '{"v":1}');
  expect(runHeadScript()).toMatchObject({ signedIn: '', spoilerFree: '' });
});

test('the stored height of a viewer’s rows is reserved, up to a limit [fault-38e]', () => {
  const getReservedHeight = () => document.documentElement.style.getPropertyValue(reservedHeightProperty);
  localStorage.setItem(storedKey('demo', 'session'), '{}');
  runHeadScript();
  expect(getReservedHeight()).toBe('');
  localStorage.setItem(storedKey('demo', 'own'), '9000px');
  runHeadScript();
  expect(getReservedHeight()).toBe('min(9000px,3000px)');
});

test('the script for secret addresses hides the query and runs together with the head’s script', async () => {
  const secretScript = await headScript('secret-head');
  history.replaceState(null, '', '/auth/password/reset/?token=t1');
  // oxlint-disable-next-line no-new-func -- as the document runs them
  new Function(`${secretScript};${script}`)();
  expect([location.search, Reflect.get(window, hiddenQueryProperty)]).toEqual(['', '?token=t1']);
});

/**
 * A document whose entry chunk fails, since jsdom runs no such script.
 * @returns the calls past the caches, and the script for the test's events
 */
function createFailingEntry() {
  const requests: unknown[] = [];
  // A rejected fetch prevents the reload, which jsdom cannot do.
  vi.stubGlobal(
    'fetch',
    async (...fetchArguments: unknown[]) => requests.push(fetchArguments) && Promise.reject(new Error('no network')),
  );
  const address = `${location.origin}/assets/entry-1234567.js`;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? [{ name: address, entryType: type, startTime: 0, duration: 0, toJSON: () => ({}) }] : [],
  );
  runHeadScript();
  const script = document.createElement('script');
  script.type = 'module';
  script.src = address;
  document.head.append(script);
  return { requests, address, script };
}

test('code that fails or is not JavaScript is fetched past the browser’s cache, once in ten seconds', async () => {
  const { requests, address, script } = createFailingEntry();
  script.dispatchEvent(new Event('error'));
  script.dispatchEvent(new Event('error'));
  expect(requests).toEqual([[address, { cache: 'reload' }]]);

  // The refused fetch ends the try.
  await turn();
  sessionStorage.clear();
  getDocumentFlags().begun = '';
  script.dispatchEvent(new Event('load'));
  expect(requests).toHaveLength(1);
  delete getDocumentFlags().begun;
  script.dispatchEvent(new Event('load'));
  expect(requests, 'a foreign entry sets no mark').toHaveLength(2);
});

test('code that fails during a navigation is fetched again only ten seconds after the navigation began [fault-33d]', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const { requests, script } = createFailingEntry();
  dispatchEvent(new Event('beforeunload'));
  script.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(9_000);
  expect([requests.length, sessionStorage.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(1_000);
  expect(requests).toHaveLength(1);
});

test('a page that a reload has opened is not reloaded again when its first code fails late [fault-33j]', () => {
  const { requests, script } = createFailingEntry();
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  sessionStorage.setItem('touchline.reloaded-at', `${Date.now() - 61_000}`);
  script.dispatchEvent(new Event('error'));
  expect(requests).toEqual([]);
});

test.each([
  ['an hour back', -3_600_000],
  ['an hour forward', 3_600_000],
])('a clock set %s while the browser runs costs one more reload, and no loop [fault-33k]', async (_, clockShiftMs) => {
  // Each document has its own clock, which starts with the document.
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - clockShiftMs);
  sessionStorage.setItem('touchline.reloaded-at', `${Date.now() - clockShiftMs}`);
  vi.spyOn(performance, 'now').mockReturnValue(100);
  const { requests, script } = createFailingEntry();
  script.dispatchEvent(new Event('error'));
  expect(requests).toHaveLength(1);
  await turn();
  script.dispatchEvent(new Event('error'));
  expect(requests).toHaveLength(1);
});

test('a reload waits for a navigation that begins while the first code is fetched again [fault-33j]', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const { script } = createFailingEntry();
  const pendingResponse = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => pendingResponse.promise);
  script.dispatchEvent(new Event('error'));
  const startMs = Date.now();
  dispatchEvent(new Event('beforeunload'));
  pendingResponse.resolve(new Response(''));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(sessionStorage.getItem('touchline.reloaded-at')).toBe(`${startMs}`);
  // The script notes a reload immediately before it, and jsdom cannot reload.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sessionStorage.getItem('touchline.reloaded-at')).toBe(`${startMs + 10_000}`);
});

test('a page whose two scripts fail shows no warning while it fetches its code again', () => {
  const { requests, script } = createFailingEntry();
  const statusLine = document.body.appendChild(document.createElement('p'));
  statusLine.dataset['limited'] = 'Some things do not work.';
  script.dispatchEvent(new Event('error'));
  script.dispatchEvent(new Event('error'));
  expect([requests.length, statusLine.textContent]).toEqual([1, '']);
});
