import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';

const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;

/** Installs Debian's Chromium where this user may. */
function install(): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...command: string[]) => {
    const [program = 'true', ...rest] = [...asRoot, ...command];
    return spawnSync(program, rest, quiet).status === 0;
  };
  if (!run('apt-get', 'install', '-y', 'chromium')) {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', 'chromium');
  }
}

/**
 * The path of a Chromium, installed if need be.
 *
 * @throws Error that says what to do, when there is none and none may be installed.
 */
export function ensureBrowser(): string {
  const there = findBrowser();
  if (there) return there;
  if (process.platform === 'linux') install();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('No Chromium found and none could be installed: install one, or let CHROMIUM_PATH name it.');
}
