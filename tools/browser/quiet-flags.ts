import { statfsSync } from 'node:fs';

/** Chromium's switches for a machine without a screen, and against calls home: it does what it is told, and nothing else. */
export const quietFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Playwright switches off itself. Chromium heeds the last such switch only, so that its list is repeated here. */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The list below the address bar: a page of its own that every new window loads and runs, though nobody sees it. It takes half a second. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** The same for a browser that Playwright drives, and that opens many windows. */
export const manyWindowsFlags: readonly string[] = [
  ...quietFlags,
  `--disable-features=${[...offForPlaywright, ...unseen].join()}`,
];

/** In bytes: containers often have 64 MB, and a browser that finds them full ends. */
const enoughSharedMemory = 1024 ** 3;

function hasSharedMemory(): boolean {
  try {
    const { bsize, blocks } = statfsSync('/dev/shm');
    return bsize * blocks >= enoughSharedMemory;
  } catch {
    return false;
  }
}

/**
 * What Playwright switches on and tests are better without, as its `ignoreDefaultArgs`: each picture and message that processes share would be a file
 * on the disk, a tenth of what journeys cost.
 */
export const unwantedFlags: string[] = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];
