import { findBrowser, findShell, shellName } from './find-browser.ts';
import { installPackages, mayInstall } from './install-packages.ts';

/**
 * The path of a Chromium, installed if need be.
 *
 * @throws Error that says what to do, when there is none and none may be installed.
 */
export function ensureBrowser(): string {
  const there = findBrowser();
  if (there) return there;
  if (mayInstall()) installPackages('chromium');
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No Chromium found and none could be installed: install one, or let CHROMIUM_PATH name it.');
}

/** The path of a Chromium that only ever runs without a screen, installed if need be; of another one where CHROMIUM_PATH names it, or there is none. */
export function ensureShell(): string {
  const there = findShell();
  if (there) return there;
  if (!process.env.CHROMIUM_PATH && mayInstall()) installPackages(shellName);
  return findShell() ?? ensureBrowser();
}
