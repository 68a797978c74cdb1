import { PortalError } from '@touchline/contract';

/**
 * Runs `run` with a time limit; its signal aborts at the limit.
 * @param time in milliseconds
 * @throws PortalError timeout
 */
export async function withTimeLimit<Value>(
  time: number,
  run: (timeLimitSignal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const timeLimitController = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rejectAtTimeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PortalError('timeout'));
      timeLimitController.abort();
    }, time);
  });
  try {
    return await Promise.race([run(timeLimitController.signal), rejectAtTimeout]);
  } finally {
    clearTimeout(timer);
  }
}
