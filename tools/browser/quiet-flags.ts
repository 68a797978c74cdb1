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
