import { defineConfig } from 'vitest/config';
import { run, sourceResolve } from '../../tools/vite/library.ts';

/** Runs tests against a real Postgres server: `npx nx test-postgres @touchline/reference-backend`. */
export default defineConfig({
  root: import.meta.dirname,
  ...sourceResolve,
  test: {
    name: 'reference-backend postgres',
    include: ['postgres/**/*.test.ts'],
    globalSetup: ['../../tools/database/ensure-postgres.ts'],
    reporters: run.reporters,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
