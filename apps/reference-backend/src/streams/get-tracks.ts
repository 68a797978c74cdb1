import { getOwnValue } from '@touchline/contract';
import type { MediaIndex, MediaTrack } from './media-index.ts';

/**
 * Finds the tracks whose name is `group` or begins with `group-`, each with its folder (`video-240.1a2b3c`). Video
 * tracks are sorted by bandwidth, the lowest first; audio tracks have the order of the index.
 */
export function getTracks(index: MediaIndex, group: string): [folder: string, track: MediaTrack][] {
  const tracks = Object.entries(index.tracks)
    .filter(([name]) => name === group || name.startsWith(`${group}-`))
    .map(([name, track]): [string, MediaTrack] => [`${name}.${index.version}`, track]);
  return group === 'audio' ? tracks : tracks.sort(([, a], [, b]) => a.bandwidth - b.bandwidth);
}

/** Finds the track of a folder. The version after the dot is ignored; it only makes addresses unique for caches. */
export function findTrack(index: MediaIndex, folder: string): MediaTrack | undefined {
  const [name = ''] = folder.split('.', 1);
  return getOwnValue(index.tracks, name);
}
