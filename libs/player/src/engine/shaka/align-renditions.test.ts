import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlignment } from './align-renditions.ts';
import { readAnswer } from './playlist-answer.ts';

/** Packed audio with this timestamp. */
function createSegmentAt(seconds: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(60);
  bytes.set(Array.from('com.apple.streaming.transportStreamTimestamp\0', (character) => character.charCodeAt(0)));
  new DataView(bytes.buffer).setBigUint64(45, BigInt(seconds * 90_000));
  return bytes;
}

const onFetch = vi.fn<(address: string) => void>();

/** A segment named `<seconds>.aac` begins at that second; others have no timestamp. */
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const address = String(input);
    onFetch(address);
    const seconds = Number.parseInt(address.split('/').at(-1) ?? '', 10);
    return new Response(address.endsWith('.aac') ? createSegmentAt(seconds) : 'noise');
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  onFetch.mockClear();
});

interface PlaylistWindow {
  sequence: number;
  /** The timestamp of the first segment, in seconds. */
  from?: number;
  count?: number;
  tag?: string;
  /** The index of the segment at which the encoder restarts, with timestamps from 0. */
  restartAt?: number;
}

const createPlaylist = ({ sequence, from, count = 4, tag = '', restartAt = Infinity }: PlaylistWindow): string =>
  ['#EXTM3U', `#EXT-X-MEDIA-SEQUENCE:${sequence}`, ...(tag === '' ? [] : [tag])]
    .concat(
      Array.from({ length: count }, (_, index) => {
        const second = index < restartAt ? (from ?? 0) + 2 * index : 2 * (index - restartAt);
        const name = from === undefined ? `${index}.bin` : `${second}.aac`;
        return `${index === restartAt ? '#EXT-X-DISCONTINUITY\n' : ''}#EXTINF:2,\n${name}`;
      }),
    )
    .join('\n');

const getAddress = (track: string): string => `https://cdn.test/${track}.m3u8`;

/**
 * Passes the playlists of one load through an alignment.
 * @returns the time of day of each playlist's first segment, in seconds; null for a playlist without times of day
 */
async function answerWindows(
  alignment: ReturnType<typeof createAlignment>,
  playlistWindows: Readonly<Record<string, PlaylistWindow>>,
) {
  const tracks = Object.entries(playlistWindows);
  for (const [track] of tracks) alignment.beforeRequest(getAddress(track));
  const times = await Promise.all(
    tracks.map(async ([track, window]) => {
      const answer = readAnswer({ uri: getAddress(track), data: new TextEncoder().encode(createPlaylist(window)) });
      await alignment.afterResponse(answer);
      const date = /PROGRAM-DATE-TIME:(.*)/.exec(answer.text)?.[1];
      return [track, date === undefined ? null : Date.parse(date) / 1000];
    }),
  );
  return Object.fromEntries(times);
}

describe('renditions without times of day', () => {
  it('renditions without times of day stay unchanged and need no fetch when their sequence numbers agree', async () => {
    const alignment = createAlignment();
    const playlistWindows = { video: { sequence: 7, from: 100 }, audio: { sequence: 7, from: 100 } };
    expect(await answerWindows(alignment, playlistWindows)).toEqual({ video: null, audio: null });
    expect([alignment.isAligning(), onFetch.mock.calls.length]).toEqual([false, 0]);
  });

  it('renditions get the times of their media when their sequence numbers differ, and their later playlists need no fetch [fault-31b]', async () => {
    const alignment = createAlignment();
    const playlistWindows = { video: { sequence: 7, from: 100 }, audio: { sequence: 9, from: 100 } };
    expect(await answerWindows(alignment, playlistWindows)).toEqual({ video: 100, audio: 100 });
    const { length } = onFetch.mock.calls;
    const laterWindows = { video: { sequence: 9, from: 104 }, audio: { sequence: 10, from: 102 } };
    expect(await answerWindows(alignment, laterWindows)).toEqual({ video: 104, audio: 102 });
    expect([alignment.isAligning(), onFetch.mock.calls.length]).toEqual([true, length]);
  });

  it('renditions end together when one of them lacks timestamps', async () => {
    const playlistWindows = { video: { sequence: 7, from: 100 }, text: { sequence: 1, count: 3 } };
    expect(await answerWindows(createAlignment(), playlistWindows)).toEqual({ video: 100, text: 102 });
  });

  it('renditions that list all segments since the start of a broadcast are aligned [fault-31g]', async () => {
    const tag = '#EXT-X-PLAYLIST-TYPE:EVENT';
    const playlistWindows = { video: { sequence: 0, from: 100, tag }, audio: { sequence: 0, from: 102, tag } };
    expect(
      await answerWindows(createAlignment(), { ...playlistWindows, audio: { ...playlistWindows.audio, count: 3 } }),
    ).toEqual({
      video: 100,
      audio: 102,
    });
  });

  it('renditions get new times after an encoder restart', async () => {
    const alignment = createAlignment();
    await answerWindows(alignment, { video: { sequence: 7, from: 100 }, audio: { sequence: 9, from: 100 } });
    expect(await answerWindows(alignment, { video: { sequence: 0, from: 500 } })).toEqual({ video: 500 });
  });

  it('renditions are aligned by the newest clock when the encoder restarted within their window [fault-31i]', async () => {
    const alignment = createAlignment();
    const playlistWindows = {
      video: { sequence: 7, from: 100, restartAt: 1 },
      audio: { sequence: 9, from: 98, restartAt: 2 },
    };
    expect(await answerWindows(alignment, playlistWindows)).toEqual({ video: -2, audio: -4 });
    const { length } = onFetch.mock.calls;
    await answerWindows(alignment, {
      video: { sequence: 8, from: 0 },
      audio: { sequence: 10, from: 100, restartAt: 1 },
    });
    expect([alignment.isAligning(), onFetch.mock.calls.length]).toEqual([true, length]);
  });

  it('renditions end together when only one of them lists segments after an encoder restart [fault-31i]', async () => {
    const playlistWindows = { video: { sequence: 7, from: 1000, restartAt: 3 }, audio: { sequence: 9, from: 998 } };
    expect(await answerWindows(createAlignment(), playlistWindows)).toEqual({ video: -6, audio: -6 });
  });

  it('renditions stay unchanged and need no more fetches when none of them has timestamps [fault-31i]', async () => {
    const alignment = createAlignment();
    const playlistWindows = { video: { sequence: 7 }, audio: { sequence: 9 } };
    expect(await answerWindows(alignment, playlistWindows)).toEqual({ video: null, audio: null });
    const { length } = onFetch.mock.calls;
    await answerWindows(alignment, playlistWindows);
    expect([alignment.isAligning(), onFetch.mock.calls.length]).toEqual([false, length]);
  });

  it('a rendition stays unchanged when the only other rendition fails to load', async () => {
    const alignment = createAlignment();
    alignment.beforeRequest(getAddress('audio'));
    const video = answerWindows(alignment, { video: { sequence: 7, from: 100 } });
    alignment.recordFailure(getAddress('audio'));
    expect(await video).toEqual({ video: null });
  });
});

it.each(['#EXT-X-PROGRAM-DATE-TIME:2026-02-14T18:00:00Z', '#EXT-X-ENDLIST', '#EXT-X-PLAYLIST-TYPE:VOD'])(
  'changes no playlist with %s',
  async (tag) => {
    const alignment = createAlignment();
    await answerWindows(alignment, { video: { sequence: 7, from: 100, tag }, audio: { sequence: 9, from: 100, tag } });
    expect([alignment.isAligning(), onFetch.mock.calls.length]).toEqual([false, 0]);
  },
);
