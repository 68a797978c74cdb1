import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../../apps/edge/src/render/lower-thread-priority.ts';
import { timeRequest } from './time-request.ts';
import type { Shot, ShotAnswer, Volley } from './attacker.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

const sendShot = ({ address, headers, body }: Shot): Promise<ShotAnswer> =>
  timeRequest(address, headers, agent, body).then(
    ({ status, headers: responseHeaders }) => ({ status, hasRetryAfter: responseHeaders['retry-after'] !== undefined }),
    () => ({ status: 0, hasRetryAfter: false }),
  );

lowerThreadPriority();
parentPort?.on('message', async ({ shots, perSecond }: Volley) => {
  const startedAt = performance.now();
  const answerPromises: Promise<ShotAnswer>[] = [];
  while (answerPromises.length < shots.length) {
    const dueCount = ((performance.now() - startedAt) / 1000) * perSecond;
    for (const shot of shots.slice(answerPromises.length, Math.ceil(dueCount))) answerPromises.push(sendShot(shot));
    await sleep(4);
  }
  parentPort?.postMessage(await Promise.all(answerPromises));
});
