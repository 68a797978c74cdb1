import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManifestFilter } from './manifest-filter.ts';

const MANIFEST = 0;
const SEGMENT = 1;
const playlist = (text: string) => ({
  uri: 'https://cdn.test/live/index.m3u8?t=1',
  data: new TextEncoder().encode(text),
});
const good = playlist('#EXTM3U\n#EXT-X-TARGETDURATION:4\n');
const garbage = playlist('<!doctype html><h1>Welcome</h1>');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('requests for playlists', () => {
  it('are not held up while playlists are good', () => {
    const filter = createManifestFilter();
    filter.afterResponse(MANIFEST, good);
    expect(filter.beforeRequest(MANIFEST)).toBeUndefined();
  });

  it('are at least a second apart after a garbage playlist', async () => {
    const filter = createManifestFilter();
    const sent: number[] = [];
    filter.afterResponse(MANIFEST, garbage);
    for (let request = 0; request < 5; request += 1) {
      void Promise.resolve(filter.beforeRequest(MANIFEST)).then(() => sent.push(Date.now()));
    }
    await vi.advanceTimersByTimeAsync(10_000);
    const gaps = sent.slice(1).map((at, index) => at - (sent[index] ?? 0));
    expect(gaps).toEqual([1000, 1000, 1000, 1000]);
  });

  it('go at full speed again after a good one', () => {
    const filter = createManifestFilter();
    filter.afterResponse(MANIFEST, garbage);
    filter.afterResponse(MANIFEST, good);
    expect(filter.beforeRequest(MANIFEST)).toBeUndefined();
  });

  it('never hold up segments', () => {
    const filter = createManifestFilter();
    filter.afterResponse(MANIFEST, garbage);
    expect(filter.beforeRequest(SEGMENT)).toBeUndefined();
  });
});

describe('what a playlist says', () => {
  it('is how long segments are', () => {
    const filter = createManifestFilter();
    filter.afterResponse(MANIFEST, good);
    expect(filter.targetDuration()).toBe(4);
  });

  it('is whether they come in parts, whatever its captions say, until another stream begins', () => {
    const filter = createManifestFilter();
    expect(filter.lowLatency()).toBe(false);
    filter.afterResponse(MANIFEST, playlist('#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-PART-INF:PART-TARGET=1\n'));
    filter.afterResponse(MANIFEST, good);
    expect(filter.lowLatency()).toBe(true);
    filter.afterResponse(MANIFEST, playlist('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nhd.m3u8\n'));
    expect(filter.lowLatency()).toBe(false);
  });

  it.each([
    ['7.5', true],
    ['0', false],
    ['0.0', false],
  ])('is in DASH whether segments are there early: by %s s', (by, early) => {
    const filter = createManifestFilter();
    const text = `<MPD><SegmentTemplate availabilityTimeOffset="${by}"/></MPD>`;
    filter.afterResponse(MANIFEST, { uri: 'https://cdn.test/live.mpd', data: new TextEncoder().encode(text) });
    expect(filter.lowLatency()).toBe(early);
  });

  it('is that the encoder began anew, which an old copy from a cache is not', () => {
    const filter = createManifestFilter();
    const restarted = vi.fn();
    filter.onRestart(restarted);
    for (const sequence of [5000, 5001, 4999, 5002]) {
      filter.afterResponse(MANIFEST, playlist(`#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:${sequence}\n`));
    }
    expect(restarted).not.toHaveBeenCalled();
    filter.afterResponse(MANIFEST, playlist('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n'));
    expect(restarted).toHaveBeenCalledTimes(1);
  });

  it('is where thumbnails are, and the image playlist is then left for later', () => {
    const filter = createManifestFilter();
    const master = playlist(
      '#EXTM3U\n#EXT-X-SESSION-DATA:DATA-ID="com.touchline.thumbnails",VALUE="thumbs.vtt"\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n#EXT-X-IMAGE-STREAM-INF:URI="i.m3u8"\n',
    );
    filter.afterResponse(MANIFEST, master);
    expect(filter.thumbnails()).toBe('https://cdn.test/live/thumbs.vtt');
    expect(new TextDecoder().decode(master.data)).not.toContain('IMAGE-STREAM');
  });

  it('leaves a playlist as it is where images are the only thumbnails', () => {
    const filter = createManifestFilter();
    const text = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n#EXT-X-IMAGE-STREAM-INF:URI="i.m3u8"\n';
    const master = playlist(text);
    filter.afterResponse(MANIFEST, master);
    expect([filter.thumbnails(), new TextDecoder().decode(master.data)]).toEqual([null, text]);
  });
});
