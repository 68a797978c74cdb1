interface PollingOptions {
  random: () => number;
  /** Whether polling is needed now. */
  isDue: () => boolean;
  poll: () => void;
}

interface PollingHandle {
  /** Starts or stops polling as needed. */
  check(): void;
  stop(): void;
}

const minIntervalMs = 15_000;
const maxIntervalMs = 30_000;

/** Creates a poll with random pauses for pages whose WebSocket is blocked. It pauses while the page is hidden. */
export function startPolling({ random, isDue, poll }: PollingOptions): PollingHandle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const scheduleNext = (): void => {
    timer = setTimeout(
      () => {
        timer = undefined;
        if (!isDue()) return;
        if (globalThis.document?.visibilityState !== 'hidden') poll();
        scheduleNext();
      },
      minIntervalMs + random() * (maxIntervalMs - minIntervalMs),
    );
  };
  return {
    stop,
    check() {
      if (!isDue()) stop();
      else if (timer === undefined) scheduleNext();
    },
  };
}
