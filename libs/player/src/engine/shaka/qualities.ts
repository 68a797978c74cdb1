import type { QualityTrack } from '../engine.ts';
import { selectQuality } from './select-tracks.ts';
import type { ShakaPlayer } from './shaka-types.ts';
import { getQualityId, readQualities, type DeadCheck } from './tracks.ts';

/** How often the player asks the engine again for a quality that it avoids, in milliseconds. */
const retryIntervalMs = 1000;

/**
 * A chosen quality whose segments are missing is cancelled after this time, because the engine plays no other quality
 * until then. Milliseconds.
 */
const missingTimeoutMs = 2000;
/** A pause of this length between two missing segments restarts the count, in milliseconds. */
const streakGapMs = 6000;

/** The qualities of the loaded stream, and the viewer's choice, which survives a reload. */
export interface Qualities {
  /** Every quality of the stream, best first, including those that the engine avoids after dropped frames or faults. */
  list(): readonly QualityTrack[];
  /** The chosen quality; null while the engine chooses, also while the chosen quality is dead. */
  getChosenId(): string | null;
  /** Reads the engine's variants. @returns the list without dead qualities */
  read(player: ShakaPlayer, isDead: DeadCheck): readonly QualityTrack[];
  /**
   * A stream was loaded: its qualities replace the old ones. The viewer's choice stays if the stream has that quality.
   */
  onLoaded(player: ShakaPlayer, isDead?: DeadCheck): void;
  /** Plays a quality at once, or as soon as the engine allows it; null leaves the choice to the engine. */
  choose(player: ShakaPlayer, id: string | null): void;
  /**
   * A segment of the stream is missing. Repeated misses cancel the viewer's choice, because each reload would choose it
   * again.
   */
  recordMissedPicture(player: ShakaPlayer): void;
  /** Stops retrying the chosen quality until the next load. */
  stopRetrying(): void;
}

const compareQualities = (a: QualityTrack, b: QualityTrack): number => b.height - a.height || b.bandwidth - a.bandwidth;

export function createQualities(): Qualities {
  let list: readonly QualityTrack[] = [];
  let chosenId: string | null = null;
  /** Whether the chosen quality is dead. The player returns to it when it works again. */
  let isSuspended = false;
  let isDeadId: DeadCheck = () => false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The engine's ids of the video renditions of each quality. */
  const pictures = new Map<string, Set<string | null>>();
  /** The first and the last missing segment of a streak, in milliseconds since 1970. */
  let missStreak = { firstMs: 0, lastMs: 0 };

  function isQualityDead(id: string | null): boolean {
    const originalIds = [...(pictures.get(id ?? '') ?? [])];
    return originalIds.length > 0 && originalIds.every(isDeadId);
  }

  function read(player: ShakaPlayer, isDead: DeadCheck): readonly QualityTrack[] {
    isDeadId = isDead;
    const variants = player.getVariantTracks();
    for (const variant of variants) {
      const id = getQualityId(variant);
      pictures.set(id, (pictures.get(id) ?? new Set()).add(variant.originalVideoId));
    }
    const playableQualities = readQualities(player);
    const playableIds = new Set(playableQualities.map(({ id }) => id));
    const remainingQualities = list
      .filter(({ id }) => !playableIds.has(id))
      .map((track) => ({ ...track, active: false }));
    list = [...playableQualities, ...remainingQualities].sort(compareQualities);
    const isPlayingDead = variants.some(({ active, originalVideoId }) => active && isDead(originalVideoId));
    if (isPlayingDead || isQualityDead(chosenId) !== isSuspended) applyChoice(player, false);
    return list.filter(({ id }) => !isQualityDead(id));
  }

  /**
   * Plays the chosen quality.
   * @param isImmediate drops the buffer of another quality
   */
  function applyChoice(player: ShakaPlayer, isImmediate = true): void {
    clearTimeout(timer);
    isSuspended = isQualityDead(chosenId);
    const selectableId = isSuspended ? null : chosenId;
    if (selectQuality(player, selectableId, isDeadId, isImmediate) || selectableId === null) return;
    timer = setTimeout(() => applyChoice(player), retryIntervalMs);
  }

  function choose(player: ShakaPlayer, id: string | null): void {
    chosenId = id;
    missStreak = { firstMs: 0, lastMs: 0 };
    applyChoice(player);
  }

  return {
    list: () => list,
    getChosenId: () => (isSuspended ? null : chosenId),
    read,
    onLoaded(player, isDead = () => false) {
      clearTimeout(timer);
      list = [];
      pictures.clear();
      read(player, isDead);
      if (chosenId === null) return;
      if (!list.some(({ id }) => id === chosenId)) chosenId = null;
      applyChoice(player);
    },
    choose,
    recordMissedPicture(player) {
      const now = Date.now();
      missStreak = { firstMs: now - missStreak.lastMs > streakGapMs ? now : missStreak.firstMs, lastMs: now };
      if (chosenId === null || isSuspended || now - missStreak.firstMs < missingTimeoutMs) return;
      chosenId = null;
      applyChoice(player);
    },
    stopRetrying: () => clearTimeout(timer),
  };
}
