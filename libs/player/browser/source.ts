import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRecordingManifest } from './dash-manifest.ts';

/** A track of the reference media: one fragmented MP4, and the positions of its fragments. */
interface Track {
  file: string;
  codec: string;
  bandwidth: number;
  width?: number;
  height?: number;
  timescale: number;
  initSize: number;
  /** [offset, size, duration in ticks] */
  fragments: [number, number, number][];
}

/** The committed media of the reference backend, twice in a row and cut into segments of two seconds. */
export interface Source {
  /** Bytes of a track's file in a playlist: `init.mp4`, or `<n>.m4s`. Null for an unknown file. */
  bytes(track: string, file: string): Buffer | null;
  /** Seconds of each segment. */
  durations(track: string): number[];
  master(view?: 'hd' | 'pano'): string;
  /** The same tracks as DASH. */
  manifest(protection?: string): string;
  /** A file next to the tracks, such as captions. */
  file(name: string): Buffer;
}

export const segmentSeconds = 2;

const video = ['video-240', 'video-360'];
const panoramaTrack = 'pano';
const audio = 'audio-en';
const otherAudio = 'audio-es';
export const trackNames: readonly string[] = [...video, panoramaTrack, audio, otherAudio];

/** The other audio tracks: another language, and an audio description. */
const choices = [
  `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Español",LANGUAGE="es",AUTOSELECT=YES,URI="${otherAudio}/index.m3u8"`,
  `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.describes-video",URI="${otherAudio}/index.m3u8?described"`,
];

/** Moves a fragment to a later time. @param ticks in the track's timescale */
function postpone(fragment: Buffer, ticks: number): Buffer {
  const laterFragment = Buffer.from(fragment);
  const version = laterFragment.indexOf('tfdt') + 4;
  const time = version + 4;
  if (laterFragment[version] === 1)
    laterFragment.writeBigUInt64BE(laterFragment.readBigUInt64BE(time) + BigInt(ticks), time);
  else laterFragment.writeUInt32BE(laterFragment.readUInt32BE(time) + ticks, time);
  return laterFragment;
}

function isIndex(value: unknown): value is { tracks: Record<string, Track> } {
  return typeof value === 'object' && value !== null && 'tracks' in value;
}

/**
 * Reads the media folder.
 * @throws when its index is missing
 */
export function readSource(folder: string): Source {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  if (!isIndex(index)) throw new Error('No tracks in index.json');
  const files = new Map<string, Buffer>();
  const track = (name: string): Track => {
    const found = index.tracks[name];
    if (!found) throw new Error(`No track ${name}`);
    return { ...found, fragments: [...found.fragments, ...found.fragments] };
  };
  const readWhole = (file: string): Buffer => {
    const cachedFile = files.get(file) ?? readFileSync(join(folder, file));
    files.set(file, cachedFile);
    return cachedFile;
  };
  return {
    file: readWhole,
    durations: (name) => track(name).fragments.map(([, , ticks]) => ticks / track(name).timescale),
    bytes(name, file) {
      const { file: source, initSize, fragments } = track(name);
      if (file === 'init.mp4') return readWhole(source).subarray(0, initSize);
      const number = Number.parseInt(file, 10);
      const fragment = fragments[number];
      if (!fragment) return null;
      const bytes = readWhole(source).subarray(fragment[0], fragment[0] + fragment[1]);
      const count = fragments.length / 2;
      if (number < count) return bytes;
      return postpone(
        bytes,
        fragments.slice(0, count).reduce((sum, [, , ticks]) => sum + ticks, 0),
      );
    },
    manifest: (protection) =>
      createRecordingManifest(
        [...video, audio].map((name) => ({
          ...track(name),
          name,
          kind: name === audio ? 'audio' : 'video',
          ticks: track(name).fragments.map(([, , ticks]) => ticks),
        })),
        protection,
      ),
    master: (view = 'hd') =>
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-SESSION-DATA:DATA-ID="com.touchline.thumbnails",VALUE="thumbnails.vtt"',
        `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="${audio}/index.m3u8"`,
        ...choices,
        '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,URI="captions/index.m3u8"',
        '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="עברית",LANGUAGE="he",DEFAULT=NO,AUTOSELECT=YES,URI="captions/he.m3u8"',
        ...(view === 'pano' ? [panoramaTrack] : video).flatMap((name) => {
          const { bandwidth, codec, width, height } = track(name);
          const streams = `BANDWIDTH=${bandwidth + 80_000},CODECS="${codec},mp4a.40.2",RESOLUTION=${width}x${height},FRAME-RATE=25`;
          return [`#EXT-X-STREAM-INF:${streams},AUDIO="a",SUBTITLES="s",CLOSED-CAPTIONS=NONE`, `${name}/index.m3u8`];
        }),
      ].join('\n'),
  };
}
