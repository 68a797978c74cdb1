import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const trackSchema = z.object({
  kind: z.enum(['video', 'audio']),
  /** The name of the track's file in the media folder, a fragmented MP4. */
  file: z.string(),
  /** RFC 6381. */
  codec: z.string(),
  /** The peak over one segment, in bits per second. */
  bandwidth: z.number(),
  averageBandwidth: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
  language: z.string().optional(),
  name: z.string().optional(),
  /** The ticks per second of the fragments' durations. */
  timescale: z.number(),
  /** The bytes of ftyp and moov, at the start of the file. */
  initSize: z.number(),
  /**
   * Offset in bytes, size in bytes and duration in ticks of each fragment (moof and mdat), which has about two seconds.
   */
  fragments: z.array(z.tuple([z.number(), z.number(), z.number()])),
});

const indexSchema = z.object({ tracks: z.record(z.string(), trackSchema) });

/** A track of the committed media: its description for playlists, and the positions of its fragments. */
export type MediaTrack = z.infer<typeof trackSchema>;

/** All tracks of the committed media, by name. `tools/media/make.ts` writes them. */
export interface MediaIndex {
  readonly tracks: Readonly<Record<string, MediaTrack>>;
  /** Changes with the media, and is a part of all addresses that caches store for a year. */
  readonly version: string;
}

/** The folder of the committed media. */
export const defaultMediaFolder: string = fileURLToPath(new URL('../../media/', import.meta.url));

/** Reads `index.json` of a media folder. @throws when the file is missing or invalid */
export async function readMediaIndex(folder: string): Promise<MediaIndex> {
  const text = await readFile(`${folder}/index.json`, 'utf8');
  const version = createHash('sha1').update(text).digest('hex').slice(0, 6);
  return { ...indexSchema.parse(JSON.parse(text)), version };
}

/** Returns the tracks without the fragments after some seconds. @param seconds an even number */
export function limitTracks({ tracks, version }: MediaIndex, seconds: number): MediaIndex {
  const limitTrack = (track: MediaTrack): MediaTrack => ({
    ...track,
    fragments: track.fragments.slice(0, seconds / 2),
  });
  return {
    tracks: Object.fromEntries(Object.entries(tracks).map(([name, track]) => [name, limitTrack(track)])),
    version,
  };
}

/** Computes the seconds of each segment of a track, if a segment has `fragmentsPerSegment` fragments. */
export function getSegmentDurations(track: MediaTrack, fragmentsPerSegment: number): number[] {
  const durations: number[] = [];
  for (let fragmentIndex = 0; fragmentIndex < track.fragments.length; fragmentIndex += fragmentsPerSegment) {
    const ticks = track.fragments
      .slice(fragmentIndex, fragmentIndex + fragmentsPerSegment)
      .reduce((sum, [, , duration]) => sum + duration, 0);
    durations.push(ticks / track.timescale);
  }
  return durations;
}

/** The first byte of a segment in the track's file, and the byte after its end; undefined for an unknown segment. */
export function getSegmentBytes(
  track: MediaTrack,
  segment: number,
  fragmentsPerSegment: number,
): [number, number] | undefined {
  const firstFragment = track.fragments[segment * fragmentsPerSegment];
  const lastFragment = track.fragments.slice(segment * fragmentsPerSegment, (segment + 1) * fragmentsPerSegment).at(-1);
  return firstFragment && lastFragment ? [firstFragment[0], lastFragment[0] + lastFragment[1]] : undefined;
}
