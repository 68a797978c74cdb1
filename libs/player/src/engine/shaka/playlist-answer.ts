import { getPlaylistId } from './playlist-id.ts';

/** A media playlist of HLS (RFC 8216bis, 4.4.2 to 4.4.4). */
export interface MediaPlaylist {
  /** The number of the first listed segment. */
  firstSequenceNumber: number;
  /** The number after the last segment. */
  endSequenceNumber: number;
  /** Seconds of each listed segment. */
  durations: readonly number[];
  /** The addresses of the listed segments, as the playlist spells them. */
  segments: readonly string[];
  /** The newest listed segment that exists; others are gaps (`EXT-X-GAP`). */
  newestSegment: string | undefined;
  /** Whether the playlist lists neither segments nor parts of a segment. */
  isEmpty: boolean;
  /** Seconds of the longest segment, as the playlist declares. */
  targetDuration: number;
  /** The time of day at the end of the last segment, in milliseconds since 1970; NaN without times of day. */
  endsAtMs: number;
  /** Whether no segment will follow. */
  isEnded: boolean;
  /** The value of its last `EXT-X-KEY`. */
  key: string;
  /** The address of the last initialization section (`EXT-X-MAP`), as the playlist spells it. */
  initSegment: string | undefined;
}

/** A server's response to a request for a playlist, which the filters read and change. */
export interface PlaylistAnswer {
  /** The playlist's id: its address before redirects. */
  id: string;
  /** The playlist's address after redirects. */
  uri: string;
  text: string;
  /** Milliseconds from the request to the response; undefined if unknown. */
  tookMs?: number | undefined;
  /** null for content that is no media playlist. */
  media: MediaPlaylist | null;
}

/** A segment's name without folder and query, which each server may choose for itself. */
export const getName = (address: string): string | undefined => address.split('?', 1)[0]?.split('/').at(-1);

const dateTag = '#EXT-X-PROGRAM-DATE-TIME:';

function readMedia(text: string): MediaPlaylist | null {
  if (!text.startsWith('#EXTM3U') || text.includes('#EXT-X-STREAM-INF')) return null;
  const durations: number[] = [];
  const segments: string[] = [];
  let newestSegment: string | undefined;
  let endsAtMs = NaN;
  const tags = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('#EXTINF:')) {
      const seconds = Number.parseFloat(line.slice(8)) || 0;
      durations.push(seconds);
      endsAtMs += 1000 * seconds;
    } else if (line.startsWith(dateTag)) endsAtMs = Date.parse(line.slice(dateTag.length));
    else if (line.startsWith('#EXT-X-')) tags.set(line.slice(7).split(':', 1)[0] ?? '', line);
    else if (line !== '' && !line.startsWith('#')) {
      segments.push(line);
      if (!tags.delete('GAP')) newestSegment = line;
    }
  }
  const getValue = (tag: string): string => tags.get(tag)?.replace(/^.*?:/, '') ?? '';
  const firstSequence =
    (Number.parseInt(getValue('MEDIA-SEQUENCE'), 10) || 0) +
    (Number(/SKIPPED-SEGMENTS=(\d+)/.exec(getValue('SKIP'))?.[1]) || 0);
  return {
    firstSequenceNumber: firstSequence,
    endSequenceNumber: firstSequence + segments.length,
    durations,
    segments,
    newestSegment,
    isEmpty: segments.length === 0 && !tags.has('PART') && !tags.has('SKIP'),
    targetDuration: Number.parseInt(getValue('TARGETDURATION'), 10) || 0,
    endsAtMs,
    isEnded: tags.has('ENDLIST') || getValue('PLAYLIST-TYPE') === 'VOD',
    key: getValue('KEY'),
    initSegment: /URI="([^"]*)"/.exec(getValue('MAP'))?.[1],
  };
}

/** Replaces the text of a response. */
export const replaceText = (answer: PlaylistAnswer, text: string): unknown =>
  Object.assign(answer, { text, media: readMedia(text) });

/** Reads the engine's response, once for all filters. */
export function readAnswer({
  uri,
  originalUri = uri,
  data,
  timeMs,
}: {
  uri: string;
  originalUri?: string;
  timeMs?: number | undefined;
  data: ArrayBuffer | ArrayBufferView;
}): PlaylistAnswer {
  const text = new TextDecoder().decode(data).trimStart();
  return { id: getPlaylistId(originalUri), uri, text, tookMs: timeMs, media: readMedia(text) };
}
