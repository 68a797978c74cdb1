import { describe, expect, it } from 'vitest';
import { runningSince, type FieldStream } from './field.ts';
import { nextSegment } from './playlists.ts';
import { place } from './setup.ts';
import { segmentSeconds } from './source.ts';
import { transportSegment } from './transport-stream.ts';
import { steadyGap, until, watch as open, type Watched } from './watch.ts';

const here = place();
const kinds = ['recording', 'live'] as const;

const master = (track: string): string =>
  [
    '#EXTM3U',
    '#EXT-X-STREAM-INF:BANDWIDTH=500000,CODECS="avc1.4d4015,mp4a.40.2",RESOLUTION=426x240,CLOSED-CAPTIONS=NONE',
    track,
  ].join('\n');

/** A stream of transport segments. Those before a given one have no sound. */
function transport(kind: (typeof kinds)[number], soundFrom: number): FieldStream {
  const live = kind === 'live' ? runningSince() : undefined;
  const last = (): number => (live ? nextSegment(live) : 30);
  const from = live ? last() + soundFrom - 3 : soundFrom;
  return {
    answer({ path }) {
      if (path === 'index.m3u8') return { body: master('ts.m3u8') };
      const index = /^(\d+)\.ts$/.exec(path)?.[1];
      if (index !== undefined)
        return { body: transportSegment(here.origin.source, Number(index), Number(index) >= from), type: 'video/mp2t' };
      if (path !== 'ts.m3u8') return undefined;
      const first = live ? last() - 8 : 0;
      const list = Array.from({ length: last() - first }, (_, at) => `#EXTINF:${segmentSeconds},\n${first + at}.ts`);
      const head = ['#EXTM3U', '#EXT-X-TARGETDURATION:2', `#EXT-X-MEDIA-SEQUENCE:${first}`];
      return { body: [...head, ...list, ...(live ? [] : ['#EXT-X-ENDLIST'])].join('\n') };
    },
  };
}

const watch = (id: string, kind: (typeof kinds)[number], stream: FieldStream): Promise<Watched> =>
  open(here.browser, here.origin, here.origin.field(id, stream), { kind, noWait: true });

const playsOn = async (viewer: Watched, seconds: number): Promise<void> => {
  await viewer.untilFrame(30_000);
  await viewer.mark();
  const { currentTime } = await viewer.state();
  await until(async () => (await viewer.state()).currentTime > currentTime + seconds, 40_000, 'a picture that runs');
  expect(await viewer.longestGap()).toBeLessThan(steadyGap);
};

/** Bytes of sound decoded so far. */
const heard = (viewer: Watched): Promise<number> =>
  viewer.page.evaluate(() => Number(Reflect.get(document.querySelector('video') ?? {}, 'webkitAudioDecodedByteCount')));

describe.concurrent.each(kinds)('a %s whose codecs name audio', (kind) => {
  it('plays with sound when its segments carry audio', async () => {
    const viewer = await watch(`sound-${kind}`, kind, transport(kind, 0));
    await playsOn(viewer, 4);
    expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
    expect(await heard(viewer)).toBeGreaterThan(20_000);
    await viewer.close();
  });

  it('plays without sound when its segments carry no audio [fault-30d]', async () => {
    const viewer = await watch(`no-sound-${kind}`, kind, transport(kind, Infinity));
    await playsOn(viewer, 10);
    expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
    await viewer.close();
  });

  it('plays without sound until the fourth segment carries audio [fault-30d]', async () => {
    const viewer = await watch(`late-sound-${kind}`, kind, transport(kind, 3));
    await playsOn(viewer, 12);
    expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
    expect(await heard(viewer)).toBeGreaterThan(20_000);
    await viewer.close();
  });

  it('plays without sound when its files have no audio track [fault-30d]', async () => {
    const stream: FieldStream = {
      ...(kind === 'live' && { live: runningSince() }),
      answer: ({ path }) => (path === 'index.m3u8' ? { body: master('video-240/index.m3u8') } : undefined),
    };
    const viewer = await watch(`no-track-${kind}`, kind, stream);
    await playsOn(viewer, 8);
    expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
    await viewer.close();
  });
});
