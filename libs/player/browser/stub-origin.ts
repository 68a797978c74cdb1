import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** What the origin does wrong. Each applies to one live stream. */
export type Fault =
  | { kind: 'none' }
  | { kind: 'playlist-status'; status: number }
  | { kind: 'playlist-frozen'; at: number }
  | { kind: 'playlist-garbage' }
  | { kind: 'segments-status'; status: number }
  | { kind: 'segments-hang' };

interface LiveStream {
  /** Date.now() when the first segment of the source became available. */
  start: number;
  fault: Fault;
  /** Segments skipped from the front of the numbering: an encoder restart begins at 0 again. */
  sequenceFrom: number;
  /** The playlist ends here, in segments; null while live. */
  endAt: number | null;
}

/** A segment of the source: its file, its seconds. */
interface Segment {
  uri: string;
  duration: number;
}

export interface StubOrigin {
  url: string;
  /** Makes a live stream whose playlist holds the last `window` segments; answers with its address. */
  live(id: string): { address: string; stream: LiveStream };
  /** Requests so far, newest last: path and time. */
  requests: { path: string; at: number }[];
  close(): Promise<void>;
}

const WINDOW = 8;
/** Segments that exist when a live stream is made. */
const AHEAD = 8;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.m4s': 'video/mp4',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
};

/** As strict as the production server's: the player must work without inline scripts and style elements. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; worker-src 'self' blob:";

function readSource(media: string): Segment[] {
  const lines = readFileSync(join(media, 'index.m3u8'), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const duration = /^#EXTINF:([\d.]+)/.exec(line)?.[1];
    const uri = lines[index + 1];
    return duration && uri ? [{ duration: Number(duration), uri }] : [];
  });
}

function playlist(stream: LiveStream, segments: readonly Segment[], now: number): string {
  const length = segments[0]?.duration ?? 2;
  const made = Math.floor((now - stream.start) / 1000 / length) + AHEAD;
  const last = Math.min(segments.length, stream.endAt ?? Infinity, made);
  const first = Math.max(0, last - WINDOW);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(length)}`,
    `#EXT-X-MEDIA-SEQUENCE:${Math.max(0, first - stream.sequenceFrom)}`,
    '#EXT-X-MAP:URI="init.mp4"',
  ];
  for (let index = first; index < last; index += 1) {
    const segment = segments[index];
    if (!segment) continue;
    if (index === stream.sequenceFrom && index > 0) lines.push('#EXT-X-DISCONTINUITY');
    // Segment AHEAD began when the stream was made.
    const date = new Date(stream.start + (index - AHEAD) * length * 1000).toISOString();
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${date}`, `#EXTINF:${segment.duration},`, segment.uri);
  }
  if (stream.endAt !== null && last >= stream.endAt) lines.push('#EXT-X-ENDLIST');
  return lines.join('\n');
}

/**
 * An origin that the tests control: the harness at `/`, the source as a recording at `/vod/index.m3u8`, and live streams
 * made of the source at `/live/<id>/index.m3u8`. `media` holds index.m3u8, init.mp4 and segments of equal length.
 */
export async function startStubOrigin(site: string, media: string): Promise<StubOrigin> {
  const segments = readSource(media);
  const streams = new Map<string, LiveStream>();
  const requests: { path: string; at: number }[] = [];

  function answerPlaylist(stream: LiveStream, response: ServerResponse): void {
    const { fault } = stream;
    if (fault.kind === 'playlist-status') return void response.writeHead(fault.status).end();
    if (fault.kind === 'playlist-garbage') {
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>');
    }
    const now = fault.kind === 'playlist-frozen' ? fault.at : Date.now();
    response.writeHead(200, { 'content-type': types['.m3u8'], 'cache-control': 'no-store' });
    response.end(playlist(stream, segments, now));
  }

  function answerFile(root: string, path: string, response: ServerResponse): void {
    const file = join(root, normalize(path));
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
    createReadStream(file).pipe(response);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '/', 'http://stub').pathname;
    requests.push({ path, at: Date.now() });
    const [, area, id, file] = path.split('/');
    if (area === 'vod') return answerFile(media, id ?? '', response);
    const stream = area === 'live' ? streams.get(id ?? '') : undefined;
    if (!stream) return answerFile(site, path === '/' ? 'harness.html' : path, response);
    if (file === 'index.m3u8') return answerPlaylist(stream, response);
    if (stream.fault.kind === 'segments-status') return void response.writeHead(stream.fault.status).end();
    if (stream.fault.kind === 'segments-hang') return;
    answerFile(media, file ?? '', response);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port');
  const url = `http://127.0.0.1:${bound.port}`;

  return {
    url,
    requests,
    live(id) {
      const stream: LiveStream = { start: Date.now(), fault: { kind: 'none' }, sequenceFrom: 0, endAt: null };
      streams.set(id, stream);
      return { address: `${url}/live/${id}/index.m3u8`, stream };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
