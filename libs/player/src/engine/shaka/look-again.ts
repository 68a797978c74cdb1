import { lookAt } from './look-at.ts';
import { playlistId } from './playlist-id.ts';
import type { MediaPlaylist } from './playlist-answer.ts';
import type { PlaylistProgress } from './playlist-progress.ts';
import type { Renditions } from './renditions.ts';
import type { ShakaPlayer } from './shaka-types.ts';

/** Checks playlists that the engine does not request, and the dead ones repeatedly. */
export interface Looks {
  /** Loads a playlist now. @returns null if the playlist has failed */
  look(address: string): Promise<MediaPlaylist | null>;
  /** Checks the dead playlists after a while. */
  lookLater(): void;
  /** Checks the dead playlists now. */
  lookNow(): void;
  stop(): void;
}

/** Interval between requests for a dead playlist, in milliseconds. */
const lookIntervalMs = 30_000;

/** @param pace waits until a playlist may be requested */
export function createLooks(
  player: ShakaPlayer,
  renditions: Pick<Renditions, 'dead' | 'emptyFrom' | 'failed' | 'answered'>,
  { isNew }: Pick<PlaylistProgress, 'isNew'>,
  pace: (address: string) => Promise<void> | void,
): Looks {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(address: string): Promise<MediaPlaylist | null> {
    await pace(address);
    // A segment at a known hole must arrive; behind the hole, the segment at the viewer's position.
    const second = Math.max(renditions.emptyFrom(address), player.getMediaElement()?.currentTime ?? 0);
    const answer = await lookAt(address, second);
    // A destroyed player has no network.
    if (!player.getNetworkingEngine()) return null;
    if (!answer?.media) {
      renditions.failed(address);
      return null;
    }
    renditions.answered(address, answer.media.isOver, isNew(playlistId(address), answer.media));
    return answer.media;
  }

  function lookLater(): void {
    clearTimeout(timer);
    if (renditions.dead().length > 0) timer = setTimeout(lookNow, lookIntervalMs);
  }

  function lookNow(): void {
    for (const address of renditions.dead()) void look(address);
    lookLater();
  }

  return { look, lookLater, lookNow, stop: () => clearTimeout(timer) };
}
