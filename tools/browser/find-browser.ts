import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's name of the headless shell, as package and program. */
export const shellName = 'chromium-headless-shell';

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/**
 * Finds a Chromium on this machine: from CHROMIUM_PATH, else Playwright's own, else the system's.
 *
 * @throws Error when CHROMIUM_PATH names a missing file.
 */
export function findBrowser(): string | undefined {
  const browserPath = process.env.CHROMIUM_PATH;
  if (browserPath) {
    if (!existsSync(browserPath)) throw new Error(`CHROMIUM_PATH names ${browserPath}, which does not exist`);
    return browserPath;
  }
  const playwrightBrowser = chromium.executablePath();
  if (playwrightBrowser && existsSync(playwrightBrowser)) return playwrightBrowser;
  return names.map(onPath).find((file) => file !== undefined);
}

/**
 * Finds Chromium's headless shell, which takes a third of a full browser's resources but has no back/forward cache or
 * notifications.
 * @returns undefined when the shell is missing or CHROMIUM_PATH names a browser for all tests
 */
export function findShell(): string | undefined {
  const { CHROMIUM_SHELL_PATH: browserPath, CHROMIUM_PATH: chromiumPath } = process.env;
  return browserPath ?? (chromiumPath ? undefined : onPath(shellName));
}
