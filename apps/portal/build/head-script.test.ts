// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hiddenQueryProperty, getDocumentFlags, reservedHeightProperty, storedKey } from '@touchline/feature-kit/marks';
import { buildHeadScript } from './head-script.ts';

let script = '';

/** Runs the head's script on a document with the server's flags. @returns the document flags afterwards */
function runHeadScript(serverFlags: Partial<ReturnType<typeof getDocumentFlags>> = {}) {
  Object.assign(getDocumentFlags(), { site: 'demo', theme: 'dark', themes: 'dark light', wished: 'dark' }, serverFlags);
  // oxlint-disable-next-line no-new-func -- as the document runs it
  new Function(script)();
  return { ...getDocumentFlags() };
}

beforeAll(async () => {
  script = await buildHeadScript();
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

test('the document flags show a stored session and spoiler-free mode, but not another customer’s session or mode', () => {
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
  const secretScript = await buildHeadScript('secret-head');
  history.replaceState(null, '', '/auth/password/reset/?token=t1');
  // oxlint-disable-next-line no-new-func -- as the document runs them
  new Function(`${secretScript};${script}`)();
  expect([location.search, Reflect.get(window, hiddenQueryProperty)]).toEqual(['', '?token=t1']);
});

/**
 * Adds an entry script whose events the test dispatches, because jsdom runs no module scripts.
 * @returns the requests that bypass the browser's cache, and the script
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

test('entry code that fails or is not JavaScript is fetched again past the browser’s cache, once for repeated errors', async () => {
  const { requests, address, script } = createFailingEntry();
  script.dispatchEvent(new Event('error'));
  script.dispatchEvent(new Event('error'));
  expect(requests).toEqual([[address, { cache: 'reload' }]]);

  // Waits until the rejected fetch has ended the attempt to reload.
  await turn();
  sessionStorage.clear();
  getDocumentFlags().begun = '';
  script.dispatchEvent(new Event('load'));
  expect(requests).toHaveLength(1);
  delete getDocumentFlags().begun;
  script.dispatchEvent(new Event('load'));
  expect(requests, 'an entry that is not our JavaScript does not set the `begun` flag').toHaveLength(2);
});

test('entry code that fails during a navigation is fetched again only ten seconds after the navigation began [fault-33d]', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const { requests, script } = createFailingEntry();
  dispatchEvent(new Event('beforeunload'));
  script.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(9_000);
  expect([requests.length, sessionStorage.length]).toEqual([0, 0]);
  vi.advanceTimersByTime(1_000);
  expect(requests).toHaveLength(1);
});

test('a page that the head’s script has reloaded does not reload again when its entry code fails a minute later [fault-33j]', () => {
  const { requests, script } = createFailingEntry();
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  sessionStorage.setItem('touchline.reloaded-at', `${Date.now() - 61_000}`);
  script.dispatchEvent(new Event('error'));
  expect(requests).toEqual([]);
});

test.each([
  ['an hour back', -3_600_000],
  ['an hour forward', 3_600_000],
])(
  'when the clock is set %s, entry code that fails causes one more reload, and no reload loop [fault-33k]',
  async (_, clockShiftMs) => {
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
  },
);

test('a reload waits ten seconds for a navigation that begins while the entry code is fetched again [fault-33j]', async () => {
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
  // jsdom cannot reload, so the test reads the time that the script stores just before its reload.
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
