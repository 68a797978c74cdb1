import type { PlaylistChecks } from './playlist-checks.ts';
import type { MediaPlaylist } from './playlist-answer.ts';
import type { PlaylistProgress } from './playlist-progress.ts';
import type { Renditions } from './renditions.ts';

/** Each of this many first responses of a late playlist starts a comparison with another playlist. */
const firstComparisonCount = 2;
/** After the first responses, only every eighth one starts a comparison. */
const comparisonInterval = 8;

/**
 * Two working playlists may end this many segments apart, because they are requested one after the
 * other.
 */
const maxSegmentsApart = 1.2;

/**
 * Returns by how many segments another playlist is ahead. Times of day decide, because numbers may differ for the same
 * second (RFC 8216bis, 6.2.4).
 */
function getDurationsAhead(
  other: MediaPlaylist,
  { endSequenceNumber, endsAtMs, targetDuration }: MediaPlaylist,
): number {
  const durationsAhead = (other.endsAtMs - endsAtMs) / 1000 / targetDuration;
  return Number.isNaN(durationsAhead) ? other.endSequenceNumber - endSequenceNumber : durationsAhead;
}

/**
 * Replaces a live playlist without new segments when another quality's playlist has some.
 * @returns the handler for each response of a live playlist
 */
export function watchLatePlaylists(
  { getKind, getReplacement, markFrozen }: Pick<Renditions, 'getKind' | 'getReplacement' | 'markFrozen'>,
  { isLate, isLateByItself }: Pick<PlaylistProgress, 'isLate' | 'isLateByItself'>,
  fetchPlaylist: PlaylistChecks['fetchPlaylist'],
): (id: string, answer: MediaPlaylist) => Promise<void> {
  /** Late playlists, with the number of responses since they became late. */
  const lateCounts = new Map<string, number>();

  return async (id, answer) => {
    const { targetDuration } = answer;
    const kind = getKind(id);
    if (kind === 'audio' && isLateByItself(id, targetDuration)) return markFrozen(id);
    const other = kind === 'video' ? getReplacement(id) : undefined;
    if (other === undefined || !isLate(id, targetDuration)) return void lateCounts.delete(id);
    const answerCount = (lateCounts.get(id) ?? 0) + 1;
    lateCounts.set(id, answerCount);
    if (answerCount > firstComparisonCount && answerCount % comparisonInterval > 0) return;
    const newestPlaylist = await fetchPlaylist(other);
    if (newestPlaylist && getDurationsAhead(newestPlaylist, answer) > maxSegmentsApart && isLate(id, targetDuration))
      markFrozen(id);
  };
}
