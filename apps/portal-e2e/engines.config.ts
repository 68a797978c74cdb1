import { defineConfig } from '@playwright/test';
import type { TestedEngine } from './src/engines/engine-test.ts';

/** Journeys in browsers that Playwright has no builds of: `npx nx engines @touchline/portal-e2e --project webkit`. */
export default defineConfig<object, { engine: TestedEngine }>({
  testDir: 'src/engines',
  testMatch: '**/*.engine.ts',
  outputDir: '../../test-results/engines',
  globalSetup: './src/engines/set-up.ts',
  fullyParallel: true,
  // Only one window is open at a time, because each decodes a video without a graphics card.
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['../../tools/checks/playwright-reporter.ts']],
  projects: [
    { name: 'chromium', testMatch: '**/at-once.engine.ts', use: { engine: 'chromium' } },
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
