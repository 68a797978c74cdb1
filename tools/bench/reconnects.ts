import { getReconnectDelayMs } from '@touchline/realtime';
import { createMaxMeasure, type Measure } from './measure.ts';

const clientCount = 50_000;
/** Seconds that the server is unreachable: a quick restart, a slow restart, an outage. */
const outagesSeconds = [2, 25, 120];

/** Milliseconds from the server's shutdown until a client is connected again. */
function getReconnectTime(outageMs: number): number {
  let elapsedMs = 0;
  for (let attempt = 0; elapsedMs < outageMs || attempt === 0; attempt += 1)
    elapsedMs += getReconnectDelayMs('server', attempt, Math.random);
  return elapsedMs;
}

/** The largest share of all clients that reconnects within one second, wherever that second begins. */
function countBusiestSecond(times: readonly number[]): number {
  const sortedTimes = times.toSorted((a, b) => a - b);
  let windowStart = 0;
  let max = 0;
  for (const [windowEnd, time] of sortedTimes.entries()) {
    while ((sortedTimes[windowStart] ?? time) <= time - 1_000) windowStart += 1;
    max = Math.max(max, windowEnd - windowStart + 1);
  }
  return max / times.length;
}

/** Checks that after a server outage all clients reconnect soon, and without overloading the server. */
export function benchReconnects(): Measure[] {
  const reconnectTimes = outagesSeconds.map((seconds) =>
    Array.from({ length: clientCount }, () => getReconnectTime(seconds * 1_000)),
  );
  const delaysSeconds = reconnectTimes.map(
    (times, index) => Math.max(...times.map((time) => time / 1_000)) - (outagesSeconds[index] ?? 0),
  );
  return [
    createMaxMeasure(
      `realtime: busiest second of ${clientCount} clients after the server was away for ${outagesSeconds.join(', ')} s`,
      Math.max(...reconnectTimes.map(countBusiestSecond)) * 100,
      10,
      '% of them',
      1,
    ),
    createMaxMeasure('realtime: the last of them is back after the server', Math.max(...delaysSeconds), 20, 's', 1),
  ];
}
