/** Section 9: one reload per this many milliseconds. */
const guardLifetime = 10_000;
const guardKey = 'touchline.reloaded-at';

/**
 * After a deploy the chunks of the old build may be gone: reloads the page, once. Within the guard's lifetime, or without
 * storage to remember it by, the error goes on to the error card instead, so that there is never a loop.
 */
export async function reloadOnce(error: unknown): Promise<never> {
  if (!(await isThere()) || !mayReload()) throw error;
  location.reload();
  return new Promise(() => {});
}

/** Whether the server answers: a reload without it would trade a living page for the browser's own error page. */
async function isThere(): Promise<boolean> {
  try {
    return (await fetch('/builds/latest.json', { cache: 'no-store', signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
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
