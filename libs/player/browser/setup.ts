import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findBrowser } from '../../../tools/browser/find-browser.ts';
import { manyWindowsFlags, unwantedFlags } from '../../../tools/browser/quiet-flags.ts';
import { buildPage, document } from './build-page.ts';
import { startStubOrigin, type StubOrigin } from './stub-origin.ts';

const media = join(import.meta.dirname, '../../../apps/reference-backend/media');
const executablePath = findBrowser();

/** What a test file works with, there once its tests run. */
export interface Place {
  readonly origin: StubOrigin;
  readonly browser: Browser;
}

/** One page, one origin and one browser for a test file. @param script what runs on the page that the origin answers with at its root */
export function place(script = 'harness.tsx'): Place {
  let origin: StubOrigin | undefined;
  let browser: Browser | undefined;
  let site = '';
  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'player-harness-'));
    await buildPage(script, site);
    origin = await startStubOrigin(join(site, document), media);
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...manyWindowsFlags, '--autoplay-policy=no-user-gesture-required'],
      ignoreDefaultArgs: unwantedFlags,
    });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await origin?.close();
    await rm(site, { recursive: true, force: true });
  });
  const there = <Value>(value: Value | undefined): Value => {
    if (!value) throw new Error('Only tests may use the place');
    return value;
  };
  return {
    get origin() {
      return there(origin);
    },
    get browser() {
      return there(browser);
    },
  };
}
