import type { ServerResponse } from 'node:http';
import { writeLivePlaylist, writeRecordingPlaylist, type LiveStream } from './playlists.ts';
import { trackNames, type Source } from './source.ts';

/** A server's answer at one address of its stream. */
export interface FieldAnswer {
  status?: number;
  /** The content type, right or wrong. */
  type?: string;
  body?: string | Uint8Array;
  /** The answer begins when this promise resolves. */
  delay?: Promise<void>;
}

/** A request that the stream receives: the path within the stream, and the whole query. */
export interface FieldRequest {
  path: string;
  query: string;
  method: string;
}

/** A stream whose server behaves as a test describes it. */
export interface FieldStream {
  /**
   * @returns undefined for a path of the reference media, whose tracks have one playlist each: `video-240/index.m3u8`
   */
  answer(request: FieldRequest): FieldAnswer | undefined;
  /** Serves the reference media live instead of as a recording. */
  live?: LiveStream;
}

/** Creates a live stream that has been running for a while. */
export const createRunningStream = (): LiveStream => ({ start: Date.now(), restartAt: Infinity, endAt: null });

const getContentType = (path: string): string =>
  path.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp4';

/** Creates a track's playlist of the reference media, for a live stream at the time `now`. */
export function createTrackPlaylist(
  source: Source,
  track: string,
  live: LiveStream | undefined,
  now = Date.now(),
): string {
  const durations = source.durations(track);
  return live ? writeLivePlaylist(track, live, durations, now) : writeRecordingPlaylist(durations);
}

function createMediaAnswer(source: Source, { live }: FieldStream, path: string): FieldAnswer {
  const [track = '', file = ''] = path.split('/');
  if (!trackNames.includes(track)) return { status: 404 };
  if (file === 'index.m3u8') return { body: createTrackPlaylist(source, track, live) };
  const body = source.bytes(track, file);
  return body ? { body } : { status: 404 };
}

/** Answers a request as the stream describes it. */
export async function answerField(
  source: Source,
  stream: FieldStream,
  request: FieldRequest,
  response: ServerResponse,
): Promise<void> {
  const {
    status = 200,
    type = getContentType(request.path),
    body = '',
    delay,
  } = stream.answer(request) ?? createMediaAnswer(source, stream, request.path);
  await delay;
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Endings of segments, captions and keys. */
const nonPlaylistFile = /\.(?:m4s|mp4|ts|vtt)$|\/key$/;

/** Requests that are a second apart may arrive together when a busy machine delays the first of them. */
export const maxLateRequests = 5;

/** The player leaves 1.05 s between two requests of a playlist. Without this pause, a hundred requests arrive. */
export const maxRequestsIn10s = 10 + maxLateRequests;

/**
 * The largest number of requests for one of a stream's playlists within ten seconds. An address without an ending
 * counts as a playlist.
 */
export function countMaxRequestsIn10s(requests: readonly { path: string; at: number }[], id: string): number {
  const requestsByPath = Map.groupBy(
    requests.filter(({ path }) => path.includes(`/${id}/`) && !nonPlaylistFile.test(path)),
    ({ path }) => path,
  );
  const requestCounts = [...requestsByPath.values()].map((playlistRequests) =>
    Math.max(
      ...playlistRequests.map(
        ({ at: from }) => playlistRequests.filter(({ at }) => at >= from && at < from + 10_000).length,
      ),
    ),
  );
  return Math.max(0, ...requestCounts);
}
