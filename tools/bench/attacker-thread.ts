import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { giveWay } from '../../apps/edge/src/render/give-way.ts';
import { ask } from './ask.ts';
import type { Shot, ShotAnswer, Volley } from './attacker.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

const shoot = ({ address, headers, body }: Shot): Promise<ShotAnswer> =>
  ask(address, headers, agent, body).then(
    ({ status, headers: told }) => ({ status, saysWhen: told['retry-after'] !== undefined }),
    () => ({ status: 0, saysWhen: false }),
  );

giveWay();
parentPort?.on('message', async ({ shots, perSecond }: Volley) => {
  const begun = performance.now();
  const sent: Promise<ShotAnswer>[] = [];
  while (sent.length < shots.length) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    for (const shot of shots.slice(sent.length, Math.ceil(due))) sent.push(shoot(shot));
    await sleep(4);
  }
  parentPort?.postMessage(await Promise.all(sent));
});
