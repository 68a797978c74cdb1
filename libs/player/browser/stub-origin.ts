import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { respondToAdRequest, type AdFailureMode } from './ads.ts';
import { endlessDashManifest } from './dash-manifest.ts';
import { answerField, type FieldStream } from './field.ts';
import {
  writeCaptionsPlaylist,
  writeLivePlaylist,
  writeLowLatencyPlaylist,
  partsPerSegment,
  writeRecordingPlaylist,
  writeThumbnailsVtt,
  type LiveStream,
} from './playlists.ts';
import { encryptSegment, createLicence, encryptFile, segmentKey, type KeyFault } from './protected.ts';
import { readSource, segmentSeconds, trackNames, type Source } from './source.ts';

/** The fault of one stream. */
export type Fault =
  | { kind: 'none' }
  | { kind: 'playlist-status'; status: number }
  | { kind: 'playlist-frozen'; at: number }
  | { kind: 'playlist-garbage' }
  /** Every second response of each playlist comes from a server that is this many segments behind. */
  | { kind: 'playlist-older'; segments: number }
  | { kind: 'segments-status'; status: number }
  | { kind: 'key-status'; status: number }
  | { kind: 'segments-hang' }
  | { kind: 'segments-corrupt' };

/** A live stream whose faults the test sets. */
export type StubStream = LiveStream & { fault: Fault; answers: Map<string, number> };

export interface StubRequest {
  path: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The CMCD keys of the request, in its address and its headers, comma-separated; empty without client data. */
  clientData: { inQuery: string; inHeaders: string };
  referer: string;
  /** The Authorization header; empty without this header. */
  authorization: string;
}

