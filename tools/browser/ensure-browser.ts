import { findBrowser, findShell, shellName } from './find-browser.ts';
import { installPackages, canInstall } from './install-packages.ts';

/**
 * Returns the path of a Chromium and installs one if it is missing.
 *
 * @throws Error with instructions when Chromium is missing and this user may not install it.
 */
export function ensureBrowser(): string {
  const browserPath = findBrowser();
  if (browserPath) return browserPath;
  if (canInstall()) installPackages('chromium');
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No Chromium found and none could be installed: install one, or let CHROMIUM_PATH name it.');
}

/**
 * Returns the path of Chromium's headless shell and installs it if missing. Falls back to CHROMIUM_PATH or a full
 * Chromium.
 */
export function ensureShell(): string {
  const shellPath = findShell();
  if (shellPath) return shellPath;
  if (!process.env.CHROMIUM_PATH && canInstall()) installPackages(shellName);
  return findShell() ?? ensureBrowser();
}
