import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const trackSchema = z.object({
  kind: z.enum(['video', 'audio']),
  /** File name in the media folder: one fragmented MP4 per track. */
  file: z.string(),
  /** RFC 6381. */
  codec: z.string(),
  /** Bits per second: peak over one segment, and average. */
  bandwidth: z.number(),
  averageBandwidth: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
  language: z.string().optional(),
  name: z.string().optional(),
  /** Ticks per second of the fragments' durations. */
  timescale: z.number(),
  /** Bytes of ftyp + moov, at the file's start. */
  initSize: z.number(),
  /** [offset in bytes, size in bytes, duration in ticks] of each fragment (moof + mdat), about two seconds each. */
  fragments: z.array(z.tuple([z.number(), z.number(), z.number()])),
});

const indexSchema = z.object({ tracks: z.record(z.string(), trackSchema) });

/** One track of the committed media: the place of its fragments, and its description for playlists. */
export type MediaTrack = z.infer<typeof trackSchema>;

/** All tracks of the committed media, by name. `tools/media/make.ts` writes them. */
export interface MediaIndex {
  readonly tracks: Readonly<Record<string, MediaTrack>>;
  /** Changes with the media, and with it all addresses that caches store for ever. */
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

/** Seconds of each segment of a track, `fragmentsPerSegment` fragments to a segment. */
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

/** Bytes [from, to) of a segment in the track's file, or undefined when there is no such segment. */
export function getSegmentBytes(
  track: MediaTrack,
  segment: number,
  fragmentsPerSegment: number,
): [number, number] | undefined {
  const firstFragment = track.fragments[segment * fragmentsPerSegment];
  const lastFragment = track.fragments.slice(segment * fragmentsPerSegment, (segment + 1) * fragmentsPerSegment).at(-1);
  return firstFragment && lastFragment ? [firstFragment[0], lastFragment[0] + lastFragment[1]] : undefined;
}
