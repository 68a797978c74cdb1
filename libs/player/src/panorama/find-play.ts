/** Finds where in a wide picture there is play: where most moves. */
export interface PlayFinder {
  /**
   * Looks at one picture, as brightness from 0 to 255, row by row. Answers with where the play is, 0 at the left edge, or null
   * where nothing tells.
   */
  look(brightness: Uint8ClampedArray | Uint8Array): number | null;
  /** Forgets what was seen: another moment of the match follows. */
  cut(): void;
}

/** Brightness that compression changes by itself. */
const NOISE = 14;
/** Where more than this part changes at once the picture was cut, or the lights were switched. */
const TOO_MUCH = 0.3;
/** Less than this part of the picture is nobody. */
const TOO_LITTLE = 0.0015;
/** What always moves is no play: a crowd, a screen beside the field. How fast that is learnt, per look. */
const LEARNING = 0.05;
/** How much of the last looks counts still: one player who runs is not yet the play. */
const MEMORY = 0.6;

export function createPlayFinder(width: number, height: number): PlayFinder {
  const size = width * height;
  let last: Uint8Array | null = null;
  const usual = new Float32Array(size);
  let columns = new Float32Array(width);

  /** How much moves in each column beyond what always does there; null where that says nothing. */
  function movementIn(now: ArrayLike<number>, before: Uint8Array): Float32Array | null {
    const found = new Float32Array(width);
    let changed = 0;
    for (let at = 0; at < size; at += 1) {
      const change = Math.abs((now[at] ?? 0) - (before[at] ?? 0)) > NOISE ? 1 : 0;
      changed += change;
      const often = usual[at] ?? 0;
      usual[at] = often + (change - often) * LEARNING;
      const column = at % width;
      found[column] = (found[column] ?? 0) + Math.max(0, change - 3 * often);
    }
    return changed > size * TOO_MUCH ? null : found;
  }

  return {
    look(brightness) {
      const before = last;
      last = Uint8Array.from(brightness);
      const found = before && movementIn(brightness, before);
      if (!found) return null;
      columns = columns.map((kept, column) => kept * MEMORY + (found[column] ?? 0) * (1 - MEMORY));
      const total = columns.reduce((sum, one) => sum + one, 0);
      if (total < size * TOO_LITTLE) return null;
      // Squared: where many move beats where somebody does.
      const weight = columns.reduce((sum, one) => sum + one * one, 0);
      return columns.reduce((sum, one, column) => sum + one * one * (column + 0.5), 0) / weight / width;
    },
    cut() {
      last = null;
      columns.fill(0);
    },
  };
}
