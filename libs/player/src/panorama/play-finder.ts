/** Finds the play in a wide picture: the position with the most movement. */
export interface PlayFinder {
  /**
   * Reads one picture, as brightness from 0 to 255, row by row.
   * @returns the position of the play, 0 at the left edge; null if the picture does not show it
   */
  addFrame(brightnessPixels: Uint8ClampedArray | Uint8Array): number | null;
  /** Forgets the earlier pictures: another moment of the match follows. */
  startNewScene(): void;
}

/** A smaller change of brightness comes from compression. */
const maxNoise = 14;
/** A change of a larger share of the picture means a cut, or a change of light. */
const maxChangedShare = 0.3;
/** A change of a smaller share of the picture is no player. */
const minChangedShare = 0.0015;
/** How fast the finder learns areas that always move, per picture: a crowd, or a screen next to the field. */
const learningRate = 0.05;
/** The weight of earlier pictures: a single running player is not yet the play. */
const earlierWeight = 0.6;

export function createPlayFinder(width: number, height: number): PlayFinder {
  const size = width * height;
  let lastFrame: Uint8Array | null = null;
  const averageMovements = new Float32Array(size);
  let columns = new Float32Array(width);

  /** Returns the movement in each column beyond its usual movement; null after a cut or a change of light. */
  function measureMovement(frame: ArrayLike<number>, previousFrame: Uint8Array): Float32Array | null {
    const found = new Float32Array(width);
    let changedPixels = 0;
    for (let index = 0; index < size; index += 1) {
      const change = Math.abs((frame[index] ?? 0) - (previousFrame[index] ?? 0)) > maxNoise ? 1 : 0;
      changedPixels += change;
      const averageMovement = averageMovements[index] ?? 0;
      averageMovements[index] = averageMovement + (change - averageMovement) * learningRate;
      const column = index % width;
      found[column] = (found[column] ?? 0) + Math.max(0, change - 3 * averageMovement);
    }
    return changedPixels > size * maxChangedShare ? null : found;
  }

  return {
    addFrame(brightnessPixels) {
      const previousFrame = lastFrame;
      lastFrame = Uint8Array.from(brightnessPixels);
      const found = previousFrame && measureMovement(brightnessPixels, previousFrame);
      if (!found) return null;
      columns = columns.map(
        (columnWeight, column) => columnWeight * earlierWeight + (found[column] ?? 0) * (1 - earlierWeight),
      );
      const totalWeight = columns.reduce((sum, columnWeight) => sum + columnWeight, 0);
      if (totalWeight < size * minChangedShare) return null;
      // The weight sums squares, so that a position with many moving players outweighs one with a single player.
      const weight = columns.reduce((sum, columnWeight) => sum + columnWeight * columnWeight, 0);
      return (
        columns.reduce((sum, columnWeight, column) => sum + columnWeight * columnWeight * (column + 0.5), 0) /
        weight /
        width
      );
    },
    startNewScene() {
      lastFrame = null;
      columns.fill(0);
    },
  };
}
