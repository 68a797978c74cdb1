import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { atLeast, atMost, type Measure } from './measure.ts';
import { median } from './median.ts';
import { timeRenders } from './render.ts';

const dist = join(import.meta.dirname, '../../dist');

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** One GET; resolves to the body's bytes. */
function fetchBytes(address: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Answers per second with 16 at a time. */
async function throughput(address: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await fetchBytes(address, headers);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return answers / seconds;
}

/** @param edge its address @param api the backend's @param host the customer's @param bare starts a bare server of the same bytes in its own process */
export async function benchEdge(
  edge: string,
  api: string,
  host: string,
  bare: (body: Buffer) => Promise<{ address: string; close: () => void }>,
): Promise<Measure[]> {
  const headers = { host, 'accept-encoding': 'br' };
  const renders = await timeRenders(dist, host, api, 60);
  const same = await bare(await fetchBytes(`${edge}/`, headers));
  const ratios: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const plain = await throughput(same.address, headers, 2);
    const cached = await throughput(`${edge}/`, headers, 2);
    ratios.push(cached / plain);
  }
  same.close();
  return [
    atMost('edge: render of a home page (p50)', median(renders.slice(20)), 25, 'ms', 1),
    atLeast('edge: cached pages per second against a bare server', median(ratios), 0.7, 'x', 2),
  ];
}
