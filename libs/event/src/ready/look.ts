import type { Readiness } from './readiness.ts';

/** Longer than a slow line takes; milliseconds. */
const patience = 20_000;

/** What has to be asked for, once. */
export type Looked = Pick<Readiness, 'engine' | 'reaches' | 'muted' | 'clockOff'>;

async function engineHere(): Promise<Pick<Readiness, 'engine' | 'muted'>> {
  try {
    const { readPreferences, readyEngine } = await import('@touchline/player');
    return { engine: (await readyEngine()) ? 'ready' : 'unsupported', muted: readPreferences().muted };
  } catch {
    return { engine: 'missing', muted: false };
  }
}

/** Whether an address answers at all. */
async function answers(address: string | undefined): Promise<boolean> {
  if (address === undefined) return true;
  try {
    await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return navigator.onLine === false;
  }
}

/** The server's time, from the head of a small file; undefined where it does not say. */
async function serverTime(): Promise<number | undefined> {
  try {
    const { headers } = await fetch('/builds/latest.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    // A cache in between has kept it for so many seconds.
    const time = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
    return Number.isNaN(time) ? undefined : time;
  } catch {
    return undefined;
  }
}

/**
 * Looks whether a stream could start here: engine and preferences, the stream's host where its address is known, and the clock.
 * @param onTime hears the server's time, milliseconds since 1970
 */
export async function look(address: string | undefined, onTime: (time: number) => void): Promise<Looked> {
  const [player, reaches, time] = await Promise.all([engineHere(), answers(address), serverTime()]);
  if (time !== undefined) onTime(time);
  return { ...player, reaches, clockOff: time === undefined ? 0 : time - Date.now() };
}
