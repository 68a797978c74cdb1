/** Between two lines about the same, in milliseconds. */
const pause = 60_000;

/**
 * Logs errors, each kind of them once a minute: what is broken for one visitor is broken for ten thousand.
 * @param log writes one
 */
export function createErrorLog(log: (error: unknown) => void, now = Date.now): (error: unknown) => void {
  let since = -Infinity;
  const logged = new Set<string>();
  return (error) => {
    if (now() - since >= pause) {
      logged.clear();
      since = now();
    }
    const kind = (error instanceof Error ? error.message : String(error)).slice(0, 200);
    if (logged.has(kind)) return;
    logged.add(kind);
    log(error);
  };
}
