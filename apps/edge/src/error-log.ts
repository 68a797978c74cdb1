/** Between two lines about the same, in milliseconds. */
const pause = 60_000;

/** Lines within that time, whatever they say: what a visitor sends may stand in an error's words. */
const most = 50;

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
    const kind = kindOf(error).slice(0, 200);
    if (logged.has(kind) || logged.size >= most) return;
    logged.add(kind);
    log(error);
  };
}

/** What is the same about errors of one kind; of a report of the API client its call, and what was wrong. */
function kindOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error !== 'object' || error === null) return String(error);
  const { call, error: cause, message }: { call?: unknown; error?: unknown; message?: unknown } = error;
  return [call, cause === undefined ? message : kindOf(cause)].map(String).join(' ');
}
