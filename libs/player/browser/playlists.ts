import { segmentSeconds } from './source.ts';

/** A live stream cut from the source. */
export interface LiveStream {
  /** Date.now() when the stream was made. */
  start: number;
  /** An encoder restart at this segment: numbering begins at 0 again. */
  restartAt: number;
  /** It has low latency: what the other streams have as segments are parts here. */
  inParts?: boolean;
  /** Its segments are encrypted with one key (AES-128). */
  isEncrypted?: boolean;
  /** By how many milliseconds its encoder's clock is ahead. */
  clockAhead?: number;
  /** Its playlists tell no time of day. */
  undated?: boolean;
  /** By how many the numbers of its sound's segments are ahead of its pictures'. */
  soundAhead?: number;
  /** How many segments its playlist names, which is how far a viewer can go back; 8 where it is left out. */
  window?: number;
  /** How many segments its playlist names before those: nobody fetches them, but the engine reads their lines. */
  older?: number;
  /** The stream ends before this segment; null while it goes on. */
  endAt: number | null;
}

const WINDOW = 8;
/** Segments that exist when a live stream is made. */
const AHEAD = 8;

/** The encoder has been running for a while. */
const HOURS_OF_SEGMENTS = 50_000;

/** The number of the segment that is being made now. */
export function nextSegment(stream: LiveStream, now = Date.now()): number {
  return Math.floor((now - stream.start) / 1000 / segmentSeconds) + AHEAD;
}

/** The media playlist of one track of a live stream at a time. */
export function livePlaylist(track: string, stream: LiveStream, durations: readonly number[], now: number): string {
  const last = Math.min(durations.length, stream.endAt ?? Infinity, nextSegment(stream, now));
  const first = Math.max(0, last - (stream.window ?? WINDOW), stream.restartAt < last ? stream.restartAt : 0);
  const older = stream.older ?? 0;
  const number = HOURS_OF_SEGMENTS + (track.startsWith('audio') ? (stream.soundAhead ?? 0) : 0);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${stream.restartAt < last ? first - stream.restartAt : first - older + number}`,
    '#EXT-X-MAP:URI="init.mp4"',
    ...(stream.isEncrypted ? [keyLine] : []),
  ];
  for (let index = first - older; index < last; index += 1) {
    const time = stream.start + (stream.clockAhead ?? 0) + (index - AHEAD) * segmentSeconds * 1000;
    const date = new Date(time).toISOString();
    if (!stream.undated) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${date}`);
    lines.push(`#EXTINF:${durations[index] ?? segmentSeconds},`, `${index}.m4s`);
  }
  if (stream.endAt !== null && last >= stream.endAt) lines.push('#EXT-X-ENDLIST');
  return lines.join('\n');
}

/** How playlists name the key of segments that are encrypted whole. */
const keyLine = '#EXT-X-KEY:METHOD=AES-128,URI="key",IV=0x00000000000000000000000000000000';

/** Parts of a segment of a stream with low latency, each a segment of the others. */
export const partsOfSegment = 3;

/** The media playlist of one track of a live stream with low latency (HLS, 4.4.4.9): segments of six seconds, of which the newest come in parts. */
export function lowLatencyPlaylist(
  _track: string,
  stream: LiveStream,
  durations: readonly number[],
  now: number,
): string {
  const parts = Math.min(durations.length, nextSegment(stream, now));
  const durationOf = (index: number): number => durations[index] ?? segmentSeconds;
  const segments = Math.ceil(parts / partsOfSegment);
  const first = Math.max(0, segments - WINDOW);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${segmentSeconds * partsOfSegment}`,
    '#EXT-X-SERVER-CONTROL:PART-HOLD-BACK=6.3',
    '#EXT-X-PART-INF:PART-TARGET=2.1',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-MAP:URI="init.mp4"',
  ];
  for (let segment = first; segment < segments; segment += 1) {
    const from = segment * partsOfSegment;
    const there = Array.from({ length: Math.min(partsOfSegment, parts - from) }, (_, index) => from + index);
    const date = new Date(stream.start + (from - AHEAD) * segmentSeconds * 1000).toISOString();
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${date}`);
    if (segment >= segments - 3)
      lines.push(...there.map((part) => `#EXT-X-PART:DURATION=${durationOf(part)},URI="${part}.m4s",INDEPENDENT=YES`));
    if (there.length === partsOfSegment)
      lines.push(`#EXTINF:${there.reduce((sum, part) => sum + durationOf(part), 0)},`, `whole-${segment}.m4s`);
  }
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
export function captionsPlaylist(seconds: number, file: string): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    `#EXTINF:${seconds},`,
    file,
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
