import type { QualityTrack } from '../engine.ts';
import { selectQuality } from './select-tracks.ts';
import type { ShakaPlayer } from './shaka-types.ts';
import { readQualities } from './tracks.ts';

/** How often the engine is asked again for a quality that it does not play for now, in milliseconds. */
const ASK_AGAIN = 1000;

/** The engine leaves a quality whose files are missing. One fault does that, too: a choice that it has left before so many loads is given up. */
const MOST_LEFT = 2;

/** The qualities of what is loaded, and the one that the viewer picked by hand: a reload forgets it, the viewer does not. */
export interface Qualities {
  /** All that the stream has, best first: what the engine leaves out for a while (dropped frames, a fault) stays in the list. */
  list(): readonly QualityTrack[];
  /** null while the engine chooses. */
  chosen(): string | null;
  /** Takes up what plays now. */
  read(player: ShakaPlayer): readonly QualityTrack[];
  /** A stream was loaded: its qualities replace the old ones, and the viewer's choice holds in it where it has that quality, and its files. */
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
  /** Whether the engine was asked to play the choice, and plays another one all the same. */
  let isHeld = false;
  let isLeft = false;
  /** How many loads in a row came after that. */
  let timesLeft = 0;

  function read(player: ShakaPlayer): readonly QualityTrack[] {
    const playable = readQualities(player);
    const ids = new Set(playable.map(({ id }) => id));
    const left = list.filter(({ id }) => !ids.has(id)).map((track) => ({ ...track, active: false }));
    list = [...playable, ...left].sort(byQuality);
    const active = playable.find((track) => track.active)?.id;
    isLeft = isHeld && active !== undefined && active !== chosen;
    return list;
  }

  function hold(player: ShakaPlayer): void {
    clearTimeout(timer);
    isHeld = selectQuality(player, chosen);
    if (!isHeld && chosen !== null) timer = setTimeout(() => hold(player), ASK_AGAIN);
  }

  return {
    list: () => list,
    chosen: () => chosen,
    read,
    loaded(player) {
      clearTimeout(timer);
      timesLeft = isLeft ? timesLeft + 1 : 0;
      isHeld = false;
      list = [];
      read(player);
      if (chosen === null) return;
      if (timesLeft >= MOST_LEFT || !list.some(({ id }) => id === chosen)) chosen = null;
      hold(player);
    },
    choose(player, id) {
      chosen = id;
      timesLeft = 0;
      hold(player);
    },
    rest: () => clearTimeout(timer),
  };
}
