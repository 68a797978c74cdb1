import type { QualityTrack } from '../engine.ts';
import { selectQuality } from './select-tracks.ts';
import type { ShakaPlayer } from './shaka-types.ts';
import { readQualities } from './tracks.ts';

/** How often the engine is asked again for a quality that it does not play for now, in milliseconds. */
const ASK_AGAIN = 1000;

/** The qualities of what is loaded, and the one that the viewer picked by hand: a reload forgets it, the viewer does not. */
export interface Qualities {
  /** All that the stream has, best first: what the engine leaves out for a while (dropped frames, a fault) stays in the list. */
  list(): readonly QualityTrack[];
  /** null while the engine chooses. */
  chosen(): string | null;
  /** Takes up what plays now. */
  read(player: ShakaPlayer): readonly QualityTrack[];
  /** A stream was loaded: its qualities replace the old ones, and the viewer's choice holds in it where it has that quality. */
  loaded(player: ShakaPlayer): void;
  /** Plays one at once, or as soon as the engine does again; null lets the engine choose. */
  choose(player: ShakaPlayer, id: string | null): void;
  /** Asks for nothing any more, until the next load. */
  rest(): void;
}

const byQuality = (a: QualityTrack, b: QualityTrack): number => b.height - a.height || b.bandwidth - a.bandwidth;

export function createQualities(): Qualities {
  let list: readonly QualityTrack[] = [];
  let chosen: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function read(player: ShakaPlayer): readonly QualityTrack[] {
    const playable = readQualities(player);
    const ids = new Set(playable.map(({ id }) => id));
    const left = list.filter(({ id }) => !ids.has(id)).map((track) => ({ ...track, active: false }));
    list = [...playable, ...left].sort(byQuality);
    return list;
  }

  function hold(player: ShakaPlayer): void {
    clearTimeout(timer);
    if (!selectQuality(player, chosen) && chosen !== null) timer = setTimeout(() => hold(player), ASK_AGAIN);
  }

  return {
    list: () => list,
    chosen: () => chosen,
    read,
    loaded(player) {
      clearTimeout(timer);
      list = [];
      read(player);
      if (!list.some(({ id }) => id === chosen)) chosen = null;
      else hold(player);
    },
    choose(player, id) {
      chosen = id;
      hold(player);
    },
    rest: () => clearTimeout(timer),
  };
}
