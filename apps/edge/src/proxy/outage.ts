/** Logs the start and the end of a backend's outage, during which pages are still served. */
export interface Outage {
  /** Reports a call without a response. */
  recordFailure: (error: unknown) => void;
  recordAnswer: () => void;
}

/** Milliseconds between two lines about an outage: each page would write one, and a backend may fail repeatedly. */
const logIntervalMs = 60_000;

/** @param log writes one line */
export function createOutage(log: (line: string) => void, now = Date.now): Outage {
  let outageStartMs: number | undefined;
  let loggedAtMs = -Infinity;
  return {
    recordFailure(error) {
      outageStartMs ??= now();
      if (now() - loggedAtMs < logIntervalMs) return;
      loggedAtMs = now();
      log(`The backend gives no answer (${getReason(error)}); pages go on with what is held, or without their data`);
    },
    recordAnswer() {
      if (outageStartMs === undefined) return;
      // A single failed call is no outage, and an outage that was not logged needs no line about its end.
      if (loggedAtMs >= outageStartMs)
        log(`The backend answers again, after ${Math.ceil((now() - outageStartMs) / 1000)} s`);
      outageStartMs = undefined;
    },
  };
}

/** A failed fetch has the message "fetch failed"; its cause has the reason. */
function getReason(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message ? cause.message : message;
}
