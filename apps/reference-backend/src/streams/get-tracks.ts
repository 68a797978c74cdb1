import { getOwnValue } from '@touchline/contract';
import type { MediaIndex, MediaTrack } from './media-index.ts';

/**
 * The tracks whose name is `group` or begins with `group-`, each with the folder of its addresses (`video-240.1a2b3c`). Lowest
 * bandwidth first; audio keeps the index's order.
 */
export function getTracks(index: MediaIndex, group: string): [folder: string, track: MediaTrack][] {
  const tracks = Object.entries(index.tracks)
    .filter(([name]) => name === group || name.startsWith(`${group}-`))
    .map(([name, track]): [string, MediaTrack] => [`${name}.${index.version}`, track]);
  return group === 'audio' ? tracks : tracks.sort(([, a], [, b]) => a.bandwidth - b.bandwidth);
}

/** The track of a folder; the version after the dot only separates caches. */
export function findTrack(index: MediaIndex, folder: string): MediaTrack | undefined {
  const [name = ''] = folder.split('.', 1);
  return getOwnValue(index.tracks, name);
}
