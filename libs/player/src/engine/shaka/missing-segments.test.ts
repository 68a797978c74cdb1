import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMissingSegments } from './missing-segments.ts';
import type { ShakaNetworking, ShakaPlayer, ShakaRequestContext } from './shaka-types.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type RequestFilter = Parameters<ShakaNetworking['registerRequestFilter']>[0];
type ResponseFilter = Parameters<ShakaNetworking['registerResponseFilter']>[0];

type StreamType = 'audio' | 'video' | 'text';

interface Answer {
  id?: string;
  type?: StreamType;
  key?: object | null;
}

const segmentRequest = 1;

/** A player's requests for segments, and the renditions that `watchMissingSegments` reports. */
function createMissingSegmentsScene() {
  const target = new EventTarget();
  const filters: { before?: RequestFilter; after?: ResponseFilter } = {};
  const player: Partial<ShakaPlayer> = {
    addEventListener: (type, listener) => target.addEventListener(type, listener),
    getNetworkingEngine: () => ({
      addEventListener: () => undefined,
      registerRequestFilter: (filter) => void (filters.before = filter),
      registerResponseFilter: (filter) => void (filters.after = filter),
    }),
  };
  const reported: string[] = [];
  const seconds: (number | undefined)[] = [];
  watchMissingSegments(player as ShakaPlayer, (id, second) => {
    reported.push(id);
    seconds.push(second);
  });
  const getContext = (type: StreamType, id: string, part: number): ShakaRequestContext => ({
    type: part,
    stream: { type, originalId: id, mimeType: '', codecs: '', channelsCount: null, audioSamplingRate: null },
    segment: part === 0 ? null : { getStartTime: () => 14, getEndTime: () => 16 },
  });
  return {
    reported,
    seconds,
    reportFailure(type: StreamType, id: string, times: number, part = 1) {
      for (let count = 0; count < times; count += 1)
        target.dispatchEvent(
          Object.assign(new Event('downloadfailed'), {
            requestType: segmentRequest,
            error: { code: 1001, category: 1, data: [id, 404] },
            context: getContext(type, id, part),
          }),
        );
    },
    reportArrival(type: StreamType, id: string, part = 1) {
      const response = { uri: '', originalUri: '', data: new ArrayBuffer(0) };
      void filters.after?.(segmentRequest, response, getContext(type, id, part));
    },
    /**
     * Answers with these bytes.
     * @returns whether the engine gets them
     */
    passesFilters(
      data: ArrayBuffer | Uint8Array<ArrayBuffer>,
      { id = 'low', type = 'video', key = null }: Answer = {},
    ): boolean {
      const context = getContext(type, id, 1);
      const segment = Object.assign({ getStartTime: () => 0, getEndTime: () => 2 }, { aesKey: key });
      try {
        void filters.after?.(
          segmentRequest,
          { uri: '', originalUri: id, data },
          { ...context, segment, ...(context.stream && { stream: { ...context.stream, mimeType: 'video/mp4' } }) },
        );
        return true;
      } catch {
        return false;
      }
    },
    /**
     * Requests a segment.
     * @returns a function that returns whether the request was sent
     */
    createSentCheck(id: string): () => boolean {
      let isSent = false;
      const request = { uris: [], headers: {} };
      void Promise.resolve(filters.before?.(segmentRequest, request, getContext('video', id, 1))).then(() => {
        isSent = true;
      });
      return () => isSent;
    },
  };
}

it('audio counts as missing after three failures, and video after six, if other video arrives before the last failure [fault-30q]', () => {
  const { reported, seconds, reportFailure, reportArrival } = createMissingSegmentsScene();
  reportFailure('audio', 'en', 2);
  reportFailure('video', 'low', 4);
  reportArrival('video', 'high');
  expect(reported).toEqual([]);
  reportFailure('audio', 'en', 1);
  expect(reported).toEqual(['en']);
  reportFailure('video', 'low', 2);
  expect(reported).toEqual(['en', 'low']);
  expect(seconds).toEqual([14, 14]);
});

it('no rendition counts as missing after an outage of all segments, whichever arrives first [fault-30q]', () => {
  const { reported, reportFailure, reportArrival } = createMissingSegmentsScene();
  reportFailure('audio', 'en', 5);
  reportFailure('video', 'low', 6);
  reportArrival('video', 'high');
  reportArrival('audio', 'en');
  reportArrival('video', 'low');
  expect(reported).toEqual([]);
});

