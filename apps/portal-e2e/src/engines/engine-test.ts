import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import type { EngineName } from '../../../../tools/browser/ensure-engines.ts';
import { lateStart } from '../../../../tools/checks/report.ts';
import { openChromium, openFirefox } from './by-puppeteer.ts';
import type { ViewerWindow } from './viewer-window.ts';
import { openWebKit } from './webkit.ts';

/** Browser of an engine test. It runs only the tests that all engines share, because the journeys cover Chromium. */
export type TestedEngine = EngineName | 'chromium';

const openersByEngine = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
} satisfies Record<TestedEngine, () => Promise<ViewerWindow>>;

interface EngineFixtures {
  /** A window of a browser started for this test. At its end the fixture expects no error in the page. */
  viewer: ViewerWindow;
}

/**
 * The test for other engines; the project names the engine. Skips the test, with a reason, when the engine is missing.
 */
export const test = base.extend<EngineFixtures, { engine: TestedEngine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  viewer: async ({ engine }, use, info) => {
    const missingEngines = (process.env['MISSING_ENGINES'] ?? '').split(',');
    info.skip(
      missingEngines.includes(engine),
      `${engine} is not here, and this machine has no apt-get that we may use`,
    );
    const start = openersByEngine[engine];
    // A browser that does not start says nothing about the portal, so it is started again.
    const viewer = await start().catch((error: unknown) => {
      info.annotations.push({ type: lateStart, description: `${engine}: ${String(error).split('\n')[0]}` });
      return start();
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
