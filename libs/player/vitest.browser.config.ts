import { defineConfig } from 'vitest/config';
import { run, sourceResolve } from '../../tools/vite/library.ts';

/** Tests in a real browser against an origin they control: `npx nx test-browser @touchline/player`. */
export default defineConfig({
  root: import.meta.dirname,
  ...sourceResolve,
  test: {
    name: '@touchline/player browser',
    include: ['browser/**/*.test.ts'],
    globalSetup: ['browser/build-pages.ts'],
    reporters: run.reporters,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Two workers with two tests each use both cores, mostly to draw the videos. The other targets of `npm test` use
    // one worker, so this file sets two.
    maxWorkers: 2,
    maxConcurrency: 2,
    sequence: { concurrent: true },
  },
});
