import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { timeRequest } from './time-request.ts';
import { createMaxMeasure, type Measure } from './measure.ts';
import { reportStep } from './report.ts';

/** Just below the limit of 8,192 bytes. The edge refuses longer paths before it compares them with patterns. */
const pathBytes = 8_000;
const requestCount = 50;

/** Parts of addresses that a careless pattern reads repeatedly. */
const slowAddressParts = ['.', '/', '%2e', 'a.', './', '%20', '-', '?&', '.js', '/events/'].map(
  (part) => `/${part.repeat(Math.floor(pathBytes / part.length))}`,
);

/** Processor time of a process's main thread in milliseconds, from Linux. @throws Error on systems without /proc */
async function readMainThreadMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  // The name of the program ends with the last parenthesis and may hold blanks. User and system time are the 12th and
  // 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticksPerSecond = 100;
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}

/**
 * Measures how long the worst addresses occupy the thread that answers every visitor.
 * @param edge the edge's address
 * @param edgePid the edge's process
 * @param host the customer's host
 */
export async function benchWorstAddresses(edge: string, edgePid: number, host: string): Promise<Measure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let slowestMs = 0;
  for (const address of slowAddressParts) {
    reportStep(`asks for ${address.slice(0, 12)}…`);
    const busyMsBefore = await readMainThreadMs(edgePid);
    for (let round = 0; round < requestCount; round += 1) await timeRequest(edge + address, { host }, agent);
    slowestMs = Math.max(slowestMs, ((await readMainThreadMs(edgePid)) - busyMsBefore) / requestCount);
  }
  agent.destroy();
  return [
    createMaxMeasure(
      "abuse: edge's main thread per request of the worst address of 8,000 bytes",
      slowestMs,
      4,
      'ms',
      1,
    ),
  ];
}
