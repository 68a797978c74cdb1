import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser } from '../browser/find-browser.ts';
import { quietFlags } from '../browser/quiet-flags.ts';

export const launch = (): Promise<Browser> => {
  const executablePath = findBrowser();
  return chromium.launch({ args: [...quietFlags], ...(executablePath && { executablePath }) });
};

/** The slow phone of docs/benchmarks.md. */
export interface Conditions {
  /** Slow-down of the processor; 1 is none. */
  cpu: number;
  /** Whether the network has 1.6 Mbps and 150 ms. */
  slowNetwork: boolean;
}

/** What a browser has stored for a site. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const bytesPerSecond = (1.6 * 1_000_000) / 8;

/** A new visitor's page: cold cache, a phone's view. @param storageState of somebody who has been here before */
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
  await cdp.send('Network.enable');
  if (conditions.slowNetwork) await throttleNetwork(cdp);
  if (conditions.cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  return { context, page, cdp };
}

export const throttleNetwork = (cdp: CDPSession): Promise<unknown> =>
  cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