export interface StubOrigin {
  url: string;
  /** The recording with captions and thumbnails. */
  recording: string;
  /** The same match as one wide frame. */
  panorama: string;
  /** The same recording as DASH. */
  recordingDash: string;
  /** A DASH manifest whose single entry names 86 million segments. */
  endlessDash: string;
  /** The protected recording: a manifest for a key system, or HLS that names the address of its key. */
  locked: Readonly<Record<'clearkey' | 'widevine' | 'hls', string>>;
  /** A licence server with this behaviour. */
  keys(failureMode: KeyFault): string;
  /** The tag of an ad server with this behaviour. */
  getAdTagAddress(failureMode: AdFailureMode): string;
  /** Makes a live stream with a window of 16 s and returns its address. */
  live(id: string): { address: string; stream: StubStream };
  /** The reference media. */
  source: Source;
  /** Makes a stream that the test defines, and returns its address. */
  field(id: string, stream: FieldStream): string;
  /** Requests so far, newest last. */
  requests: StubRequest[];
  close(): Promise<void>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpd': 'application/dash+xml',
  '.mp4': 'video/mp4',
  '.m4s': 'video/mp4',
  '.vtt': 'text/vtt',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** As strict as the production server's policy: the player must work without inline scripts and style elements. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; worker-src 'self' blob:";

function send(response: ServerResponse, path: string, body: string | Buffer | null): void {
  if (body === null) return void response.writeHead(404).end();
  const headers = {
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  };
  response.writeHead(200, { ...headers, 'content-security-policy': policy }).end(body);
}

/** Keeps the boxes and replaces the video by noise, so that the decoder fails. */
function corruptSegment(segment: Buffer | null): Buffer | null {
  const corruptedSegment = segment && Buffer.from(segment);
  for (
    let offset = (corruptedSegment?.indexOf('mdat') ?? 0) + 64;
    corruptedSegment && offset < corruptedSegment.length;
    offset += 1
  )
    corruptedSegment[offset] = (offset * 151) % 256;
  return corruptedSegment;
}

function answerRecording(source: Source, track: string, file: string, response: ServerResponse): void {
  const path = `${track}/${file}`;
  const durations = source.durations('video-240');
  const seconds = durations.reduce((sum, durationSeconds) => sum + durationSeconds, 0);
  if (track === 'index.m3u8') send(response, track, source.master());
  else if (track === 'pano.m3u8') send(response, track, source.master('pano'));
  else if (track === 'manifest.mpd') send(response, track, source.manifest());
  else if (track === 'endless.mpd') send(response, track, endlessDashManifest);
  else if (track === 'thumbnails.vtt') send(response, track, writeThumbnailsVtt(durations.length));
  else if (/^(thumbnails|poster)-\d+\.\w+$/.test(track)) send(response, track, source.file(track));
  else if (path === 'captions/index.m3u8') send(response, path, writeCaptionsPlaylist(seconds, 'captions-en.vtt'));
  else if (path === 'captions/he.m3u8') send(response, path, writeCaptionsPlaylist(seconds, 'captions-he.vtt'));
  else if (track === 'captions') send(response, path, source.file(file));
  else if (!trackNames.includes(track)) send(response, path, null);
  else if (file === 'index.m3u8') send(response, path, writeRecordingPlaylist(source.durations(track)));
  else send(response, path, source.bytes(track, file));
}

/** Returns a segment, or several parts joined into one. */
function getSegment(source: Source, track: string, file: string): Buffer | null {
  const wholePattern = /^whole-(\d+)\.m4s$/.exec(file)?.[1];
  if (wholePattern === undefined) return source.bytes(track, file);
  const firstPart = Number(wholePattern) * partsPerSegment;
  const parts = Array.from({ length: partsPerSegment }, (_, index) => source.bytes(track, `${firstPart + index}.m4s`));
  return Buffer.concat(parts.filter((part) => part !== null));
}

/** Returns the time that a playlist shows, according to the fault of its stream. */
function getTime({ fault, answers }: StubStream, track: string): number {
  if (fault.kind === 'playlist-frozen') return fault.at;
  const count = (answers.get(track) ?? 0) + 1;
  answers.set(track, count);
  const isOlder = fault.kind === 'playlist-older' && count % 2 === 0;
  return Date.now() - (isOlder ? fault.segments * segmentSeconds * 1000 : 0);
}

function answerLive(source: Source, stream: StubStream, track: string, file: string, response: ServerResponse): void {
  const path = `${track}/${file}`;
  const { fault } = stream;
  if (path.includes('.m3u8')) {
    if (fault.kind === 'playlist-status') return void response.writeHead(fault.status).end();
    if (fault.kind === 'playlist-garbage') return send(response, path, '<!doctype html><h1>Welcome</h1>');
    if (track === 'index.m3u8' || track === 'pano.m3u8')
      return send(
        response,
        track,
        source
          .master(track === 'pano.m3u8' ? 'pano' : 'hd')
          .replace(/^.*SUBTITLES,.*\n/gm, '')
          .replaceAll(',SUBTITLES="s"', ''),
      );
    const playlist = stream.isInParts ? writeLowLatencyPlaylist : writeLivePlaylist;
    const durations = trackNames.includes(track) ? source.durations(track) : null;
    return send(response, path, durations && playlist(track, stream, durations, getTime(stream, track)));
  }
  if (file === 'key')
    return fault.kind === 'key-status' ? void response.writeHead(fault.status).end() : void response.end(segmentKey);
  if (fault.kind === 'segments-status') return void response.writeHead(fault.status).end();
  if (fault.kind === 'segments-hang') return;
  const segmentFile = trackNames.includes(track) ? getSegment(source, track, file) : null;
  const bytes = segmentFile && stream.isEncrypted && file !== 'init.mp4' ? encryptSegment(segmentFile) : segmentFile;
  send(response, path, fault.kind === 'segments-corrupt' && file !== 'init.mp4' ? corruptSegment(bytes) : bytes);
}

/**
 * An origin that the tests control: the page `root` at `/` with its files, the reference media as a recording at
 * `/vod/index.m3u8`, and live streams of them at `/live/<id>/index.m3u8`.
 */
export async function startStubOrigin(root: string, media: string): Promise<StubOrigin> {
  const source = readSource(media);
  const streams = new Map<string, StubStream>();
  const fieldStreams = new Map<string, FieldStream>();
  const requests: StubRequest[] = [];

  function answerSite(path: string, response: ServerResponse): void {
    const file = join(dirname(root), normalize(path));
    send(response, path, existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null);
  }

  function answerScripted(
    path: string,
    { method = 'GET', url: requestUrl = '' }: IncomingMessage,
    response: ServerResponse,
  ): void {
    const [, , id = '', ...pathParts] = path.split('/');
    const stream = fieldStreams.get(id);
    const request = { path: pathParts.join('/'), query: new URL(requestUrl, 'http://stub').search, method };
    if (stream) void answerField(source, stream, request, response);
    else send(response, path, null);
  }

  const server = createServer((request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://stub');
    const { headers } = request;
    const inHeaders = Object.keys(headers).flatMap((name) => (name.startsWith('cmcd-') ? (headers[name] ?? []) : []));
    const clientData = { inQuery: searchParams.get('CMCD') ?? '', inHeaders: inHeaders.join(',') };
    const authorization = String(headers['x-authorization'] ?? '');
    requests.push({ path, at: Date.now(), clientData, referer: headers.referer ?? '', authorization });
    const [pathRoot = '', ...pathParts] = path.slice(1).split('/');
    const [id = '', track = '', file = ''] = pathRoot === 'vod' ? ['', ...pathParts] : pathParts;
    const stream = streams.get(id);
    if (pathRoot === 'vod') answerRecording(source, track, file, response);
    else if (pathRoot === 'locked') send(response, path, encryptFile(source, pathParts.join('/')));
    else if (pathRoot === 'keys')
      void createLicence(request, pathParts[0] ?? '').then(({ status, body }) => response.writeHead(status).end(body));
    else if (pathRoot === 'ads') respondToAdRequest(path, response, source.file);
    else if (pathRoot === 'field') answerScripted(path, request, response);
    else if (pathRoot === 'live' && stream) answerLive(source, stream, track, file, response);
    else answerSite(path === '/' ? basename(root) : path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const boundAddress = server.address();
  if (boundAddress === null || typeof boundAddress === 'string') throw new Error('No port');
  const url = `http://127.0.0.1:${boundAddress.port}`;

  return {
    url,
    requests,
    recording: `${url}/vod/index.m3u8`,
    panorama: `${url}/vod/pano.m3u8`,
    recordingDash: `${url}/vod/manifest.mpd`,
    endlessDash: `${url}/vod/endless.mpd`,
    locked: {
      clearkey: `${url}/locked/clearkey.mpd`,
      widevine: `${url}/locked/widevine.mpd`,
      hls: `${url}/locked/index.m3u8`,
    },
    keys: (failureMode) => `${url}/keys/${failureMode}`,
    getAdTagAddress: (failureMode) => `${url}/ads/tags/${failureMode}.xml`,
    live(id) {
      const stream: StubStream = {
        start: Date.now(),
        fault: { kind: 'none' },
        restartAt: Infinity,
        endAt: null,
        answers: new Map(),
      };
      streams.set(id, stream);
      return { address: `${url}/live/${id}/index.m3u8`, stream };
    },
    source,
    field(id, stream) {
      fieldStreams.set(id, stream);
      return `${url}/field/${id}/index.m3u8`;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
