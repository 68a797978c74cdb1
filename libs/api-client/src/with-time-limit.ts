import { PortalError } from '@touchline/contract';

/**
 * Runs `act` with a time limit; its signal aborts at the limit.
 * @param time in milliseconds
 * @throws PortalError timeout
 */
export async function withTimeLimit<Value>(time: number, act: (over: AbortSignal) => Promise<Value>): Promise<Value> {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PortalError('timeout'));
      over.abort();
    }, time);
  });
  try {
    return await Promise.race([act(over.signal), end]);
  } finally {
    clearTimeout(timer);
  }
}
