/**
 * Measures what docs/benchmarks.md promises and prints its table: `npm run bench`, or `npm run bench -- edge build` for some of it.
 * Numbers of a busy machine are noise: run nothing else beside it.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGroup } from '../run/process-group.ts';
import { benchBackendAbuse } from './abuse-backend.ts';
import { benchAbuse } from './abuse.ts';
import { benchBuild, timeBuild } from './build.ts';
import { benchEdge } from './edge.ts';
import { benchFirstFrame } from './first-frame.ts';
import { benchFirstView, benchPages } from './first-view.ts';
import { firstLink, freeRecording, liveMatch } from './first-link.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLists } from './lists.ts';
import type { Measure } from './measure.ts';
import { benchNavigations } from './navigations.ts';
import { benchOutages } from './outages.ts';
import { benchPanorama } from './panorama.ts';
import { benchReconnects } from './reconnects.ts';
import { benchRefusals } from './refusals.ts';
import { benchSearch } from './search.ts';
import { benchTags, benchWatching } from './watching.ts';

const customer = 'nordic';
/** A customer without accounts: what they cost is the difference. */
const plain = 'plain';
const wanted = process.argv.slice(2);
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);
const measures: Measure[] = [];
const take = async (part: string, measure: () => Promise<Measure[]>) => {
  if (!wants(part)) return;
  for (const one of await measure()) {
    measures.push(one);
    console.log(`${one.met ? 'met   ' : 'MISSED'} ${one.name}: ${one.figure} (${one.target})`);
  }
};

const source = ['node', '--conditions=@touchline/source'];
const listening = /listening on (http:\S+)/;

await take('realtime', async () => benchReconnects());
await take('build', () => benchBuild(customer, plain));
await timeBuild(customer);
await timeBuild(plain);
const backend = startGroup([...source, 'apps/reference-backend/src/main.ts', '--port', '0', '--memory', '--faults'], {
  name: 'The backend',
});
const api = (await backend.ready(listening))[1] ?? '';
const edge = startGroup([...source, 'apps/edge/src/main.ts', '--port', '0', '--api', api], { name: 'The edge' });
const edgeAddress = (await edge.ready(listening))[1] ?? '';
const host = `${customer}.localhost:${new URL(edgeAddress).port}`;
const home = `http://${host}/`;

async function bareServer(body: Buffer): Promise<{ address: string; close: () => void }> {
  const file = join(await mkdtemp(join(tmpdir(), 'touchline-bench-')), 'body');
  await writeFile(file, body);
  const server = startGroup([...source, 'tools/bench/bare-server.ts', file], { name: 'The bare server' });
  return { address: (await server.ready(listening))[1] ?? '', close: () => void server.stop() };
}

try {
  await take('edge', () => benchEdge({ edge: edgeAddress, api, host, bare: bareServer }));
  await take('abuse', async () => [
    ...(await benchAbuse(edgeAddress, host)),
    ...(await benchRefusals(edgeAddress, host)),
    ...(await benchBackendAbuse(api)),
  ]);
  await take('search', () => benchSearch(api));
  await take('first-view', () => benchFirstView(home, `http://${plain}.localhost:${new URL(edgeAddress).port}/`));
  const league = await firstLink(edgeAddress, host, '/', 'league');
  const team = await firstLink(edgeAddress, host, league, 'team');
  const at = (path: string): string => new URL(path, home).href;
  await take('pages', () =>
    benchPages({ league: at(league), team: at(team), schedule: at('/upcoming/'), search: at('/search/?q=cup') }),
  );
  await take('navigations', () => benchNavigations(home));
  await take('first-frame', async () => benchFirstFrame(home, await liveMatch(edgeAddress, host)));
  await take('panorama', async () => benchPanorama(at(await liveMatch(edgeAddress, host))));
  await take('lists', () => benchLists(home));
  await take('lighthouse', () => benchLighthouse({ home, list: at('/archive/'), team: at(team), league: at(league) }));
  const live = at(await liveMatch(edgeAddress, host));
  const recording = at(await freeRecording(api));
  await take('outages', () => benchOutages(live, api));
  await take('watching', () => benchWatching(live, recording));
  await take('tags', () => benchTags(home, recording));
} finally {
  await edge.stop();
  await backend.stop();
}

console.log(`\n| measure | figure | target | |\n|---|---|---|---|`);
for (const { name, figure, target, met } of measures)
  console.log(`| ${name} | ${figure} | ${target} | ${met ? 'met' : 'missed'} |`);