it('no rendition counts as missing while the video of all qualities fails, although an init segment arrives', () => {
  const { reported, reportFailure, reportArrival } = createMissingSegmentsScene();
  reportFailure('video', 'low', 6);
  reportArrival('video', 'high', 0);
  reportArrival('audio', 'en');
  reportFailure('video', 'high', 6);
  expect(reported).toEqual([]);
});

it('captions count as missing without their init segment, but not without another segment [fault-30r]', () => {
  const { reported, reportFailure } = createMissingSegmentsScene();
  reportFailure('text', 'en', 9);
  reportFailure('text', 'es', 3, 0);
  expect(reported).toEqual(['es']);
});

it('audio without its init segment counts as missing when an init segment of video arrived in the same attempt [fault-30r]', () => {
  const { reported, reportFailure, reportArrival } = createMissingSegmentsScene();
  reportFailure('audio', 'es', 3, 0);
  reportArrival('video', 'low', 0);
  reportFailure('audio', 'en', 3, 0);
  expect(reported).toEqual(['en']);
});

it('audio without its init segment counts as missing when an init segment of video arrives in the next attempt [fault-30r]', () => {
  const { reported, reportFailure, reportArrival } = createMissingSegmentsScene();
  reportArrival('video', 'low', 0);
  vi.advanceTimersByTime(2000);
  reportFailure('audio', 'en', 1, 0);
  reportArrival('video', 'low', 0);
  reportFailure('audio', 'en', 2, 0);
  expect(reported).toEqual(['en']);
});

it('failures of a rendition are counted from zero after a segment of it has arrived', () => {
  const { reported, reportFailure, reportArrival } = createMissingSegmentsScene();
  reportFailure('video', 'low', 5);
  reportArrival('video', 'low');
  reportArrival('video', 'high');
  reportFailure('video', 'low', 5);
  expect(reported).toEqual([]);
});

it('the next request of a failing rendition waits a second, and requests of other renditions do not', async () => {
  const { reportFailure, createSentCheck } = createMissingSegmentsScene();
  reportFailure('video', 'low', 3);
  reportFailure('video', 'high', 2);
  const [low, high] = [createSentCheck('low'), createSentCheck('high')];
  await vi.advanceTimersByTimeAsync(900);
  expect([low(), high()]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(100);
  expect(low()).toBe(true);
});

const webPage = new TextEncoder().encode('<!doctype html><h1>Welcome</h1>');
/** A box of 12 bytes, and the start of another box, which is longer than the file. */
const truncatedFragment = Uint8Array.from('\0\0\0\fmoofabcd\0\0\x01\0mdat', (character) => character.charCodeAt(0));

it.each([
  ['a web page', webPage],
  ['cut off', truncatedFragment],
])('a video segment counts as missing when it is %s [fault-30u]', (_, bytes) => {
  const { passesFilters } = createMissingSegmentsScene();
  expect(passesFilters(bytes)).toBe(false);
});

it('a segment reaches the engine when it is whole, encrypted, empty or of captions', () => {
  const { passesFilters } = createMissingSegmentsScene();
  const wholeFragment = truncatedFragment.slice(0, 12);
  expect([
    passesFilters(wholeFragment),
    passesFilters(truncatedFragment, { key: {} }),
    passesFilters(new ArrayBuffer(0)),
  ]).toEqual([true, true, true]);
  expect(passesFilters(webPage, { type: 'text' }), 'another filter replaces its lines').toBe(true);
});

it('audio whose first segments are web pages counts as missing once a video segment has arrived [fault-30u]', () => {
  const { reported, passesFilters, reportArrival } = createMissingSegmentsScene();
  reportArrival('video', 'low');
  for (let count = 0; count < 3; count += 1) passesFilters(webPage, { id: 'en', type: 'audio' });
  expect(reported).toEqual(['en']);
});

it('audio does not count as missing when all responses have become web pages', () => {
  const { reported, passesFilters, reportArrival } = createMissingSegmentsScene();
  reportArrival('audio', 'en');
  reportArrival('video', 'low');
  for (let count = 0; count < 6; count += 1) passesFilters(webPage, { id: 'en', type: 'audio' });
  expect(reported).toEqual([]);
});
