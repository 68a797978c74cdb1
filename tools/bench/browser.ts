import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser } from '../browser/find-browser.ts';
import { quietFlags } from '../browser/quiet-flags.ts';

/** Starts Chromium. @param flags added to `quietFlags` */
export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> => {
  const executablePath = findBrowser();
  return chromium.launch({ args: [...quietFlags, ...flags], ...(executablePath && { executablePath }) });
};

/** The conditions of a visit, such as those of the slow phone in docs/benchmarks.md. */
export interface Conditions {
  /** Factor by which the processor is slowed down; 1 is full speed. */
  cpu: number;
  /** Whether the network has 1.6 Mbps and 150 ms. */
  isNetworkSlow: boolean;
}

/** The cookies and storage of a site in a browser. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const bytesPerSecond = (1.6 * 1_000_000) / 8;

/**
 * Opens a new visitor's page: cold cache, a phone's viewport.
 * @param storageState of a returning visitor
 */
export async function newVisitor(
  browser: Browser,
  conditions: Conditions,
  storageState?: StorageState,
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await enlargeWindow(cdp);
  await cdp.send('Network.enable');
  if (conditions.isNetworkSlow) await throttleNetwork(cdp);
  if (conditions.cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  return { context, page, cdp };
}

/**
 * Makes the window high enough for the viewport and the window's own bars. Chromium presents no frame for the part
 * outside the window, so a press there would seem to be painted only with the next change elsewhere.
 */
async function enlargeWindow(cdp: CDPSession): Promise<void> {
  const { windowId, bounds } = await cdp.send('Browser.getWindowForTarget');
  const extraSize = 200;
  const [width = 0, height = 0] = [bounds.width, bounds.height];
  await cdp.send('Browser.setWindowBounds', {
    windowId,
    bounds: { width: width + extraSize, height: height + extraSize },
  });
}

export const throttleNetwork = (cdp: CDPSession): Promise<unknown> =>
  cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
