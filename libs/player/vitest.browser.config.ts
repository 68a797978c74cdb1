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
    // Every test waits for a fault to pass in a page of its own, and decodes a video meanwhile: eight of them took two thirds of two cores, and the tests of
    // other files wait, too.
    maxWorkers: 2,
    maxConcurrency: 6,
    // A machine that held its breath at the wrong moment is no fault of the player.
    retry: 1,
  },
});
