import type { LiveWindow } from './live-window.ts';

const header = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];

/** Writes the HLS media playlist of a recording. Segment n is `n.m4s` in the playlist's folder. */
export function writeRecordingPlaylist(durations: readonly number[]): string {
  const lines = [...header, writeTargetDuration(durations), '#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD', map];
  durations.forEach((duration, index) => lines.push(writeSegmentDuration(duration), `${index}.m4s`));
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n');
}

/**
 * Writes the HLS media playlist of a live window. The segment with sequence number n is `n.m4s` in its folder, `n.vtt`
 * for captions, or `n.jpg` for seek pictures. Fragment f of a goal is `goal-f.m4s`. Only video and audio have an init
 * segment.
 */
export function writeLivePlaylist(
  window: LiveWindow,
  durations: readonly number[],
  extension: 'm4s' | 'vtt' | 'jpg' = 'm4s',
): string {
  const lines = [
    ...header,
    writeTargetDuration(durations),
    `#EXT-X-MEDIA-SEQUENCE:${window.mediaSequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${window.discontinuitySequence}`,
    ...(extension === 'm4s' ? [map] : []),
    ...(extension === 'jpg' ? ['#EXT-X-IMAGES-ONLY'] : []),
  ];
  for (const segment of window.segments) {
    if (segment.discontinuity) lines.push('#EXT-X-DISCONTINUITY');
    const name = segment.goalFragment === undefined ? segment.sequence : `goal-${segment.goalFragment}`;
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.programTimeMs).toISOString()}`);
    lines.push(writeSegmentDuration(segment.duration), `${name}.${extension}`);
  }
  if (window.isEnded) lines.push('#EXT-X-ENDLIST');
  return [...lines, ''].join('\n');
}

/** Writes the playlist of captions, with one WebVTT file for the whole recording. */
export function writeCaptionsPlaylist(seconds: number, uri: string): string {
  return writeWholeFilePlaylist([`#EXTINF:${seconds},`, uri], seconds);
}

/** Sheets of seek thumbnails (EXT-X-TILES). Each has `columns` x `rows` pictures, one for every `interval` seconds. */
export interface ThumbnailSheets {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly interval: number;
  readonly uris: readonly string[];
}

/** Writes the image playlist of a recording's seek thumbnails, an extension by Roku that shaka-player reads. */
export function writeThumbnailsPlaylist(sheets: ThumbnailSheets): string {
  const seconds = sheets.columns * sheets.rows * sheets.interval;
  const tiles = `RESOLUTION=${sheets.width}x${sheets.height},LAYOUT=${sheets.columns}x${sheets.rows}`;
  const lines = sheets.uris.flatMap((uri) => [
    `#EXTINF:${seconds},`,
    `#EXT-X-TILES:${tiles},DURATION=${sheets.interval}`,
    uri,
  ]);
  return writeWholeFilePlaylist(['#EXT-X-IMAGES-ONLY', ...lines], seconds);
}

const map = '#EXT-X-MAP:URI="init.mp4"';

function writeWholeFilePlaylist(body: readonly string[], seconds: number): string {
  const start = ['#EXTM3U', '#EXT-X-VERSION:7', writeTargetDuration([seconds]), '#EXT-X-MEDIA-SEQUENCE:0'];
  return [...start, '#EXT-X-PLAYLIST-TYPE:VOD', ...body, '#EXT-X-ENDLIST', ''].join('\n');
}

/** Writes the smallest whole number of seconds that no rounded EXTINF exceeds (RFC 8216, 4.3.3.1). */
function writeTargetDuration(durations: readonly number[]): string {
  return `#EXT-X-TARGETDURATION:${Math.max(1, Math.round(Math.max(...durations)))}`;
}

function writeSegmentDuration(duration: number): string {
  return `#EXTINF:${Number(duration.toFixed(5))},`;
}
