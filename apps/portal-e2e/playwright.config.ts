import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findShell } from '../../tools/browser/find-browser.ts';
import { manyWindowsFlags, unwantedFlags } from '../../tools/browser/quiet-flags.ts';

/** A journey's pages live for seconds, and compiling optimized code for them takes longer than it saves. */
const noOptimizedCodeFlag = '--js-flags=--no-opt --no-maglev';
/** Returns the launch options of a browser. @param executablePath by default Playwright's own browser */
const launchOptions = (executablePath: string | undefined, ...flags: readonly string[]) => ({
  args: [...manyWindowsFlags, noOptimizedCodeFlag, ...flags],
  ignoreDefaultArgs: unwantedFlags,
  ...(executablePath && { executablePath }),
});
/** Without this flag each window has a second process for its blank first page. */
const oneProcessFlag = '--renderer-process-limit=1';
/** Most requests of home are for pictures. The projects for phones and for the whole browser load them. */
const noPicturesFlag = '--blink-settings=imagesEnabled=false';
/**
 * Desktops request reduced motion, because an animated element takes a sixth of a journey's time. Phones keep all
 * motion, so that the journeys cover both settings.
 */
const desktop = { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' as const } };
/** The cookie hides the app's banner, which moves a phone's first page down. */
const storageStateWithClosedBanner = {
  cookies: [
    {
      name: 'touchline.nordic.app-banner',
      value: 'closed',
      domain: 'nordic.localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
};
/**
 * Notifications and the back/forward cache need the complete browser instead of the headless shell. The journey of the
 * key moments needs pictures.
 */
const wholeBrowserJourneys = [
  '**/push/*.journey.ts',
  '**/pay-pages.journey.ts',
  '**/back-forward.journey.ts',
  '**/live-moments.journey.ts',
];
const providers = '**/sign-in/providers/*.journey.ts';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../test-results/journeys',
  globalSetup: './src/harness/servers.ts',
  fullyParallel: true,
  // Two workers compute while a third one waits: on two cores this is a seventh faster than two workers.
  workers: 3,
  // Limits for a fault, long enough for a busy machine. Journeys set shorter ones in loops that try again.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['../../tools/checks/playwright-reporter.ts']],
  use: {
    // A trace of each journey would double the time.
    screenshot: 'only-on-failure',
    // Requests of a service worker bypass the routes of journeys, and its cache would replace the edge for a page's
    // first chunks. The journeys in `install` allow it (docs/decisions/0047).
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    launchOptions: launchOptions(findShell() ?? findBrowser(), oneProcessFlag, noPicturesFlag),
  },
  projects: [
    // These journeys share a portal that a single worker starts.
    { name: 'providers', testMatch: providers, workers: 1, use: desktop },
    { name: 'desktop', testIgnore: ['**/*.phone.journey.ts', providers, ...wholeBrowserJourneys], use: desktop },
    {
      name: 'whole browser',
      testMatch: wholeBrowserJourneys,
      use: { ...desktop, launchOptions: launchOptions(findBrowser()) },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.journey.ts',
      use: {
        ...devices['Pixel 7'],
        defaultBrowserType: 'chromium',
        storageState: storageStateWithClosedBanner,
        launchOptions: launchOptions(findShell() ?? findBrowser(), oneProcessFlag),
      },
    },
  ],
});
