import { fetchPlayablePlaylist } from './fetch-playable-playlist.ts';
import { getPlaylistId } from './playlist-id.ts';
import type { MediaPlaylist } from './playlist-answer.ts';
import type { PlaylistProgress } from './playlist-progress.ts';
import type { Renditions } from './renditions.ts';
import type { ShakaPlayer } from './shaka-types.ts';

/** Requests playlists that the engine does not request: a possible replacement, and repeatedly the dead ones. */
export interface PlaylistChecks {
  /** Loads a playlist now. @returns null if the playlist has failed */
  fetchPlaylist(address: string): Promise<MediaPlaylist | null>;
  /** Schedules the next check of the dead playlists. */
  scheduleCheck(): void;
  /** Checks the dead playlists now. */
  checkNow(): void;
  stop(): void;
}

/** Interval between requests for a dead playlist, in milliseconds. */
const checkIntervalMs = 30_000;

/** @param delayRequest waits until a playlist may be requested */
export function createPlaylistChecks(
  player: ShakaPlayer,
  renditions: Pick<Renditions, 'getDeadAddresses' | 'emptyFromSecond' | 'recordFailure' | 'recordAnswer'>,
  { isNew }: Pick<PlaylistProgress, 'isNew'>,
  delayRequest: (address: string) => Promise<void> | void,
): PlaylistChecks {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchPlaylist(address: string): Promise<MediaPlaylist | null> {
    await delayRequest(address);
    // The checked segment is at the viewer's position, or at the first missing segment if that is later.
    const second = Math.max(renditions.emptyFromSecond(address), player.getMediaElement()?.currentTime ?? 0);
    const askedAt = Date.now();
    const answer = await fetchPlayablePlaylist(address, second);
    // A destroyed player has no networking engine.
    if (!player.getNetworkingEngine()) return null;
    if (!answer?.media) {
      renditions.recordFailure(address);
      return null;
    }
    const hasNewSegment = isNew(getPlaylistId(address), answer.media);
    renditions.recordAnswer(address, answer.media.isEnded, hasNewSegment, Date.now() - askedAt);
    return answer.media;
  }

  function scheduleCheck(): void {
    clearTimeout(timer);
    if (renditions.getDeadAddresses().length > 0) timer = setTimeout(checkNow, checkIntervalMs);
  }

  function checkNow(): void {
    for (const address of renditions.getDeadAddresses()) void fetchPlaylist(address);
    scheduleCheck();
  }

  return { fetchPlaylist, scheduleCheck, checkNow, stop: () => clearTimeout(timer) };
}
