import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../apps/reference-backend/media');

/** The response to a media request. */
interface MediaAnswer {
  status?: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

interface MediaIndex {
  tracks: Record<string, { timescale: number; initSize: number; fragments: readonly [number, number, number][] }>;
}

/**
 * Returns the playlist of the reference backend's recording, in its lowest quality and without a multivariant playlist.
 */
export function renderPlaylist(path: string): MediaAnswer | undefined {
  if (!path.endsWith('.m3u8')) return undefined;
  // The project's own tools have written this file.
  const { tracks } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as MediaIndex;
  const { timescale = 1, initSize = 0, fragments = [] } = tracks['video-240'] ?? {};
  const body = [
    '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:4\n#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="video-240.mp4",BYTERANGE="${initSize}@0"`,
    ...fragments.map(
      ([start, size, duration]) => `#EXTINF:${duration / timescale},\n#EXT-X-BYTERANGE:${size}@${start}\nvideo-240.mp4`,
    ),
    '#EXT-X-ENDLIST',
  ].join('\n');
  return { headers: { 'content-type': 'application/vnd.apple.mpegurl' }, body };
}

/** @param range the request's Range header, with start and end */
export function readSegment(path: string, range = ''): MediaAnswer | undefined {
  if (!path.endsWith('/video-240.mp4')) return undefined;
  const file = readFileSync(join(folder, 'video-240.mp4'));
  const [, from = '0', to = file.length - 1] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const body = file.subarray(Number(from), Number(to) + 1);
  const headers = { 'content-type': 'video/mp4', 'content-range': `bytes ${from}-${to}/${file.length}` };
  return { status: 206, headers, body };
}

export const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';

/** A picture of a match or a crest. */
export const renderPicture = (path: string): MediaAnswer | undefined =>
  path.startsWith('/media/') ? { headers: { 'content-type': 'image/svg+xml' }, body: emptyPicture } : undefined;
