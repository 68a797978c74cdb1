import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's name of it, package and program. */
export const shellName = 'chromium-headless-shell';

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/**
 * A Chromium on this machine: the one CHROMIUM_PATH names, playwright's own, the system's; undefined when there is none.
 *
 * @throws Error when CHROMIUM_PATH names a file that is not there.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
    return named;
  }
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return names.map(onPath).find((file) => file !== undefined);
}

/**
 * A Chromium that only ever runs without a screen, for a third of what a browser itself takes: it has none around its pages, and so neither
 * their back/forward cache nor notifications. Undefined when there is none, or CHROMIUM_PATH names another for everything.
 */
export function findShell(): string | undefined {
  const { CHROMIUM_SHELL_PATH: named, CHROMIUM_PATH: forAll } = process.env;
  return named ?? (forAll ? undefined : onPath(shellName));
}
