import type { QualityTrack } from '../engine.ts';
import { selectQuality } from './select-tracks.ts';
import type { ShakaPlayer } from './shaka-types.ts';
import { qualityId, readQualities, type IsDead } from './tracks.ts';

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
  /** Every quality of the stream, best first, with those that the engine avoids after dropped frames or faults. */
  list(): readonly QualityTrack[];
  /** The chosen quality; null while the engine chooses, also while the chosen quality is dead. */
  getChosenId(): string | null;
  /** Reads the engine's variants. @returns the list without dead qualities */
  read(player: ShakaPlayer, isDead: IsDead): readonly QualityTrack[];
  /**
   * A stream was loaded: its qualities replace the old ones. The viewer's choice stays if the stream has that quality.
   */
  loaded(player: ShakaPlayer, isDead?: IsDead): void;
  /** Plays a quality at once, or as soon as the engine allows it; null leaves the choice to the engine. */
  choose(player: ShakaPlayer, id: string | null): void;
  /**
   * A segment of the stream is missing. Repeated misses cancel the viewer's choice, because each reload would choose it
   * again.
   */
  missed(player: ShakaPlayer): void;
  /** Stops retrying the chosen quality until the next load. */
  rest(): void;
}

const byQuality = (a: QualityTrack, b: QualityTrack): number => b.height - a.height || b.bandwidth - a.bandwidth;

export function createQualities(): Qualities {
  let list: readonly QualityTrack[] = [];
  let chosenId: string | null = null;
  /** Whether the chosen quality is dead; it plays again when it works. */
  let isAway = false;
  let dead: IsDead = () => false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The video ids of each quality, by the quality's id. */
  const pictures = new Map<string, Set<string | null>>();
  /** Milliseconds since 1970 of the first and last missing segment. */
  let missing = { since: 0, last: 0 };

  function isGone(id: string | null): boolean {
    const origins = [...(pictures.get(id ?? '') ?? [])];
    return origins.length > 0 && origins.every(dead);
  }

  function read(player: ShakaPlayer, isDead: IsDead): readonly QualityTrack[] {
    dead = isDead;
    const variants = player.getVariantTracks();
    for (const variant of variants) {
      const id = qualityId(variant);
      pictures.set(id, (pictures.get(id) ?? new Set()).add(variant.originalVideoId));
    }
    const playable = readQualities(player);
    const ids = new Set(playable.map(({ id }) => id));
    const remainingQualities = list.filter(({ id }) => !ids.has(id)).map((track) => ({ ...track, active: false }));
    list = [...playable, ...remainingQualities].sort(byQuality);
    const isPlayingDead = variants.some(({ active, originalVideoId }) => active && isDead(originalVideoId));
    if (isPlayingDead || isGone(chosenId) !== isAway) hold(player, false);
    return list.filter(({ id }) => !isGone(id));
  }

  /**
   * Plays the chosen quality.
   * @param isAtOnce drops the buffer of another quality
   */
  function hold(player: ShakaPlayer, isAtOnce = true): void {
    clearTimeout(timer);
    isAway = isGone(chosenId);
    const wanted = isAway ? null : chosenId;
    if (selectQuality(player, wanted, dead, isAtOnce) || wanted === null) return;
    timer = setTimeout(() => hold(player), retryIntervalMs);
  }

  function choose(player: ShakaPlayer, id: string | null): void {
    chosenId = id;
    missing = { since: 0, last: 0 };
    hold(player);
  }

  return {
    list: () => list,
    getChosenId: () => (isAway ? null : chosenId),
    read,
    loaded(player, isDead = () => false) {
      clearTimeout(timer);
      list = [];
      pictures.clear();
      read(player, isDead);
      if (chosenId === null) return;
      if (!list.some(({ id }) => id === chosenId)) chosenId = null;
      hold(player);
    },
    choose,
    missed(player) {
      const now = Date.now();
      missing = { since: now - missing.last > streakGapMs ? now : missing.since, last: now };
      if (chosenId === null || isAway || now - missing.since < missingTimeoutMs) return;
      chosenId = null;
      hold(player);
    },
    rest: () => clearTimeout(timer),
  };
}
