import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManifestFilter } from './manifest-filter.ts';
import { readAnswer } from './playlist-answer.ts';

const MANIFEST = 0;
const SEGMENT = 1;
const createPlaylistAnswer = (text: string, uri = 'https://cdn.test/live/index.m3u8?t=1') =>
  readAnswer({ uri, data: new TextEncoder().encode(text) });
const goodPlaylist = createPlaylistAnswer('#EXTM3U\n#EXT-X-TARGETDURATION:4\n');
const htmlPage = createPlaylistAnswer('<!doctype html><h1>Welcome</h1>');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const request = (address: string) => ({ uris: [address] });

describe('requests of one playlist', () => {
  it('requests of a playlist are a second apart when the engine retries an unreadable one at once [fault-31b]', async () => {
    const filter = createManifestFilter();
    const sentTimes: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      filter.afterResponse(htmlPage);
      // The engine's CMCD differs with each request.
      const address = request(`https://cdn.test/live/index.m3u8?t=1&CMCD=${count}`);
      void Promise.resolve(filter.beforeRequest(MANIFEST, address)).then(() => sentTimes.push(Date.now()));
    }
    await vi.advanceTimersByTimeAsync(10_000);
    const gapsMs = sentTimes.slice(1).map((sentMs, index) => sentMs - (sentTimes[index] ?? 0));
    expect(gapsMs).toHaveLength(4);
    expect(Math.min(...gapsMs)).toBeGreaterThan(1000);
  });

  it('requests of a playlist do not delay segments, or playlists that differ only in their query', () => {
    const filter = createManifestFilter();
    for (const track of ['video', 'audio'])
      expect(filter.beforeRequest(MANIFEST, request(`https://cdn.test/live.m3u8?track=${track}`))).toBeUndefined();
    for (let count = 0; count < 2; count += 1)
      expect(filter.beforeRequest(SEGMENT, request('https://cdn.test/1.m4s'))).toBeUndefined();
  });

  it('requests of a playlist are half a part apart when a stream comes in parts', async () => {
    const filter = createManifestFilter();
    filter.afterResponse(createPlaylistAnswer('#EXTM3U\n#EXT-X-PART-INF:PART-TARGET=0.5\n'));
    const address = request('https://cdn.test/live/index.m3u8');
    void filter.beforeRequest(MANIFEST, address);
    const onSent = vi.fn();
    void Promise.resolve(filter.beforeRequest(MANIFEST, address)).then(onSent);
    await vi.advanceTimersByTimeAsync(249);
    expect(onSent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onSent).toHaveBeenCalled();
  });
});

/** A live playlist that keeps its first segment; `head` has its tags. */
const createGrowingPlaylist = (lastSegment: number, head = '#EXT-X-MEDIA-SEQUENCE:0') =>
  ['#EXTM3U', head]
    .concat(Array.from({ length: lastSegment + 1 }, (_, index) => `#EXTINF:2,\n${index}.m4s`))
    .join('\n');

/** A live playlist of three segments. */
const createWindow = (firstSequence: number, name = (index: number): string => `${index}.m4s?node=${firstSequence}`) =>
  ['#EXTM3U', `#EXT-X-MEDIA-SEQUENCE:${firstSequence}`]
    .concat([0, 1, 2].map((index) => `#EXTINF:2,\n${name(firstSequence + index)}`))
    .join('\n');

/**
 * Passes playlists through a filter.
 * @returns the first sequence numbers that reach the engine, and the number of restarts
 */
function filterPlaylists(texts: readonly string[], uri?: (index: number) => string) {
  const filter = createManifestFilter();
  const restarted = vi.fn();
  filter.onRestart(restarted);
  const firstSegments = texts.map((text, index) => {
    const response = createPlaylistAnswer(text, uri?.(index));
    filter.afterResponse(response);
    return /SEQUENCE:(\d+)/.exec(response.text)?.[1];
  });
  return { firsts: firstSegments.map(Number), restarts: restarted.mock.calls.length };
}

