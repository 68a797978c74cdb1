import { segmentSeconds } from './source.ts';

/** A live stream cut from the source. */
export interface LiveStream {
  /** Date.now() when the stream was created. */
  start: number;
  /** The encoder starts again at this segment: its numbers begin at 0. */
  restartAt: number;
  /** A low-latency stream: its parts are as long as the segments of other streams. */
  isInParts?: boolean;
  /** The segments are encrypted with one key (AES-128). */
  isEncrypted?: boolean;
  /** The encoder's clock is ahead by this many milliseconds. */
  clockAheadMs?: number;
  /** The playlists have no times of day. */
  isUndated?: boolean;
  /** The numbers of audio segments are ahead of the video's by this many. */
  soundAheadSegments?: number;
  /** The number of segments in its playlist, which limits how far a viewer can go back; 8 by default. */
  windowLength?: number;
  /** The number of earlier segments that the playlist lists, but no viewer fetches. */
  olderSegments?: number;
  /** The stream ends before this segment; null for a stream without an end. */
  endAt: number | null;
}

const defaultWindowSegments = 8;
/** The number of segments that exist at the start of a live stream. */
const initialSegmentCount = 8;

/** Earlier segments, as if the encoder had run for a while. */
const earlierSegmentCount = 50_000;

/** Returns the number of the next segment, which does not exist yet. */
export function getNextSegment(stream: LiveStream, now = Date.now()): number {
  return Math.floor((now - stream.start) / 1000 / segmentSeconds) + initialSegmentCount;
}

/** The media playlist of one track of a live stream at a time. */
export function writeLivePlaylist(
  track: string,
  stream: LiveStream,
  durations: readonly number[],
  now: number,
): string {
  const lastSegmentIndex = Math.min(durations.length, stream.endAt ?? Infinity, getNextSegment(stream, now));
  const firstSegment = Math.max(
    0,
    lastSegmentIndex - (stream.windowLength ?? defaultWindowSegments),
    stream.restartAt < lastSegmentIndex ? stream.restartAt : 0,
  );
  const olderSegments = stream.olderSegments ?? 0;
  const numberOffset = earlierSegmentCount + (track.startsWith('audio') ? (stream.soundAheadSegments ?? 0) : 0);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${stream.restartAt < lastSegmentIndex ? firstSegment - stream.restartAt : firstSegment - olderSegments + numberOffset}`,
    '#EXT-X-MAP:URI="init.mp4"',
    ...(stream.isEncrypted ? [keyLine] : []),
  ];
  for (let index = firstSegment - olderSegments; index < lastSegmentIndex; index += 1) {
    const time = stream.start + (stream.clockAheadMs ?? 0) + (index - initialSegmentCount) * segmentSeconds * 1000;
    const date = new Date(time).toISOString();
    if (!stream.isUndated) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${date}`);
    lines.push(`#EXTINF:${durations[index] ?? segmentSeconds},`, `${index}.m4s`);
  }
  if (stream.endAt !== null && lastSegmentIndex >= stream.endAt) lines.push('#EXT-X-ENDLIST');
  return lines.join('\n');
}

/** The line with which playlists name the key of segments that are encrypted as a whole. */
export const keyLine = '#EXT-X-KEY:METHOD=AES-128,URI="key",IV=0x00000000000000000000000000000000';

/** The parts of a low-latency segment; a part is as long as a segment of other streams. */
export const partsPerSegment = 3;

/**
 * The media playlist of one track of a low-latency live stream (HLS, 4.4.4.9): segments of six seconds, the newest in
 * parts.
 */
export function writeLowLatencyPlaylist(
  _track: string,
  stream: LiveStream,
  durations: readonly number[],
  now: number,
): string {
  const partCount = Math.min(durations.length, getNextSegment(stream, now));
  const getDuration = (index: number): number => durations[index] ?? segmentSeconds;
  const segmentCount = Math.ceil(partCount / partsPerSegment);
  const firstSegment = Math.max(0, segmentCount - defaultWindowSegments);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${segmentSeconds * partsPerSegment}`,
    '#EXT-X-SERVER-CONTROL:PART-HOLD-BACK=6.3',
    '#EXT-X-PART-INF:PART-TARGET=2.1',
    `#EXT-X-MEDIA-SEQUENCE:${firstSegment}`,
    '#EXT-X-MAP:URI="init.mp4"',
  ];
  for (let segment = firstSegment; segment < segmentCount; segment += 1) {
    const from = segment * partsPerSegment;
    const partNumbers = Array.from({ length: Math.min(partsPerSegment, partCount - from) }, (_, index) => from + index);
    const date = new Date(stream.start + (from - initialSegmentCount) * segmentSeconds * 1000).toISOString();
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${date}`);
    if (segment >= segmentCount - 3)
      lines.push(
        ...partNumbers.map((part) => `#EXT-X-PART:DURATION=${getDuration(part)},URI="${part}.m4s",INDEPENDENT=YES`),
      );
    if (partNumbers.length === partsPerSegment)
      lines.push(`#EXTINF:${partNumbers.reduce((sum, part) => sum + getDuration(part), 0)},`, `whole-${segment}.m4s`);
  }
  return lines.join('\n');
}

/** The media playlist of one track of the recording. */
export function writeRecordingPlaylist(durations: readonly number[]): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-PLAYLIST-TYPE:VOD', `#EXT-X-TARGETDURATION:3`];
  lines.push('#EXT-X-MAP:URI="init.mp4"');
  durations.forEach((duration, index) => lines.push(`#EXTINF:${duration},`, `${index}.m4s`));
  return [...lines, '#EXT-X-ENDLIST'].join('\n');
}

/** All captions of the recording as one segment. */
export function writeCaptionsPlaylist(seconds: number, file: string): string {
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

/** Seek thumbnails: a sheet of 8 by 6 pictures of 160 by 90 pixels, one every two seconds, which repeats. */
export function writeThumbnailsVtt(count: number): string {
  const formatTimestamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);
  const cues = Array.from({ length: count }, (_, index) => {
    const indexInLoop = index % 48;
    const box = `${(indexInLoop % 8) * 160},${Math.floor(indexInLoop / 8) * 90},160,90`;
    return `${formatTimestamp(index * 2)} --> ${formatTimestamp(index * 2 + 2)}\nthumbnails-0.jpg#xywh=${box}`;
  });
  return ['WEBVTT', ...cues].join('\n\n');
}
