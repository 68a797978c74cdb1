import { defineConfig } from 'vitest/config';
import { sourceResolve } from '../../tools/vite/library.ts';

/** Tests in a real browser against an origin they control: `vitest run --config libs/player/vitest.browser.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  ...sourceResolve,
  test: {
    name: '@touchline/player browser',
    include: ['browser/**/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Every test decodes a video in a page of its own and waits for a fault to pass meanwhile: four at once are as quick as eight, and twelve leave two cores
    // no time for what is promised within seconds.
    maxWorkers: 2,
    maxConcurrency: 2,
    // A machine that held its breath at the wrong moment is no fault of the player.
    retry: 1,
  },
});
