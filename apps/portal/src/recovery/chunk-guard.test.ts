// @vitest-environment jsdom
import { setImmediate as turn } from 'node:timers/promises';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { afterEach, expect, test, vi } from 'vitest';
import { page, reloadForMissingCode, reloadOnce } from './chunk-guard.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  delete getDocumentFlags().leaving;
  delete getDocumentFlags().alive;
  document.body.replaceChildren();
});

/**
 * Starts a visit.
 * @param isReachable whether the server has an address
 * @returns the mock that replaces the page's reload
 */
function startVisit(isReachable: (address: string) => boolean = () => true) {
  const reload = vi.spyOn(page, 'reload').mockReturnValue();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => new Response('', { status: isReachable(address) ? 200 : 404 })),
  );
  return reload;
}

const createLoadError = (name: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://a.example/${name}.js`);

const createResourceEntry = (name: string): PerformanceEntry => ({
  name,
  entryType: 'resource',
  startTime: 0,
  duration: 0,
  toJSON: () => ({}),
});
const chunk = `${location.origin}/assets/menu-1234567.js`;

/**
 * Makes the page's next request for a loaded chunk wait.
 * @returns a function that sends the response
 */
function delayChunk(): () => void {
  const pendingResponse = Promise.withResolvers<Response>();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([createResourceEntry(chunk)]);
  vi.mocked(fetch).mockImplementation(async (address) =>
    address === chunk ? pendingResponse.promise : new Response(''),
  );
  return () => pendingResponse.resolve(new Response(''));
}

// These tests come first: after the `online` event of a later test, failed code does not reload the page.
test.each([
  [9_000, 0],
  [11_000, 1],
])(
  'code that fails %i ms after a reload causes %i reloads, because reloads are at least 10 s apart',
  async (elapsedMs, reloadCount) => {
    const reload = startVisit();
    getDocumentFlags().alive = 'page';
    sessionStorage.setItem('touchline.reloaded-at', String(Date.now() - elapsedMs));
    void reloadOnce(createLoadError(`after-${elapsedMs}`)).catch(() => undefined);
    await turn();
    await turn();
    expect(reload).toHaveBeenCalledTimes(reloadCount);
  },
);

test.each([
  ['code that a page waits for', () => void reloadOnce(createLoadError('left'))],
  ['code before hydration', () => void dispatchEvent(new Event('vite:preloadError'))],
])(
  '%s that fails during a navigation reloads the page only ten seconds after the navigation began [fault-33d]',
  async (_, failLoad) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
    const reload = startVisit();
    getDocumentFlags().leaving = String(Date.now());
    failLoad();
    await vi.advanceTimersByTimeAsync(9_000);
    expect([reload.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledOnce();
    vi.useRealTimers();
  },
);

test('if the clock is set back after a download, failed code still reloads the page without a delay [fault-33k]', async () => {
  const reload = startVisit();
  getDocumentFlags().leaving = String(Date.now() + 3_600_000);
  dispatchEvent(new Event('vite:preloadError'));
  await turn();
  await turn();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that the guard has reloaded does not reload again when its code fails a minute later [fault-33j]', async () => {
  const reload = startVisit();
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  sessionStorage.setItem('touchline.reloaded-at', String(Date.now() - 61_000));
  dispatchEvent(new Event('vite:preloadError'));
  await turn();
  await turn();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['an hour back', -3_600_000],
  ['an hour forward', 3_600_000],
])(
  'when the clock is set %s, code that fails causes one more reload, and no reload loop [fault-33k]',
  async (_, clockShiftMs) => {
    const reload = startVisit();
    // Each document has its own clock, which starts with the document.
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - clockShiftMs);
    vi.spyOn(performance, 'now').mockReturnValue(100);
    sessionStorage.setItem('touchline.reloaded-at', String(Date.now() - clockShiftMs));
    for (let round = 0; round < 2; round += 1) {
      dispatchEvent(new Event('vite:preloadError'));
      await turn();
      await turn();
      expect(reload).toHaveBeenCalledOnce();
    }
  },
);

test.each([
  ['code before hydration', () => void dispatchEvent(new Event('vite:preloadError'))],
  [
    'code that a page waits for',
    () => {
      dispatchEvent(new Event('vite:preloadError'));
      void reloadOnce(createLoadError('pressed')).catch(() => undefined);
    },
  ],
])(
  'a reload for %s does not cancel a navigation that begins while the code is fetched again [fault-33j]',
  async (_, failLoad) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
    const reload = startVisit();
    const resolveChunk = delayChunk();
    failLoad();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith(chunk, { cache: 'reload' }));
    getDocumentFlags().leaving = String(Date.now());
    resolveChunk();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledOnce();
    vi.useRealTimers();
  },
);

test('the 10 s between two reloads start at the reload, not when the code began to load again [fault-33j]', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const reload = startVisit();
  const resolveChunk = delayChunk();
  dispatchEvent(new Event('vite:preloadError'));
  void reloadOnce(createLoadError('slow')).catch(() => undefined);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledWith(chunk, { cache: 'reload' }));
  await vi.advanceTimersByTimeAsync(40_000);
  const fetchedAtMs = Date.now();
  resolveChunk();
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(Number(sessionStorage.getItem('touchline.reloaded-at'))).toBeGreaterThanOrEqual(fetchedAtMs);
  vi.useRealTimers();
});

