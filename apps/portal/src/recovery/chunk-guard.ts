import { storedValue } from '@touchline/feature-kit/storage';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { fetchPastCaches, guardKey, guardLifetimeMs, computeNavigationWaitMs } from './fetch-past-caches.ts';

let onlineSinceMs = -Infinity;
globalThis.addEventListener?.('online', () => (onlineSinceMs = Date.now()));

/**
 * Imports that failed in this document. Chrome before 156 and Safari up to 27 request them again only in a new
 * document.
 */
const failedImports = new Set<string>();

let pendingRetries: Promise<unknown> | undefined;
let pendingRefetch: Promise<unknown> | undefined;

/**
 * Vite's event for any failed `import()`: the next try and the next document must not get the chunk from the browser's
 * cache.
 */
globalThis.addEventListener?.('vite:preloadError', ({ payload }) => {
  pendingRetries = Promise.all([pendingRetries, retryPastCaches(String(payload))]);
});

/** Failures of code that this tab could not fetch again, because of a blocker or because only an old build has it. */
const missingCode = storedValue<readonly string[]>({
  name: 'lost-code',
  scope: 'tab',
  parse: (stored) => (Array.isArray(stored) ? stored.map(String) : undefined),
  empty: [],
  maxBytes: 20_000,
});

/**
 * The messages of Chrome, Firefox and Safari for a module that did not load. The last one is Safari's, for HTML instead
 * of a module.
 */
const importFailurePattern = /dynamically imported module|Importing a module|JavaScript MIME type/;

/** Whether code loaded and then threw, as in an unsupported browser: another load would throw again. */
const isOwnError = (failure: string): boolean =>
  /^(?:Type|Reference)Error/.test(failure) && !importFailurePattern.test(failure);

/** Fetches all code again only if the server has the failed file: a blocked file would fail again. */
async function retryPastCaches(failure: string): Promise<void> {
  if (isOwnError(failure) || missingCode.get().includes(failure)) return;
  try {
    if (!(await isServerReachable(getFailedFile(failure)))) {
      // Without a network, the failure does not show whether the server has the file.
      if (!navigator.onLine) return;
      throw new Error(failure);
    }
    await (pendingRefetch ??= fetchPastCaches().finally(() => (pendingRefetch = undefined)));
  } catch {
    missingCode.update((failures) => [...failures, failure]);
    return;
  }
  await waitForRunningNavigation();
  // Only a hydrated page can retry an import without a reload.
  if (getDocumentFlags().alive === undefined && canReload()) reloadDocument();
}

/**
 * Reloads the page once, because a deploy may have removed the old build's chunks.
 * A viewer's press on Try again also reloads when the same import has failed before.
 * @throws the given error within the guard's lifetime or without storage, so that reloads never loop
 */
export async function reloadOnce(error: unknown): Promise<never> {
  const hasFailedBefore = failedImports.has(String(error));
  failedImports.add(String(error));
  // The first requests after the network returns may fail although the chunk exists: the error card retries. A reload
  // would end a playing video.
  if (!hasFailedBefore && Math.abs(Date.now() - onlineSinceMs) < guardLifetimeMs) throw error;
  if (!(await isServerReachable())) throw error;
  if (!(hasFailedBefore && navigator.userActivation?.isActive) && !canReload()) throw error;
  return reload();
}

/**
 * Reloads the page when background code fails although the server has it, because the browser remembers the failure.
 * It reloads once per visit, and never while a video plays.
 */
export async function reloadForMissingCode(error: unknown): Promise<void> {
  if (!importFailurePattern.test(String(error))) return;
  const isPlaying = [...document.querySelectorAll('video')].some(({ paused }) => !paused);
  if (!isPlaying && (await isServerReachable(getFailedFile(error))) && canReload(Infinity)) await reload();
}

/** The document to reload: a separate object because a test cannot replace `location`. */
export const page = { reload: () => location.reload() };

async function reload(): Promise<never> {
  await pendingRetries;
  await waitForRunningNavigation();
  reloadDocument();
  return new Promise(() => {});
}

/**
 * Stores the time just before the reload, because fetching the code again may take longer than the guard's lifetime.
 */
function reloadDocument(): void {
  storeReloadTime();
  page.reload();
}

function storeReloadTime(): void {
  try {
    sessionStorage.setItem(guardKey, String(Date.now()));
  } catch {
    // The viewer asked for this reload, but storage is blocked.
  }
}

/** The file that a failed import names (`importWithFiles`). */
const getFailedFile = (error: unknown): string | undefined => /https?:\S+$/.exec(String(error))?.[0];

/** Waits while a navigation may be under way, because a reload would cancel the navigation. */
async function waitForRunningNavigation(): Promise<void> {
  const remainingMs = computeNavigationWaitMs(getDocumentFlags().leaving);
  if (remainingMs <= 0) return;
  await new Promise((resolve) => setTimeout(resolve, remainingMs));
  await waitForRunningNavigation();
}

/**
 * Whether the server answers: without an answer, a reload would replace a working page with the browser's error page.
 */
async function isServerReachable(address = '/builds/latest.json'): Promise<boolean> {
  await waitForRunningNavigation();
  try {
    return (await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

function canReload(lifetimeMs = guardLifetimeMs): boolean {
  try {
    const reloadedAtMs = Number(sessionStorage.getItem(guardKey));
    // Before hydration the guard compares the document's start with the last reload, because code may fail much later.
    // `performance.now()` ignores changes of the clock.
    const referenceTimeMs = Date.now() - (getDocumentFlags().alive === undefined ? performance.now() : 0);
    // After the clock is set back, the stored time is in the future, and must not block reloads until then.
    if (reloadedAtMs && Math.abs(referenceTimeMs - reloadedAtMs) < lifetimeMs) return false;
    sessionStorage.setItem(guardKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
