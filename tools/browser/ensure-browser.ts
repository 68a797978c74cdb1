import { findBrowser } from './find-browser.ts';
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
