import { expect, it } from 'vitest';
import { createRenditions } from './renditions.ts';

const text = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",URI="en.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=1,AUDIO="a"',
  'low.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=2,AUDIO="a"',
  'high.m3u8',
].join('\n');
const toAddress = (name: string): string => `https://cdn.test/${name}.m3u8?CMCD=1`;

/** A live stream whose playlists arrived at second 0. */
function createAliveRenditions() {
  const clock = { now: 0 };
  const renditions = createRenditions(() => clock.now);
  const changes: string[] = [];
  renditions.onChange((kind, change) => changes.push(`${kind} ${change}`));
  renditions.read(text, 'https://cdn.test/index.m3u8');
  for (const name of ['en', 'low']) renditions.recordAnswer(toAddress(name), false);
  return { clock, renditions, changes };
}

it('a playlist that fails twice while another arrives is dead, and alive again when it arrives', () => {
  const { clock, renditions, changes } = createAliveRenditions();
  clock.now = 4000;
  renditions.recordFailure(toAddress('en'));
  renditions.recordAnswer(toAddress('low'), false);
  renditions.recordFailure(toAddress('en'));
  expect(renditions.isDead('en.m3u8'), 'the answer may be older than the fault').toBe(false);
  clock.now = 5000;
  renditions.recordAnswer(toAddress('low'), false);
  expect(renditions.isDead('en.m3u8')).toBe(true);
  expect(renditions.getDeadAddresses()).toEqual(['https://cdn.test/en.m3u8']);
  renditions.read(text, 'https://cdn.test/index.m3u8');
  expect(renditions.isDead('en.m3u8'), 'a load does not revive it').toBe(true);
  renditions.recordAnswer(toAddress('en'), false);
  expect(renditions.isDead('en.m3u8')).toBe(false);
  expect(changes).toEqual(['audio died', 'audio revived']);
});

it('every playlist of a live stream stays alive when all of them fail [fault-30b]', () => {
  const { clock, renditions, changes } = createAliveRenditions();
  clock.now = 4000;
  for (const name of ['en', 'low', 'en', 'low', 'en', 'low']) renditions.recordFailure(toAddress(name));
  expect(changes).toEqual([]);
  expect(renditions.isPromising('low.m3u8')).toBe(false);
  expect(renditions.hasWorkingRendition('video'), 'the other quality was not tried').toBe(true);
});

it('a playlist stays alive when the others’ responses were requested before it failed, however late they arrive [fault-30f]', () => {
  const { clock, renditions, changes } = createAliveRenditions();
  renditions.recordAnswer(toAddress('high'), false);
  clock.now = 4000;
  renditions.recordFailure(toAddress('high'));
  clock.now = 5000;
  renditions.recordAnswer(toAddress('en'), false, true, 1100);
  renditions.recordFailure(toAddress('high'));
  expect(changes).toEqual([]);
});

/** An outage of the whole origin; each playlist returns after its number of seconds. */
function simulateOutage(
  { clock, renditions }: ReturnType<typeof createAliveRenditions>,
  revivalTimes: Readonly<Record<string, number>>,
): void {
  for (let second = 4; second < 30; second += 1) {
    clock.now = second * 1000;
    for (const [name, revivalSecond] of Object.entries(revivalTimes))
      if (second < revivalSecond) renditions.recordFailure(toAddress(name));
      else renditions.recordAnswer(toAddress(name), false);
  }
}

it.each([
  { en: 10, low: 11, high: 11 },
  { en: 10, low: 13, high: 16 },
  { low: 10, high: 12, en: 15 },
])('no playlist is declared dead when all return one by one after an outage, as in %j [fault-30f]', (revivalTimes) => {
  const scene = createAliveRenditions();
  simulateOutage(scene, revivalTimes);
  expect(scene.changes.filter((change) => change.endsWith('died'))).toEqual([]);
  expect(scene.renditions.isPromising('high.m3u8')).toBe(true);
});

