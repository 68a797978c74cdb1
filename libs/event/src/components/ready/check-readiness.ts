import type { Readiness } from './readiness.ts';

/** Milliseconds, more than a slow connection needs. */
const callTimeoutMs = 20_000;

/** The results that need a request or the player's code. */
export type ReadinessFacts = Pick<Readiness, 'engine' | 'isServerReachable' | 'isMuted' | 'clockOffsetMs'>;

async function checkEngine(): Promise<Pick<Readiness, 'engine' | 'isMuted'>> {
  try {
    const { readPreferences, readyEngine } = await import('@touchline/player');
    return { engine: (await readyEngine()) ? 'ready' : 'unsupported', isMuted: readPreferences().muted };
  } catch {
    return { engine: 'missing', isMuted: false };
  }
}

/** Whether a server responds, also with an error status. */
async function isReachable(address: string | undefined): Promise<boolean> {
  if (address === undefined) return true;
  try {
    await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(callTimeoutMs) });
    return true;
  } catch {
    return navigator.onLine === false;
  }
}

/** The server's time, from the headers of a small file; undefined after a failure. */
async function fetchServerTime(): Promise<number | undefined> {
  try {
    const { headers } = await fetch('/builds/latest.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    // A cache may have stored the response this many seconds ago.
    const time = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}

/**
 * Checks whether a stream could start here: engine, preferences, the stream's host if its address is known, and the
 * clock.
 * @param onTime called with the server's time, in milliseconds since 1970
 */
export async function checkReadiness(
  address: string | undefined,
  onTime: (time: number) => void,
): Promise<ReadinessFacts> {
  const [player, isServerReachable, time] = await Promise.all([checkEngine(), isReachable(address), fetchServerTime()]);
  if (time !== undefined) onTime(time);
  return { ...player, isServerReachable, clockOffsetMs: time === undefined ? 0 : time - Date.now() };
}
