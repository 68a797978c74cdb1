import { PortalError } from '@touchline/contract';

/**
 * Gives `act` so long and no longer; its signal says when that is over.
 * @param time in milliseconds
 * @throws PortalError timeout
 */
export async function inTime<Value>(time: number, act: (over: AbortSignal) => Promise<Value>): Promise<Value> {
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
