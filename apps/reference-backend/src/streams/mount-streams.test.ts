import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLiveGoal } from '../testing/create-live-goal.ts';
import { films } from './films.ts';
import { liveLoopSeconds } from './match-shot.ts';
import { mountStreams } from './mount-streams.ts';
import type { StreamOptions } from './mount-streams.ts';
import { streamAddresses } from './stream-addresses.ts';

const start = Date.parse('2026-01-10T18:00:00Z');

async function serve(options: StreamOptions = {}): Promise<(path: string, headers?: HeadersInit) => Promise<Response>> {
  const app = new Hono();
  await mountStreams(app, options);
  return async (path, headers = {}) => app.request(`http://media.test${path}`, { headers });
}

/** Lists the addresses in a playlist as absolute paths. */
function listAddresses(playlist: string, path: string): string[] {
  const taggedAddresses = [...playlist.matchAll(/URI="([^"]+)"/g)].map((match) => match[1] ?? '');
  const uriLines = playlist.split('\n').filter((line) => line && !line.startsWith('#'));
  return [...taggedAddresses, ...uriLines].map((address) => {
    const url = new URL(address, `http://media.test${path}`);
    return url.pathname + url.search;
  });
}

const filmList = Object.values(films);

test.each(filmList)('every address in the playlists of a $name recording exists', async (film) => {
  const get = await serve();
  const { hd, pano, dash, thumbnails } = streamAddresses.getRecordingAddresses('match 7', film);
  const brokenAddresses: string[] = [];
  for (const master of pano === undefined ? [hd] : [hd, pano]) {
    for (const playlist of listAddresses(await (await get(master)).text(), master)) {
      const response = await get(playlist);
      if (response.status !== 200) brokenAddresses.push(playlist);
      for (const segment of listAddresses(await response.text(), playlist)) {
        if ((await get(segment)).status !== 200) brokenAddresses.push(segment);
      }
    }
  }
  expect(brokenAddresses).toEqual([]);
  expect((await get(dash)).headers.get('content-type')).toBe('application/dash+xml');
  const sheets = [...(await (await get(thumbnails)).text()).matchAll(/^(.+)#xywh=/gm)].map((match) => match[1] ?? '');
  expect(sheets).toHaveLength(film.seconds / 2);
  for (const sheet of new Set(sheets))
    expect((await get(new URL(sheet, `http://a${thumbnails}`).pathname)).status).toBe(200);
});

test.each(filmList)(
  'a live $name match and channel have video, two commentaries, captions and seek pictures, and each segment exists',
  async (film) => {
    const get = await serve({ now: () => start + 80_000 });
    const live = streamAddresses.getLiveAddresses('42', start, undefined, film);
    expect(live.pano !== undefined).toBe(film.hasPanorama);
    for (const master of [live.hd, streamAddresses.getChannelAddresses('one', film).hd]) {
      const playlists = listAddresses(await (await get(master)).text(), master);
      expect(playlists.filter((playlist) => playlist.includes('/audio-'))).toHaveLength(2);
      expect(playlists.filter((playlist) => playlist.includes('/captions-'))).toHaveLength(2);
      expect(playlists.filter((playlist) => playlist.includes('/thumbnails/'))).toHaveLength(1);
      expect(playlists).toHaveLength(9);
      for (const playlist of playlists) {
        const addresses = listAddresses(await (await get(playlist)).text(), playlist);
        const { status, headers } = await get(addresses.at(-1) ?? '');
        expect(status).toBe(200);
        expect(headers.get('content-type')).toMatch(
          playlist.includes('/captions-')
            ? 'text/vtt'
            : playlist.includes('/thumbnails/')
              ? 'image/jpeg'
              : /^(video|audio)\/mp4/,
        );
      }
    }
  },
);

test('live captions repeat with the picture', async () => {
  const get = await serve({ now: () => start + 80_000 });
  const [captions = ''] = listAddresses(
    await (await get(`/media/live/42/hd.m3u8?start=${start}`)).text(),
    `/media/live/42/hd.m3u8?start=${start}`,
  ).filter((address) => address.includes('/captions-en/'));
  const playlist = await (await get(captions)).text();
  expect(playlist.match(/#EXT-X-DISCONTINUITY$/gm)).toHaveLength(1);
  const segments = listAddresses(playlist, captions);
  expect(segments).toHaveLength(80_000 / 2000);
  const texts = await Promise.all([0, 32].map(async (index) => (await get(segments[index] ?? '')).text()));
  expect(texts[0]).toContain('And we are under way.');
  expect(texts[1]).toBe(texts[0]);
});

test('the seek pictures of a live stream repeat with the video, and change every four seconds', async () => {
  const get = await serve({ now: () => start + 80_000 });
  const path = `/media/live/42/thumbnails/index.m3u8?start=${start}`;
  const pictures = listAddresses(await (await get(path)).text(), path);
  expect(pictures).toHaveLength(80_000 / 2000);
  const tags = await Promise.all(
    [0, 1, 2, 32].map(async (index) => (await get(pictures[index] ?? '')).headers.get('etag')),
  );
  expect(tags[1]).toBe(tags[0]);
  expect(tags[2]).not.toBe(tags[0]);
  expect(tags[3]).toBe(tags[0]);
});

test('two sports have different pictures, clips and posters', async () => {
  const get = await serve();
  const sizes = await Promise.all(
    filmList.flatMap((film) =>
      [
        `${streamAddresses.getRecordingAddresses('1', film).hd.replace('hd.m3u8', '')}video-240/0.m4s`,
        streamAddresses.getClipAddress(1, film),
        streamAddresses.getPosterAddress(2, film),
      ].map(async (path) => (await (await get(path)).arrayBuffer()).byteLength),
    ),
  );
  expect(new Set(sizes).size).toBe(3 * filmList.length);
});

test('the multivariant playlist has codecs, bandwidths, languages and thumbnails', async () => {
  const text = await (await (await serve())(streamAddresses.getRecordingAddresses('1').hd)).text();
  const variants = text.split('\n').filter((line) => line.startsWith('#EXT-X-STREAM-INF'));
  expect(variants).toHaveLength(4);
  for (const variant of variants) {
    expect(variant).toMatch(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/);
    expect(variant).toMatch(/RESOLUTION=\d+x\d+,FRAME-RATE=25\.000/);
    expect(variant).toContain('CLOSED-CAPTIONS=NONE');
  }
  expect(text.match(/TYPE=AUDIO/g)).toHaveLength(2);
  expect(text.match(/TYPE=SUBTITLES/g)).toHaveLength(2);
});

test('a live stream gets 404 before its start, then has segments, and is marked as ended after its end', async () => {
  let now = start - 1000;
  const get = await serve({ now: () => now });
  const { hd } = streamAddresses.getLiveAddresses('42', start, start + 120_000);
  expect((await get(hd)).status).toBe(404);
  now = start + 10_000;
  const masterResponse = await get(hd);
  expect(masterResponse.headers.get('cache-control')).toBe('public, max-age=1');
  const video = listAddresses(await masterResponse.text(), hd).find((address) => address.includes('video-540')) ?? '';
  const playlistAfterTenSeconds = await (await get(video)).text();
  expect(playlistAfterTenSeconds.match(/#EXTINF:2,/g)).toHaveLength(5);
  expect(playlistAfterTenSeconds.match(/PROGRAM-DATE-TIME/g)).toHaveLength(5);
  expect(playlistAfterTenSeconds).toContain('#EXT-X-PROGRAM-DATE-TIME:2026-01-10T18:00:08.000Z');
  expect(playlistAfterTenSeconds).not.toContain('ENDLIST');
  now = start + 500_000;
  const endedPlaylist = await (await get(video)).text();
  expect(endedPlaylist.match(/#EXTINF/g)).toHaveLength(60);
  expect(endedPlaylist).toContain('#EXT-X-ENDLIST');
});

test('a live match reaches back to its beginning, or as far as the backend’s limit', async () => {
  const path = `/media/live/42/video-240/index.m3u8?start=${start}`;
  const now = (): number => start + 7_200_000;
  const wholeList = await (await (await serve({ now }))(path)).text();
  expect(wholeList.match(/#EXTINF/g)).toHaveLength(3600);
  const limitedList = await (await (await serve({ now, liveWindowSeconds: 1800 }))(path)).text();
  expect(limitedList.match(/#EXTINF/g)).toHaveLength(900);
});

test('a stream ends with its match, even if its address does not contain the end', async () => {
  const get = await serve({
    now: () => start + 300_000,
    getEndMs: (id) => (id === '42' ? start + 100_000 : undefined),
  });
  const path = `/media/live/42/video-240/index.m3u8?start=${start}`;
  expect(await (await get(path)).text()).toContain('#EXT-X-ENDLIST');
  expect(await (await get(path.replace('/42/', '/43/'))).text()).not.toContain('#EXT-X-ENDLIST');
});

test('audio and video of a live stream restart their loops at the same moment', async () => {
  const get = await serve({ now: () => start + 200_000 });
  const countLoops = async (track: string): Promise<string[]> => {
    const text = await (await get(`/media/live/42/${track}/index.m3u8?start=${start}`)).text();
    return [...text.matchAll(/#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME:(\S+)/g)].map((match) => match[1] ?? '');
  };
  const expected = [1, 2, 3].map((loopIndex) => new Date(start + loopIndex * liveLoopSeconds * 1000).toISOString());
  for (const track of ['video-240', 'video-540', 'pano', 'audio-en', 'audio-es'])
    expect(await countLoops(track)).toEqual(expected);
});

test('a live match shows a goal of the film at a goal of its script, in picture, sound, captions and seek pictures', async () => {
  const getGoals = () => [createLiveGoal('ice-hockey', 100, 1)];
  const get = await serve({ now: () => start + 200_000, getGoals });
  for (const [track, extension] of [
    ['video-240', 'm4s'],
    ['audio-en', 'm4s'],
    ['captions-en', 'vtt'],
    ['thumbnails', 'jpg'],
  ]) {
    const path = `/media/live/42/${track}/index.m3u8?start=${start}`;
    const playlist = await (await get(path)).text();
    const names = [41, 42, 43].map((fragment) => `goal-${fragment}.${extension}`);
    const addresses = listAddresses(playlist, path).filter((address) => address.includes('goal-'));
    expect(addresses.map((address) => address.split('/').at(-1)?.split('?')[0])).toEqual(names);
    const answers = await Promise.all(addresses.map((address) => get(address)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
  const goalBytes = await (await get('/media/live/42/video-240/goal-42.m4s')).arrayBuffer();
  const loopBytes = await (await get('/media/live/42/video-240/42.m4s')).arrayBuffer();
  expect(Buffer.from(goalBytes).equals(Buffer.from(loopBytes))).toBe(false);
});

test('captions of a live goal have no cue of the play before its run', async () => {
  const get = await serve();
  const read = async (name: string) => (await get(`/media/live/42/basketball/captions-en/${name}.vtt`)).text();
  // The film's second basket begins in fragment 33, while the call of the first is still shown.
  expect(await read('goal-32')).toContain('Nothing but net!');
  for (const name of ['goal-33', 'goal-34']) expect(await read(name)).not.toContain('Nothing but net!');
  expect(await read('goal-34')).toContain('straight back');
});

test('a channel has a playlist at any time, and its segments exist', async () => {
  const get = await serve();
  const { hd } = streamAddresses.getChannelAddresses('north');
  const video = listAddresses(await (await get(hd)).text(), hd).find((address) => address.includes('video-240')) ?? '';
  const list = await (await get(video)).text();
  expect(list.match(/#EXTINF/g)).toHaveLength(900);
  expect((await get(listAddresses(list, video).at(-1) ?? '')).status).toBe(200);
});

test('media responses support Range and ETag, and every origin may read them', async () => {
  const get = await serve();
  const clipAddress = streamAddresses.getClipAddress(1);
  const fullResponse = await get(clipAddress);
  expect(fullResponse.headers.get('access-control-allow-origin')).toBe('*');
  expect(fullResponse.headers.get('cache-control')).toBe('public, max-age=86400');
  const size = Number(fullResponse.headers.get('content-length'));
  const rangeResponse = await get(clipAddress, { range: 'bytes=4-7' });
  expect(rangeResponse.status).toBe(206);
  expect(rangeResponse.headers.get('content-range')).toBe(`bytes 4-7/${size}`);
  expect(await rangeResponse.text()).toBe('ftyp');
  expect((await (await get(clipAddress, { range: 'bytes=-10' })).arrayBuffer()).byteLength).toBe(10);
  expect((await get(clipAddress, { range: `bytes=${size}-` })).status).toBe(416);
  expect((await get(clipAddress, { 'if-none-match': fullResponse.headers.get('etag') ?? '' })).status).toBe(304);
});

test('the addresses of segments change with the media, and caches may store them for a year', async () => {
  const get = await serve();
  const { hd } = streamAddresses.getRecordingAddresses('1');
  const [playlist = ''] = listAddresses(await (await get(hd)).text(), hd);
  expect(playlist).toMatch(/\/audio-en\.[0-9a-f]{6}\/index\.m3u8$/);
  const segment = await get(listAddresses(await (await get(playlist)).text(), playlist).at(-1) ?? '');
  expect(segment.headers.get('cache-control')).toContain('immutable');
});

test('unknown media gets 404', async () => {
  const get = await serve();
  const missingPaths = [
    'clips/9.mp4',
    'recording/1/video-540/999.m4s',
    'recording/1/nothing/index.m3u8',
    'live/1/hd.m3u8',
  ];
  const answers = await Promise.all(missingPaths.map((path) => get(`/media/${path}`)));
  expect(answers.map((response) => response.status)).toEqual(missingPaths.map(() => 404));
});

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'])(
  'a track with the name of an inherited property (%s) gets 404',
  async (name) => {
    const get = await serve();
    const paths = ['live/1', 'recording/1', 'channel/1', 'clips'].flatMap((folder) =>
      ['index.m3u8', 'init.mp4', '1.m4s', '0.m4s'].map((file) => `/media/${folder}/${name}/${file}`),
    );
    const answers = await Promise.all(
      [...paths, `/media/${name}`, `/media/live/1/${name}.m3u8`].map((path) => get(path)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  },
);

test('a frozen playlist does not change, and others advance', async () => {
  let now = start + 60_000;
  const freezeAt = (path: string): Date | undefined =>
    path.includes('/live/42/') ? new Date(start + 60_000) : undefined;
  const get = await serve({ now: () => now, freezeAt });
  const path = `/media/live/42/video-540/index.m3u8?start=${start}`;
  const textBefore = await (await get(path)).text();
  now += 30_000;
  expect(await (await get(path)).text()).toBe(textBefore);
  expect(await (await get(path.replace('/42/', '/43/'))).text()).not.toBe(textBefore);
});

test('the response of a fault replaces the media, and pages of other origins can read it', async () => {
  const intercept = (path: string): Promise<Response> | undefined =>
    path.endsWith('.m4s') ? Promise.resolve(new Response('no', { status: 403 })) : undefined;
  const get = await serve({ intercept });
  const response = await get('/media/recording/1/video-540/0.m4s');
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect((await get(streamAddresses.getRecordingAddresses('1').hd)).status).toBe(200);
});

/** Finds a clip of five seconds for every name, which contains its start in milliseconds. */
const findAny: StreamOptions['findCut'] = async (name) => ({
  cut: { film: 'ice-hockey', from: 'live', start: Number(name) / 1000, end: Number(name) / 1000 + 5 },
  isPrivate: false,
});

test('more than four different clips at once get 503, and simultaneous requests share one cut', async () => {
  const get = await serve({ findCut: findAny });
  const requestCuts = (names: number[]) => Promise.all(names.map((name) => get(`/media/cuts/${name}.mp4`)));
  const responses = await requestCuts(Array.from({ length: 20 }, (_, index) => index * 10));
  const refusals = responses.filter(({ status }) => status !== 200);
  expect(refusals).toHaveLength(16);
  expect(new Set(refusals.map(({ status, headers }) => [status, headers.get('retry-after')].join()))).toEqual(
    new Set(['503,1']),
  );
  const sameAnswers = await requestCuts(Array.from({ length: 20 }, () => 7));
  expect(sameAnswers.map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test('clips of the same seconds of matches with different goals are different', async () => {
  const get = await serve({
    findCut: async (name) => ({
      cut: { film: 'ice-hockey', from: 'live', start: 100, end: 105, goals: new Map([[51, Number(name)]]) },
      isPrivate: false,
    }),
  });
  const [first, second] = [await get('/media/cuts/35.mp4'), await get('/media/cuts/43.mp4')];
  expect(first.headers.get('etag')).not.toBe(second.headers.get('etag'));
});

test('while four clips are being cut, a new clip gets 503 without a lookup, and a finished clip is sent', async () => {
  const nowSpy = vi.spyOn(Date, 'now').mockReturnValue(0);
  onTestFinished(() => nowSpy.mockRestore());
  const requests: string[] = [];
  const get = await serve({
    findCut: (name) => {
      requests.push(name);
      return findAny(name);
    },
  });
  await get('/media/cuts/0.mp4');
  const cuts = [1, 2, 3, 4].map((name) => get(`/media/cuts/${name}.mp4`));
  await new Promise(setImmediate);
  expect((await get('/media/cuts/5.mp4')).status).toBe(503);
  expect((await get('/media/cuts/0.mp4')).status).toBe(200);
  await Promise.all(cuts);
  expect(requests).toEqual(['0', '1', '2', '3', '4']);
});

test('lookups beyond the queue’s limit get 503, and a clip of a bought match is looked up again for each request', async () => {
  const lookupStarted = Promise.withResolvers<void>();
  const find = vi.fn<NonNullable<StreamOptions['findCut']>>(async (name) => {
    await lookupStarted.promise;
    return {
      cut: { film: 'ice-hockey', from: 'live', start: Number(name) / 1000, end: Number(name) / 1000 + 5 },
      isPrivate: true,
    };
  });
  const get = await serve({ findCut: find });
  const cuts = [1, 2, 3, 4, 1].map((name) => get(`/media/cuts/${name}.mp4`));
  expect((await get('/media/cuts/5.mp4')).status).toBe(503);
  lookupStarted.resolve();
  expect((await Promise.all(cuts)).map(({ status }) => status)).toEqual(Array(5).fill(200));
  await get('/media/cuts/4.mp4');
  expect(find.mock.calls.flat()).toEqual(['1', '2', '3', '4', '4']);
});

test('the server answers other calls while a thread cuts a clip', async () => {
  const get = await serve({ findCut: findAny });
  // The first clip starts the thread, which loads the media.
  await get('/media/cuts/0.mp4');
  let isOver = false;
  const pendingCut = get('/media/cuts/90.mp4').finally(() => (isOver = true));
  let lookupCount = 0;
  for (; !isOver; lookupCount += 1) await new Promise(setImmediate);
  expect((await pendingCut).status).toBe(200);
  expect(lookupCount).toBeGreaterThan(20);
});

test('an unknown clip, and an address that names a part of a match, get 404', async () => {
  const get = await serve({ findCut: async () => undefined });
  const paths = ['live/1/0-5000.mp4', 'recording/1/0-5000.mp4', 'cuts/0-5000.mp4'];
  const statuses = await Promise.all(paths.map(async (path) => (await get(`/media/${path}`)).status));
  expect(statuses).toEqual([404, 404, 404]);
});
