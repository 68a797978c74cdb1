import type { MediaIndex, MediaTrack } from './media-index.ts';

/** The tracks whose name is `group` or begins with `group-`, lowest bandwidth first; audio keeps the index's order. */
export function tracksOf(index: MediaIndex, group: string): [name: string, track: MediaTrack][] {
  const tracks = Object.entries(index.tracks).filter(([name]) => name === group || name.startsWith(`${group}-`));
  return group === 'audio' ? tracks : tracks.sort(([, a], [, b]) => a.bandwidth - b.bandwidth);
}
