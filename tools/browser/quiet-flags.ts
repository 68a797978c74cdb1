import { statfsSync } from 'node:fs';

/** Chromium's switches for a machine without a screen and against background requests to Google. */
export const quietFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The features that Playwright switches off. Chromium reads only the last `--disable-features`, so this list repeats
 * them.
 */
const playwrightDisabledFeatures = [
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

/** The list below the address bar is a hidden page that every new window loads; it takes half a second. */
const hiddenFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** Switches for a browser that Playwright drives, and that opens many windows. */
export const manyWindowsFlags: readonly string[] = [
  ...quietFlags,
  `--disable-features=${[...playwrightDisabledFeatures, ...hiddenFeatures].join()}`,
];

/** Containers often have 64 MB, and Chromium crashes when they are full. */
const minSharedMemoryBytes = 1024 ** 3;

function hasSharedMemory(): boolean {
  try {
    const { bsize, blocks } = statfsSync('/dev/shm');
    return bsize * blocks >= minSharedMemoryBytes;
  } catch {
    return false;
  }
}

/**
 * Playwright's default switches to remove (`ignoreDefaultArgs`). With `--disable-dev-shm-usage` Chromium shares
 * pictures and messages through files on the disk, which takes a tenth of the journeys' time.
 */
export const unwantedFlags: string[] = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];
