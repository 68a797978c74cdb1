import { expect, it } from 'vitest';
import { createPlayFinder } from './play-finder.ts';

const [width, height] = [160, 45];

/** A still hall with a moving crowd in its upper quarter, and players at these positions. */
function createFrame(players: readonly (readonly [number, number])[], frameIndex: number): Uint8Array {
  const pixels = new Uint8Array(width * height).fill(90);
  for (let index = 0; index < (width * height) / 4; index += 1)
    pixels[index] = 60 + ((index * 7 + frameIndex * 53) % 5 === 0 ? 80 : 0);
  for (const [x, y] of players) {
    for (let rowIndex = 0; rowIndex < 5; rowIndex += 1)
      pixels.fill(220, (y + rowIndex) * width + x, (y + rowIndex) * width + x + 3);
  }
  return pixels;
}

/** Returns the finder's answer after players have run around a position for some frames. */
function findPlayAfter(
  finder: ReturnType<typeof createPlayFinder>,
  middle: number,
  frameCount = 12,
  crowdBrightness = 0,
): number | null {
  let found: number | null = null;
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
    const runOffset = ((frameIndex * 5) % 23) - 11;
    const players = [-12, -5, 0, 6, 11].map(
      (offset, playerIndex) => [middle + offset + runOffset, 15 + playerIndex * 5] as const,
    );
    found = finder.addFrame(createFrame([...players, [4, 25], [150, 25]], crowdBrightness * frameIndex));
  }
  return found;
}

it('the play is found where players run, between goalkeepers who do not move', () => {
  const finder = createPlayFinder(width, height);
  expect(findPlayAfter(finder, 40)).toBeCloseTo(0.27, 1);
  expect(findPlayAfter(finder, 120)).toBeCloseTo(0.77, 1);
});

it('a crowd that never rests does not count as the play', () => {
  const finder = createPlayFinder(width, height);
  findPlayAfter(finder, 120, 60, 1);
  expect(findPlayAfter(finder, 120, 12, 1)).toBeGreaterThan(0.68);
});

it('a still picture has no play, nor has the first picture after a cut', () => {
  const finder = createPlayFinder(width, height);
  expect(findPlayAfter(finder, 40, 1)).toBeNull();
  const stillFrame = createFrame([[50, 20]], 0);
  for (let frameIndex = 0; frameIndex < 20; frameIndex += 1) finder.addFrame(stillFrame);
  expect(finder.addFrame(stillFrame)).toBeNull();
  finder.startNewScene();
  expect(finder.addFrame(createFrame([[90, 20]], 0))).toBeNull();
});

it('switching on the lights does not count as the play', () => {
  const finder = createPlayFinder(width, height);
  finder.addFrame(new Uint8Array(width * height).fill(10));
  expect(finder.addFrame(new Uint8Array(width * height).fill(200))).toBeNull();
});