it('a live playlist with all segments since the start reaches the engine as live until it ends', () => {
  const filter = createManifestFilter();
  const texts = ['', '\n#EXT-X-ENDLIST'].map((ending) => {
    const answer = createPlaylistAnswer(createGrowingPlaylist(9, '#EXT-X-PLAYLIST-TYPE:EVENT') + ending);
    filter.afterResponse(answer);
    return answer.text.includes('#EXT-X-PLAYLIST-TYPE');
  });
  expect(texts).toEqual([false, true]);
});

describe('an older response', () => {
  it('an older response is replaced by the newest response, even if it is older by a whole window', () => {
    const texts = [100, 99, 101, 98, 102, 97].map((firstSequence) => createWindow(firstSequence));
    expect(filterPlaylists(texts)).toEqual({ firsts: [100, 100, 101, 101, 102, 102], restarts: 0 });
  });

  it.each(['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:EVENT'])(
    'an older response is replaced by the newest when the window keeps its first segment, with %s [fault-31f]',
    (head) => {
      const filter = createManifestFilter();
      const lastSegments = [9, 6, 10, 7, 11].map((lastSegment) => {
        const response = createPlaylistAnswer(createGrowingPlaylist(lastSegment, head));
        filter.afterResponse(response);
        return response.media?.endSequenceNumber;
      });
      expect(lastSegments).toEqual([10, 10, 11, 11, 12]);
    },
  );

  it('an older response reaches the engine as an encoder restart when its segments have other names [fault-31b]', () => {
    const texts = [createWindow(4), createWindow(2, (index) => `new-${index}.m4s`)];
    expect(filterPlaylists(texts)).toEqual({ firsts: [4, 2], restarts: 1 });
  });

  it('two stopped servers with different playlists do not count as an encoder restart [fault-30]', () => {
    const texts = Array.from({ length: 12 }, (_, index) => createWindow(index % 2 === 0 ? 5 : 2));
    expect(filterPlaylists(texts)).toEqual({ firsts: texts.map(() => 5), restarts: 0 });
  });

  it('the fifth older response in a row counts as an encoder restart', () => {
    const texts = [2, 0, 0, 0, 0, 0].map((firstSequence) => createWindow(firstSequence));
    expect(filterPlaylists(texts)).toEqual({ firsts: [2, 2, 2, 2, 2, 0], restarts: 1 });
  });

  it('responses that go back in time are replaced by the newest, until their stream has grown by 30 segments [fault-31p]', () => {
    const filter = createManifestFilter();
    const restarted = vi.fn();
    filter.onRestart(restarted);
    const answer = (firstSequence: number, minute: number): number | undefined => {
      const date = `#EXT-X-PROGRAM-DATE-TIME:2026-02-14T18:${minute}:00Z`;
      const text = createWindow(firstSequence).replace('#EXTINF', `#EXT-X-TARGETDURATION:2\n${date}\n#EXTINF`);
      const response = createPlaylistAnswer(text);
      filter.afterResponse(response);
      return response.media?.firstSequenceNumber;
    };
    expect(answer(5000, 30)).toBe(5000);
    // A cache repeats one old playlist, and an encoder restarts with an old recording.
    for (const firstSequence of [4900, 4900, 4900, 0, 1, 2]) expect(answer(firstSequence, 20)).toBe(5000);
    expect(answer(5001, 31)).toBe(5001);
    for (const firstSequence of [4900, 0, 0, 10, 29]) expect(answer(firstSequence, 20)).toBe(5001);
    expect(restarted).not.toHaveBeenCalled();
    // A server catches up with the newest response.
    for (const firstSequence of [4997, 4999, 5000]) expect(answer(firstSequence, 31)).toBe(5001);
    expect(answer(30, 21)).toBe(30);
    expect(restarted).toHaveBeenCalledTimes(1);
  });

  it('a server more than a window behind counts as a restart only once, even after a reset [fault-31j]', () => {
    const filter = createManifestFilter();
    const restarted = vi.fn(filter.reset);
    filter.onRestart(restarted);
    const firstSegments = [20, 14, 21, 15, 22, 16, 23].map((firstSequence) => {
      const response = createPlaylistAnswer(createWindow(firstSequence));
      filter.afterResponse(response);
      return response.media?.firstSequenceNumber;
    });
    expect(firstSegments).toEqual([20, 14, 21, 21, 22, 22, 23]);
    expect(restarted).toHaveBeenCalledTimes(1);
  });

  it('a response belongs to another playlist when its query differs', () => {
    const texts = [createWindow(9), createWindow(5)];
    const answers = filterPlaylists(texts, (index) => `https://cdn.test/live.m3u8?track=${index}`);
    expect(answers).toEqual({ firsts: [9, 5], restarts: 0 });
  });

  it('an older response counts as new after a reset', () => {
    const filter = createManifestFilter();
    filter.afterResponse(createPlaylistAnswer(createWindow(9)));
    filter.reset();
    const response = createPlaylistAnswer(createWindow(8));
    filter.afterResponse(response);
    expect(response.text).toBe(createWindow(8));
  });
});

