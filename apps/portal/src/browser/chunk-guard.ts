import { rootMarks } from '@touchline/feature-kit/marks';
import { askPastCaches, guardKey, guardLifetimeMs, leavingForMs } from './ask-past-caches.ts';

let backOnline = -Infinity;
globalThis.addEventListener?.('online', () => (backOnline = Date.now()));

/** What has failed in this document. Chrome before 156 and Safari up to 27 never ask for it again: only another document has it. */
const failed = new Set<string>();

let asking: Promise<unknown> | undefined;

/** Vite's event for any failed `import()`: neither the next try nor the next document may take the chunk from the browser's cache. */
globalThis.addEventListener?.('vite:preloadError', () => {
  asking ??= askAgain().finally(() => (asking = undefined));
});

async function askAgain(): Promise<void> {
  if (!(await isThere())) return;
  await askPastCaches().catch(() => undefined);
  // A page that is not alive yet cannot try again.
  if (rootMarks().alive === undefined && mayReload()) page.reload();
}

/**
 * After a deploy the chunks of the old build may be gone: reloads the page, once. Within the guard's lifetime, or without
 * storage to remember it by, the error goes on to the error card instead, so that there is never a loop. Who presses Try again there
 * and meets the same failure gets a new document.
 */
export async function reloadOnce(error: unknown): Promise<never> {
  const isAgain = failed.has(String(error));
  failed.add(String(error));
  // The first calls of a network that has come back may come to nothing: nothing is gone, and the error card tries again. A reload would end what plays on.
  if (!isAgain && Date.now() - backOnline < guardLifetimeMs) throw error;
  if (!(await isThere())) throw error;
  if (!(isAgain && navigator.userActivation?.isActive) && !mayReload()) throw error;
  return reload();
}

/**
 * For code that nobody waits for and that fails although the server has it: the browser remembers that it did not come. One new document
 * per visit, and none while something plays.
 */
export async function reloadForgetful(error: unknown): Promise<void> {
  // As Chrome, Firefox and Safari say it; code that came and broke would break again.
  if (!/dynamically imported module|Importing a module/.test(String(error))) return;
  const isPlaying = [...document.querySelectorAll('video')].some(({ paused }) => !paused);
  const address = /https?:\S+$/.exec(String(error))?.[0];
  if (!isPlaying && (await isThere(address)) && mayReload(Infinity)) await reload();
}

/** The document that is to be given up: by a name of its own because no test can put another `location` in its place. */
export const page = { reload: () => location.reload() };

async function reload(): Promise<never> {
  await asking;
  page.reload();
  return new Promise(() => {});
}

/** Whether the server answers: a reload without it would trade a living page for the browser's own error page. */
async function isThere(address = '/builds/latest.json'): Promise<boolean> {
  const wait = leavingForMs(rootMarks().leaving);
  if (wait > 0) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return isThere(address);
  }
  try {
    return (await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

function mayReload(lifetime = guardLifetimeMs): boolean {
  try {
    const last = Number(sessionStorage.getItem(guardKey));
    if (last && Date.now() - last < lifetime) return false;
    sessionStorage.setItem(guardKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