it('a playlist that does not return after an outage of all playlists is dead [fault-30f]', () => {
  const scene = createAliveRenditions();
  simulateOutage(scene, { en: 10, low: 11, high: Infinity });
  expect(scene.changes).toContain('video died');
  expect(scene.renditions.isDead('high.m3u8')).toBe(true);
});

it('a playlist stays alive when another arrived just before an outage of all playlists [fault-30f]', () => {
  const { clock, renditions, changes } = createAliveRenditions();
  clock.now = 1000;
  for (const name of ['low', 'low', 'en', 'en']) renditions.recordFailure(toAddress(name));
  expect(changes).toEqual([]);
});

it('a playlist without new segments is dead until it lists a new one [fault-30g]', () => {
  const { renditions, changes } = createAliveRenditions();
  renditions.markFrozen(toAddress('low'));
  expect(renditions.getReplacement(toAddress('low'))).toBe('https://cdn.test/high.m3u8');
  expect(renditions.getReplacement(toAddress('high'))).toBeUndefined();
  renditions.recordAnswer(toAddress('low'), false, false);
  expect(renditions.isDead('low.m3u8')).toBe(true);
  renditions.recordAnswer(toAddress('low'), false, true);
  expect(renditions.isDead('low.m3u8')).toBe(false);
  expect(changes).toEqual(['video died', 'video revived']);
});

it('a hanging playlist is replaced by another of its kind, and the next hanging playlist only after an answer [fault-30z]', () => {
  const qualities = createRenditions(() => 0);
  qualities.read(
    ['#EXTM3U', ...['low', 'high', 'best'].map((name) => `#EXT-X-STREAM-INF:BANDWIDTH=1\n${name}.m3u8`)].join('\n'),
    'https://cdn.test/index.m3u8',
  );
  expect(qualities.abandonHanging(toAddress('low'), false)).toBe(true);
  qualities.recordFailure(toAddress('low'), true);
  expect(qualities.abandonHanging(toAddress('high'), true)).toBe(false);
  qualities.recordAnswer(toAddress('high'), false);
  expect(qualities.abandonHanging(toAddress('high'), false), 'it has arrived before').toBe(false);
  expect(qualities.abandonHanging(toAddress('high'), true)).toBe(true);
  expect(createAliveRenditions().renditions.abandonHanging(toAddress('en'), true), 'the only sound').toBe(false);
});

it('hanging audio is not replaced by another language, and a playing recording keeps its hanging quality [fault-30z]', () => {
  const { renditions } = createAliveRenditions();
  const createAudioTag = (uri: string, language: string): string =>
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="${uri}",LANGUAGE="${language}",URI="${uri}.m3u8"`;
  const renditionTags = ['low', 'high'].map((name) => `#EXT-X-STREAM-INF:BANDWIDTH=1\n${name}.m3u8`);
  const lines = [
    '#EXTM3U',
    createAudioTag('en', 'en'),
    createAudioTag('clear', 'en'),
    createAudioTag('de', 'de'),
    ...renditionTags,
  ];
  renditions.read(lines.join('\n'), 'https://cdn.test/index.m3u8');
  expect(renditions.abandonHanging(toAddress('de'), true)).toBe(false);
  expect(renditions.abandonHanging(toAddress('en'), true)).toBe(true);
  renditions.recordAnswer(toAddress('low'), true);
  expect(renditions.abandonHanging(toAddress('high'), true)).toBe(false);
});

it('hanging audio is dead when the video’s playlist has arrived [fault-30z]', () => {
  const { clock, renditions } = createAliveRenditions();
  renditions.read(text, 'https://cdn.test/index.m3u8');
  renditions.recordAnswer(toAddress('low'), false);
  clock.now = 2000;
  renditions.recordFailure(toAddress('en'), true);
  expect(renditions.isDead('en.m3u8')).toBe(true);
});

