import { segmentSeconds } from './source.ts';

/** A live stream cut from the source. */
export interface LiveStream {
  /** Date.now() when the stream was made. */
  start: number;
  /** An encoder restart at this segment: numbering begins at 0 again. */
  restartAt: number;
  /** The stream ends before this segment; null while it goes on. */
  endAt: number | null;
}

const WINDOW = 8;
/** Segments that exist when a live stream is made. */
const AHEAD = 8;

/** The encoder has been running for a while. */
const HOURS_OF_SEGMENTS = 5000;

/** The number of the segment that is being made now. */
export function nextSegment(stream: LiveStream, now = Date.now()): number {
  return Math.floor((now - stream.start) / 1000 / segmentSeconds) + AHEAD;
}

/** The media playlist of one track of a live stream at a time. */
export function livePlaylist(stream: LiveStream, durations: readonly number[], now: number): string {
  const last = Math.min(durations.length, stream.endAt ?? Infinity, nextSegment(stream, now));
  const first = Math.max(0, last - WINDOW, stream.restartAt < last ? stream.restartAt : 0);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${stream.restartAt < last ? first - stream.restartAt : first + HOURS_OF_SEGMENTS}`,
    '#EXT-X-MAP:URI="init.mp4"',
  ];
  for (let index = first; index < last; index += 1) {
    const date = new Date(stream.start + (index - AHEAD) * segmentSeconds * 1000).toISOString();
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${date}`, `#EXTINF:${durations[index] ?? segmentSeconds},`, `${index}.m4s`);
  }
  if (stream.endAt !== null && last >= stream.endAt) lines.push('#EXT-X-ENDLIST');
  return lines.join('\n');
}

/** The media playlist of one track of the recording. */
export function recordingPlaylist(durations: readonly number[]): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-PLAYLIST-TYPE:VOD', `#EXT-X-TARGETDURATION:3`];
  lines.push('#EXT-X-MAP:URI="init.mp4"');
  durations.forEach((duration, index) => lines.push(`#EXTINF:${duration},`, `${index}.m4s`));
  return [...lines, '#EXT-X-ENDLIST'].join('\n');
}

/** All captions of the recording as one segment. */
export function captionsPlaylist(seconds: number): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    `#EXTINF:${seconds},`,
    'captions.vtt',
    '#EXT-X-ENDLIST',
  ].join('\n');
}

/** Seek thumbnails: sheets of 8 by 6 pictures of 160 by 90 pixels, one every two seconds. */
export function thumbnailsVtt(count: number): string {
  const stamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);
  const cues = Array.from({ length: count }, (_, index) => {
    const place = index % 48;
    const box = `${(place % 8) * 160},${Math.floor(place / 8) * 90},160,90`;
    return `${stamp(index * 2)} --> ${stamp(index * 2 + 2)}\nthumbnails-${Math.floor(index / 48)}.jpg#xywh=${box}`;
  });
  return ['WEBVTT', ...cues].join('\n\n');
}
