import { getReconnectDelayMs } from '@touchline/realtime';
import { createMaxMeasure, type Measure } from './measure.ts';

const clients = 50_000;
/** Seconds that the server stays away: a quick restart, a slow one, an outage. */
const outages = [2, 25, 120];

/** Milliseconds from the server's shutdown until a client is connected again. */
function getReconnectTime(outage: number): number {
  let index = 0;
  for (let attempt = 0; index < outage || attempt === 0; attempt += 1)
    index += getReconnectDelayMs('server', attempt, Math.random);
  return index;
}

/** The largest share of all clients that reconnects within one second, wherever that second begins. */
function countBusiestSecond(times: readonly number[]): number {
  const ordered = times.toSorted((a, b) => a - b);
  let from = 0;
  let max = 0;
  for (const [to, time] of ordered.entries()) {
    while ((ordered[from] ?? time) <= time - 1_000) from += 1;
    max = Math.max(max, to - from + 1);
  }
  return max / times.length;
}

/** Checks that after a server outage all clients reconnect soon, and without overloading the server. */
export function benchReconnects(): Measure[] {
  const all = outages.map((seconds) => Array.from({ length: clients }, () => getReconnectTime(seconds * 1_000)));
  const delaysMs = all.map((times, index) => Math.max(...times.map((time) => time / 1_000)) - (outages[index] ?? 0));
  return [
    createMaxMeasure(
      `realtime: busiest second of ${clients} clients after the server was away for ${outages.join(', ')} s`,
      Math.max(...all.map(countBusiestSecond)) * 100,
      10,
      '% of them',
      1,
    ),
    createMaxMeasure('realtime: the last of them is back after the server', Math.max(...delaysMs), 20, 's', 1),
  ];
}
