import { defineConfig } from 'vitest/config';
import { sourceResolve } from '../../tools/vite/library.ts';

/** Tests in a real browser against an origin they control: `npx nx test-browser @touchline/player`. */
export default defineConfig({
  root: import.meta.dirname,
  ...sourceResolve,
  test: {
    name: '@touchline/player browser',
    include: ['browser/**/*.test.ts'],
    globalSetup: ['browser/build-pages.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // Most tests wait until a buffer is empty. With six videos, two cores keep up with the time limits. `npm test` sets
    // one worker for the others, so the target names two itself.
    maxWorkers: 2,
    maxConcurrency: 3,
    sequence: { concurrent: true },
  },
});
