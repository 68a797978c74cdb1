import { expect } from 'vitest';
import { createRunningStream, createTrackPlaylist, type FieldAnswer, type FieldStream } from './field.ts';
import type { TestBrowser } from './setup.ts';
import { segmentSeconds } from './source.ts';
import { watch as open, type WatchedPage, type WatchOptions } from './watch.ts';

export const kinds = ['recording', 'live'] as const;
export type Kind = (typeof kinds)[number];

export const createRenditionTag = (bandwidth: number, attributes: string, track: string): string =>
  `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},${attributes},CLOSED-CAPTIONS=NONE\n${track}`;
export const lowAttributes = 'CODECS="avc1.4d4015,mp4a.40.2",RESOLUTION=426x240,AUDIO="a"';
export const highAttributes = 'CODECS="avc1.4d401e,mp4a.40.2",RESOLUTION=640x360,AUDIO="a"';
export const createSoundTag = (name: string, language: string, track: string, isDefault = false): string =>
  `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="${name}",LANGUAGE="${language}",DEFAULT=${isDefault ? 'YES' : 'NO'},AUTOSELECT=YES,URI="${track}"`;
export const englishSoundTag = createSoundTag('English', 'en', 'audio-en/index.m3u8', true);
export const spanishSoundTag = createSoundTag('Español', 'es', 'audio-es/index.m3u8');
export const createCaptionTag = (name: string, language: string): string =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="${name}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=YES,URI="words-${language}.m3u8"`;

export const createMultivariantPlaylist = (...lines: readonly string[]): string =>
  ['#EXTM3U', '#EXT-X-VERSION:7', ...lines].join('\n');

/** An answer that never begins. */
const pendingAnswer: FieldAnswer = { delay: new Promise(() => undefined) };

declare global {
  interface Window {
    /** Lets the page's date advance again. */
    releaseDate(): void;
  }
}

/**
 * Runs in the page. Holds the page's date, so that its first answers count as quick on any machine. Only on a quick
 * network does the player abandon a playlist that hangs.
 */
export function holdDate(): void {
  const readDate = Date.now;
  const heldMs = readDate();
  Date.now = () => heldMs;
  window.releaseDate = () => (Date.now = readDate);
}

/** Opens streams with one multivariant playlist each, and counts their requests. @param testBrowser of the test file */
export function createRenditions(testBrowser: TestBrowser) {
  let streamCount = 0;
  /**
   * Creates a stream with this multivariant playlist. A path that begins like an entry of `broken` gets a 404, and a
   * path in `hanging` no response. `frozenSegments` has the time after which a track's playlist no longer changes, in
   * milliseconds since 1970. `segmentsAhead` has the number that is added to a track's first sequence number.
   */
  function createStreamCase(
    kind: Kind,
    text: string,
    getOtherAnswer: (path: string) => FieldAnswer | undefined = () => undefined,
  ) {
    const id = `r${(streamCount += 1)}`;
    const brokenPaths = new Set<string>();
    const hangingPaths = new Set<string>();
    const frozenSegments = new Map<string, number>();
    const segmentsAhead = new Map<string, number>();
    const stream: FieldStream = {
      ...(kind === 'live' && { live: createRunningStream() }),
      answer({ path }) {
        const [track = '', file] = path.split('/');
        if (hangingPaths.has(path)) return pendingAnswer;
        if ([...brokenPaths].some((brokenPath) => path.startsWith(brokenPath))) return { status: 404 };
        if (file === 'index.m3u8' && (frozenSegments.has(track) || segmentsAhead.has(track))) {
          const playlist = createTrackPlaylist(
            testBrowser.origin.source,
            track,
            stream.live,
            frozenSegments.get(track),
          );
          const aheadCount = segmentsAhead.get(track) ?? 0;
          return { body: playlist.replace(/(?<=MEDIA-SEQUENCE:)\d+/, (number) => `${Number(number) + aheadCount}`) };
        }
        return path === 'index.m3u8' ? { body: text } : getOtherAnswer(path);
      },
    };
    return {
      id,
      broken: brokenPaths,
      frozenSegments,
      hanging: hangingPaths,
      segmentsAhead,
      address: testBrowser.origin.field(id, stream),
    };
  }

  const watch = (address: string, kind: Kind, options: WatchOptions = {}): Promise<WatchedPage> =>
    open(testBrowser.browser, testBrowser.origin, address, { kind, ...options });

  const countRequests = (id: string, path: string): number =>
    testBrowser.origin.requests.filter((request) => request.path === `/field/${id}/${path}`).length;

  /** Milliseconds from the first request of one playlist to that of another. */
  function measureRequestGapMs(id: string, firstPath: string, secondPath: string): number {
    const findFirstRequest = (path: string): number =>
      testBrowser.origin.requests.find((request) => request.path === `/field/${id}/${path}`)?.at ?? Infinity;
    return findFirstRequest(secondPath) - findFirstRequest(firstPath);
  }

  /** The number of requests of one playlist before the first request of another. */
  function countRequestsBefore(id: string, firstPath: string, secondPath: string): number {
    const paths = testBrowser.origin.requests.map(({ path }) => path);
    const end = paths.indexOf(`/field/${id}/${secondPath}`);
    return paths.slice(0, end).filter((path) => path === `/field/${id}/${firstPath}`).length;
  }

  return { createStreamCase, watch, countRequests, countRequestsBefore, countBetween: measureRequestGapMs };
}

/** Waits until the video has played for some seconds, without a problem. */
export async function waitForPlayback(viewer: WatchedPage, seconds = 2 * segmentSeconds): Promise<void> {
  await viewer.waitForFrame();
  await viewer.playSeconds(seconds);
  expect(await viewer.state()).toMatchObject({ problem: null, recovering: false });
}

export const getHeights = async (viewer: WatchedPage): Promise<number[]> =>
  (await viewer.state()).qualities.map(({ height }) => height);
