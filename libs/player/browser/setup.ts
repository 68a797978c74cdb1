import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { findBrowser, findShell } from '../../../tools/browser/find-browser.ts';
import { manyWindowsFlags, unwantedFlags } from '../../../tools/browser/quiet-flags.ts';
import type { PageDocument } from './build-pages.ts';
import { startStubOrigin, type StubOrigin } from './stub-origin.ts';

const media = join(import.meta.dirname, '../../../apps/reference-backend/media');

/** The origin and the browser of a test file, available once its tests run. */
export interface TestBrowser {
  readonly origin: StubOrigin;
  readonly browser: Browser;
}

export interface TestBrowserOptions {
  /** The document at the origin's root. */
  document?: PageDocument;
  /** A browser that can open windows over others. */
  hasWindows?: boolean;
}

/** One origin and one browser for a test file. */
export function openTestBrowser({
  document = 'player.html',
  hasWindows = false,
}: TestBrowserOptions = {}): TestBrowser {
  let origin: StubOrigin | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    origin = await startStubOrigin(join(inject('builtPages'), document), media);
    const executablePath = (hasWindows ? undefined : findShell()) ?? findBrowser();
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: [...manyWindowsFlags, '--autoplay-policy=no-user-gesture-required'],
      ignoreDefaultArgs: unwantedFlags,
    });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await origin?.close();
  });
  const getRequired = <Value>(value: Value | undefined): Value => {
    if (!value) throw new Error('The value exists only in tests');
    return value;
  };
  return {
    get origin() {
      return getRequired(origin);
    },
    get browser() {
      return getRequired(browser);
    },
  };
}