it('several failing playlists count as an outage of the origin until one arrives; repeated failures of one playlist do not', () => {
  const { clock, renditions } = createAliveRenditions();
  clock.now = 4000;
  renditions.recordFailure(toAddress('low'));
  renditions.recordFailure(toAddress('low'));
  expect(renditions.isOriginOut()).toBe(false);
  renditions.recordFailure(toAddress('en'));
  expect(renditions.isOriginOut()).toBe(true);
  renditions.recordAnswer(toAddress('low'), false);
  expect(renditions.isOriginOut()).toBe(false);
});

it('a finished playlist that has arrived still proves minutes later that the origin works', () => {
  const { clock, renditions } = createAliveRenditions();
  renditions.recordAnswer(toAddress('low'), true);
  clock.now = 600_000;
  renditions.recordFailure(toAddress('en'), true);
  expect(renditions.isDead('en.m3u8')).toBe(true);
});

it('a rendition of several playlists is dead only when all its playlists are dead', () => {
  const { renditions } = createAliveRenditions();
  renditions.recordFailure(toAddress('high'), true);
  expect(renditions.isDead('high.m3u8')).toBe(true);
  expect(renditions.isDead('low.m3u8,high.m3u8')).toBe(false);
  expect(renditions.isDead(null)).toBe(false);
});

it('a playlist whose segments are missing is dead although it arrives, and revives when it arrives 30 s later', () => {
  const { clock, renditions, changes } = createAliveRenditions();
  renditions.markEmpty('en.m3u8');
  renditions.recordAnswer(toAddress('en'), false);
  expect(renditions.isDead('en.m3u8')).toBe(true);
  clock.now = 30_000;
  renditions.recordAnswer(toAddress('en'), false);
  expect(renditions.isDead('en.m3u8')).toBe(false);
  expect(changes).toEqual(['audio died', 'audio revived']);
});

it('a playlist whose address contains commas is declared dead like any other [fault-30l]', () => {
  const renditions = createRenditions(() => 0);
  const [low, high] = ['hls/,low,high,.urlset/f1.m3u8', 'hls/,low,high,.urlset/f2.m3u8'];
  const lines = [low, high].map((uri) => `#EXT-X-STREAM-INF:BANDWIDTH=1\n${uri}`);
  renditions.read(['#EXTM3U', ...lines].join('\n'), 'https://cdn.test/index.m3u8');
  renditions.recordAnswer(`https://cdn.test/${high}`, false);
  renditions.recordFailure(`https://cdn.test/${low}`, true);
  expect(renditions.isPromising(low)).toBe(false);
  expect(renditions.isDead(`${low},${low}`)).toBe(true);
  expect(renditions.isDead(`${low},${high}`)).toBe(false);
  expect(renditions.isPromising(high)).toBe(true);
});

it('the addresses of playlists may contain variables, and an unreadable address is left out [fault-30m]', () => {
  const renditions = createRenditions(() => 0);
  const lines = [
    '#EXTM3U',
    '#EXT-X-DEFINE:NAME="port",VALUE="8443"',
    '#EXT-X-DEFINE:QUERYPARAM="token"',
    '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="http://"',
    '#EXT-X-STREAM-INF:BANDWIDTH=1\nhttps://cdn.test:{$port}/low.m3u8?{$token}',
    '#EXT-X-STREAM-INF:BANDWIDTH=2\nhigh.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=3\n{$unknown}/best.m3u8',
  ];
  renditions.read(lines.join('\n'), 'https://cdn.test/index.m3u8?token=7');
  renditions.recordAnswer('https://cdn.test/high.m3u8', false);
  renditions.recordFailure('https://cdn.test:8443/low.m3u8?7', true);
  expect(renditions.isDead('https://cdn.test:{$port}/low.m3u8?{$token}')).toBe(true);
  expect(renditions.getReplacement('https://cdn.test:8443/low.m3u8?7')).toBe('https://cdn.test/high.m3u8');
});