describe('the facts that the filter reads from playlists', () => {
  it('the filter reads the target duration of a playlist', () => {
    const filter = createManifestFilter();
    filter.afterResponse(goodPlaylist);
    expect(filter.targetDuration()).toBe(4);
  });

  it('the filter reads whether segments come in parts, and resets for another stream', () => {
    const filter = createManifestFilter();
    expect(filter.lowLatency()).toBe(false);
    filter.afterResponse(createPlaylistAnswer('#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-PART-INF:PART-TARGET=1\n'));
    filter.afterResponse(goodPlaylist);
    expect(filter.lowLatency()).toBe(true);
    filter.afterResponse(createPlaylistAnswer('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nhd.m3u8\n'));
    expect(filter.lowLatency()).toBe(false);
  });

  it.each([
    ['7.5', true],
    ['0', false],
    ['0.0', false],
  ])(
    'a DASH stream whose segments are available %s s early counts as low-latency: %s',
    (earlySeconds, isLowLatency) => {
      const filter = createManifestFilter();
      const text = `<MPD><SegmentTemplate availabilityTimeOffset="${earlySeconds}"/></MPD>`;
      filter.afterResponse(createPlaylistAnswer(text, 'https://cdn.test/live.mpd'));
      expect(filter.lowLatency()).toBe(isLowLatency);
    },
  );

  it('the filter reports a restart of the encoder, but not an old copy from a cache', () => {
    const filter = createManifestFilter();
    const restarted = vi.fn();
    filter.onRestart(restarted);
    for (const sequence of [5000, 5001, 4999, 5002]) filter.afterResponse(createPlaylistAnswer(createWindow(sequence)));
    expect(restarted).not.toHaveBeenCalled();
    filter.afterResponse(createPlaylistAnswer(createWindow(0)));
    expect(restarted).toHaveBeenCalledTimes(1);
  });

  it('the filter reads the address of thumbnails, and removes the image playlist', () => {
    const filter = createManifestFilter();
    const master = createPlaylistAnswer(
      '#EXTM3U\n#EXT-X-SESSION-DATA:DATA-ID="com.touchline.thumbnails",VALUE="thumbs.vtt"\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n#EXT-X-IMAGE-STREAM-INF:URI="i.m3u8"\n',
    );
    filter.afterResponse(master);
    expect(filter.thumbnailsAddress()).toBe('https://cdn.test/live/thumbs.vtt');
    expect(master.text).not.toContain('IMAGE-STREAM');
  });

  it('a playlist stays unchanged when an image playlist is its only source of thumbnails', () => {
    const filter = createManifestFilter();
    const text = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n#EXT-X-IMAGE-STREAM-INF:URI="i.m3u8"\n';
    const master = createPlaylistAnswer(text);
    filter.afterResponse(master);
    expect([filter.thumbnailsAddress(), master.text]).toEqual([null, text]);
  });
});
