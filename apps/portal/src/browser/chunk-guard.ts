/** Section 9: one reload per this many milliseconds. */
const guardLifetime = 10_000;
const guardKey = 'touchline.reloaded-at';

/**
 * After a deploy the chunks of the old build may be gone: reloads the page, once. Within the guard's lifetime, or without
 * storage to remember it by, the error goes on to the error card instead, so that there is never a loop.
 */
export function reloadOnce(error: unknown): Promise<never> {
  if (!navigator.onLine || !mayReload()) return Promise.reject(error);
  location.reload();
  return new Promise(() => {});
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(guardKey));
    if (Date.now() - last < guardLifetime) return false;
    sessionStorage.setItem(guardKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
