import { expect, it } from 'vitest';
import {
  countMaxRequestsIn10s,
  maxRequestsIn10s,
  createRunningStream,
  createTrackPlaylist,
  type FieldRequest,
} from './field.ts';
import { openTestBrowser } from './setup.ts';
import { waitUntil, watch } from './watch.ts';

const testBrowser = openTestBrowser();

const createMultivariantPlaylist = (track: string): string =>
  [
    '#EXTM3U',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="audio-en/list"',
    '#EXT-X-STREAM-INF:BANDWIDTH=500000,CODECS="avc1.4d4015,mp4a.40.2",RESOLUTION=426x240,AUDIO="a",CLOSED-CAPTIONS=NONE',
    track,
  ].join('\n');

it.for(['recording', 'live'] as const)(
  'a %s plays although its addresses have no ending, its playlists are text/plain, and its server refuses HEAD [fault-30e]',
  async (kind) => {
    const live = kind === 'live' ? createRunningStream() : undefined;
    const requests: FieldRequest[] = [];
    const address = testBrowser.origin.field(`plain-${kind}`, {
      ...(live && { live }),
      answer(request) {
        requests.push(request);
        if (request.method === 'HEAD') return { status: 405 };
        if (request.path === 'watch') return { type: 'text/plain', body: createMultivariantPlaylist('video-240/list') };
        const track = /^(.*)\/list$/.exec(request.path)?.[1];
        return track
          ? { type: 'text/plain', body: createTrackPlaylist(testBrowser.origin.source, track, live) }
          : undefined;
      },
    });
    const viewer = await watch(testBrowser.browser, testBrowser.origin, address.replace('index.m3u8', 'watch?id=7'), {
      kind,
    });
    await waitUntil(async () => (await viewer.state()).currentTime > 3, 'playback that advances');
    const state = await viewer.state();
    expect(state).toMatchObject({ live: kind === 'live', problem: null });
    expect(requests.filter(({ method }) => method === 'HEAD')).toEqual([]);
    expect(requests.filter(({ path }) => path === 'watch')).toHaveLength(2);
    expect(countMaxRequestsIn10s(testBrowser.origin.requests, `plain-${kind}`)).toBeLessThanOrEqual(maxRequestsIn10s);
    await viewer.close();
  },
);

it('an address without an ending that answers with a web page is reported as a broken playlist [fault-30e]', async () => {
  const address = testBrowser.origin.field('page', { answer: () => ({ type: 'text/html', body: '<!doctype html>' }) });
  const viewer = await watch(testBrowser.browser, testBrowser.origin, address.replace('index.m3u8', 'watch'), {
    kind: 'live',
    noWait: true,
  });
  await viewer.page.getByRole('heading', { name: 'The stream has a problem' }).waitFor();
  expect(await viewer.state()).toMatchObject({ recovering: true, problem: { kind: 'playlist' } });
  expect(countMaxRequestsIn10s(testBrowser.origin.requests, 'page')).toBeLessThanOrEqual(maxRequestsIn10s);
  await viewer.close();
});
