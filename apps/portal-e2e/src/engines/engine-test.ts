import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import type { EngineName } from '../../../../tools/browser/ensure-engines.ts';
import { openChromium, openFirefox } from './by-puppeteer.ts';
import type { Viewing } from './viewing.ts';
import { openWebKit } from './webkit.ts';

/** Chromium has the journeys; here it shows only what all engines are promised alike. */
export type TestedEngine = EngineName | 'chromium';

const open = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
} satisfies Record<TestedEngine, () => Promise<Viewing>>;

interface EngineFixtures {
  /** A window of a browser that was started for this test; it complains of nothing until its end. */
  viewer: Viewing;
}

/** The test of another engine; its project says of which. Where that cannot be had, it is left out, and says so. */
export const test = base.extend<EngineFixtures, { engine: TestedEngine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  viewer: async ({ engine }, use, info) => {
    const missing = (process.env['MISSING_ENGINES'] ?? '').split(',');
    info.skip(missing.includes(engine), `${engine} is not here, and this machine has no apt-get that we may use`);
    const viewer = await open[engine]();
    try {
      await use(viewer);
      if (info.status !== info.expectedStatus) {
        // WebKit has none of a page that draws nothing anew.
        const picture = await viewer.picture().catch(() => undefined);
        if (picture) await writeFile(info.outputPath('seen.png'), picture);
      } else expect(await viewer.complaints(), 'the page is quiet').toEqual([]);
    } finally {
      await viewer.close();
    }
  },
});

export { expect };