test('a page whose code fails just after the network has returned is not reloaded', async () => {
  const checkBuild = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', checkBuild);
  dispatchEvent(new Event('online'));
  const lostChunkError = new TypeError('Failed to fetch dynamically imported module');
  await expect(reloadOnce(lostChunkError)).rejects.toBe(lostChunkError);
  expect([checkBuild.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
});

test('the page reloads when code fails a second time although the server answers', async () => {
  const reload = startVisit();
  const lostChunkError = createLoadError('page');
  dispatchEvent(new Event('online'));
  await expect(reloadOnce(lostChunkError)).rejects.toBe(lostChunkError);
  void reloadOnce(lostChunkError);
  await turn();
  expect(reload).toHaveBeenCalledOnce();
});

test('a press on Try again reloads the page even right after a reload, and an automatic retry does not', async () => {
  const reload = startVisit();
  sessionStorage.setItem('touchline.reloaded-at', String(Date.now()));
  const lostChunkError = createLoadError('archive');
  await expect(reloadOnce(lostChunkError)).rejects.toBe(lostChunkError);
  await expect(reloadOnce(lostChunkError)).rejects.toBe(lostChunkError);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { userActivation: { isActive: true } });
  void reloadOnce(lostChunkError);
  await turn();
  expect(reload).toHaveBeenCalledOnce();
});

test('background code that fails reloads the page once per visit, and only when the server has that code', async () => {
  const reload = startVisit((address) => !address.includes('gone'));
  await reloadForMissingCode(createLoadError('gone'));
  expect(reload).not.toHaveBeenCalled();
  void reloadForMissingCode(createLoadError('features'));
  await turn();
  await reloadForMissingCode(createLoadError('features'));
  expect(reload).toHaveBeenCalledOnce();
});

test('background code that fails does not reload the page while a video plays', async () => {
  const reload = startVisit();
  const video = document.body.appendChild(document.createElement('video'));
  Object.defineProperty(video, 'paused', { value: false });
  await reloadForMissingCode(createLoadError('features'));
  expect(reload).not.toHaveBeenCalled();
});

test('code that failed is fetched past the browser’s cache before the page reloads', async () => {
  const reload = startVisit();
  getDocumentFlags().alive = 'page';
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    createResourceEntry(chunk),
    createResourceEntry('https://cdn.example/assets/a.js'),
  ]);
  dispatchEvent(new Event('vite:preloadError'));
  expect(reload).not.toHaveBeenCalled();
  const lostChunkError = createLoadError('menu');
  // The first failure after an earlier test's `online` event does not reload.
  await expect(reloadOnce(lostChunkError)).rejects.toBe(lostChunkError);
  dispatchEvent(new Event('vite:preloadError'));
  void reloadOnce(lostChunkError);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const fetchedUrls = vi.mocked(fetch).mock.calls.filter(([, options]) => options?.cache === 'reload');
  expect(new Set(fetchedUrls.map(([address]) => address))).toEqual(new Set([chunk]));
});

test('code that fails before the page is hydrated reloads the page once', async () => {
  const reload = startVisit();
  for (let round = 0; round < 2; round += 1) {
    dispatchEvent(new Event('vite:preloadError'));
    await turn();
  }
  expect(reload).toHaveBeenCalledOnce();
});

/** Sends Vite's event for code that failed, and waits until the page has reacted. */
async function failLoad(error: Error): Promise<void> {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  for (let turnCount = 0; turnCount < 5; turnCount += 1) await turn();
}

test.each([
  ['a file', chunk, 1],
  ['a file that another one imports', `${location.origin}/assets/shared-1234567.js`, 3],
])(
  '%s that a blocker stops is requested once per tab, without a reload [fault-38b]',
  async (_, blockedAddress, reloadCount) => {
    const reload = startVisit();
    const answer = async (address: string) => {
      if (address === blockedAddress) throw new TypeError('Failed to fetch');
      return new Response('');
    };
    const fetchModule = vi.fn(answer);
    vi.stubGlobal('fetch', fetchModule);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      [createResourceEntry(chunk), createResourceEntry(blockedAddress)].slice(0, reloadCount),
    );
    const error = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`);
    await failLoad(error);
    await failLoad(error);
    expect([reload.mock.calls.length, fetchModule.mock.calls.length]).toEqual([0, reloadCount]);
    expect(fetchModule.mock.calls[0]?.[0]).toBe(chunk);
  },
);

test('code that failed is not fetched again without a network', async () => {
  const reload = startVisit(() => false);
  dispatchEvent(new Event('vite:preloadError'));
  await turn();
  expect([reload.mock.calls.length, vi.mocked(fetch).mock.calls.length]).toEqual([0, 1]);
});

test('a file that failed without a network is fetched past the caches once the network is back [fault-38b]', async () => {
  getDocumentFlags().alive = 'page';
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([createResourceEntry(chunk)]);
  const error = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`);
  startVisit(() => false);
  vi.stubGlobal('navigator', { onLine: false });
  await failLoad(error);
  vi.unstubAllGlobals();
  startVisit();
  await failLoad(error);
  expect(fetch).toHaveBeenCalledWith(chunk, { cache: 'reload' });
});

test('code that loads and then throws is not fetched again, and does not reload the page [fault-33f]', async () => {
  const reload = startVisit();
  await failLoad(new TypeError('names.at is not a function'));
  expect([reload.mock.calls.length, vi.mocked(fetch).mock.calls.length]).toEqual([0, 0]);
});
