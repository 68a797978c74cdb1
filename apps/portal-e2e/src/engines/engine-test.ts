import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import type { EngineName } from '../../../../tools/browser/ensure-engines.ts';
import { lateStart } from '../../../../tools/checks/report.ts';
import { startChromium, startFirefox } from './by-puppeteer.ts';
import type { StartedBrowser, ViewerWindow } from './viewer-window.ts';
import { startWebKit } from './webkit.ts';

/** Browser of an engine test. It runs only the tests that all engines share, because the journeys cover Chromium. */
export type TestedEngine = EngineName | 'chromium';

const startersByEngine = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
} satisfies Record<TestedEngine, () => Promise<StartedBrowser>>;

interface EngineFixtures {
  /** A separate window for this test. At the end of the test the fixture expects no error in the page. */
  viewer: ViewerWindow;
}

interface EngineWorkerFixtures {
  engine: TestedEngine;
  /** The browser of all tests of a worker, started for its first window. */
  engineBrowser: {
    openWindow: () => Promise<ViewerWindow>;
    /** Closes the browser; the next window gets a new one. */
    close: () => Promise<void>;
  };
}

/**
 * The test for other engines; the project names the engine. Skips the test, with a reason, when the engine is missing.
 */
export const test = base.extend<EngineFixtures, EngineWorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      let browser: StartedBrowser | undefined;
      const close = async () => {
        const openBrowser = browser;
        browser = undefined;
        await openBrowser?.close();
      };
      const openWindow = async () => {
        browser ??= await startersByEngine[engine]();
        return browser.openWindow();
      };
      await use({ openWindow, close });
      await close();
    },
    { scope: 'worker' },
  ],
  viewer: async ({ engine, engineBrowser }, use, info) => {
    const missingEngines = (process.env['MISSING_ENGINES'] ?? '').split(',');
    info.skip(
      missingEngines.includes(engine),
      `${engine} is not here, and this machine has no apt-get that we may use`,
    );
    // The portal does not cause a failed start or a crash of the browser, so the browser starts again.
    const viewer = await engineBrowser.openWindow().catch(async (error: unknown) => {
      info.annotations.push({ type: lateStart, description: `${engine}: ${String(error).split('\n')[0]}` });
      await engineBrowser.close().catch(() => undefined);
      return engineBrowser.openWindow();
    });
    try {
      await use(viewer);
      if (info.status !== info.expectedStatus) {
        // WebKit takes no screenshot of a page that does not repaint.
        const picture = await viewer.takeScreenshot().catch(() => undefined);
        if (picture) await writeFile(info.outputPath('seen.png'), picture);
      } else expect(await viewer.listComplaints(), 'the page has no error and no policy report').toEqual([]);
    } finally {
      await viewer.close();
    }
  },
});

export { expect };
