import type { AdStep } from '../src/index.ts';
import type { AdFailureMode } from './ads.ts';
import type { TestBrowser } from './setup.ts';
import { waitUntil, watch, type WatchedPage, type WatchOptions } from './watch.ts';

/** A page with an ad before the recording. */
export interface AdViewer extends WatchedPage {
  readSteps(): Promise<readonly AdStep[]>;
  /** Waits for the first step of a kind. */
  step<Kind extends AdStep['kind']>(kind: Kind): Promise<Extract<AdStep, { kind: Kind }>>;
  /**
   * Waits until the page has called the ad server's addresses for some events.
   * @param others further events
   * @returns how often the page called the address of each event
   */
  countReports(events: readonly string[], others?: readonly string[]): Promise<number[]>;
  /** Plays the ad at half speed, so that it does not end before a busy machine acts. */
  slowDown(): Promise<void>;
}

/** Servers whose ads never start in time. */
const lateModes: readonly AdFailureMode[] = ['slow', 'stalled'];
let viewerCount = 0;

/**
 * Opens the recording with an ad tag. The page waits longer for an ad than usual, except for those that never start in
 * time.
 */
export async function openAd(
  testBrowser: TestBrowser,
  failureMode: AdFailureMode,
  { query = {}, ...options }: WatchOptions = {},
): Promise<AdViewer> {
  const viewerId = `viewer-${(viewerCount += 1)}-`;
  const viewer = await watch(testBrowser.browser, testBrowser.origin, testBrowser.origin.recording, {
    kind: 'recording',
    viewport: { width: 640, height: 360 },
    noWait: true,
    ...options,
    query: {
      ad: testBrowser.origin.getAdTagAddress(failureMode),
      viewer: viewerId,
      ...(!lateModes.includes(failureMode) && { patient: '1' }),
      ...query,
    },
  });
  const { page } = viewer;
  const countRequests = (event: string): number =>
    testBrowser.origin.requests.filter(
      ({ path, referer }) => path === `/ads/beacons/${event}` && referer.includes(viewerId),
    ).length;
  const readSteps = (): Promise<readonly AdStep[]> => page.evaluate(() => window.harness.adSteps);
  return Object.assign(viewer, {
    readSteps,
    async step<Kind extends AdStep['kind']>(kind: Kind) {
      const isRequestedStep = (step: AdStep): step is Extract<AdStep, { kind: Kind }> => step.kind === kind;
      let found: Extract<AdStep, { kind: Kind }> | undefined;
      await waitUntil(async () => (found = (await readSteps()).find(isRequestedStep)) !== undefined, kind);
      if (!found) throw new Error(`No ${kind}`);
      return found;
    },
    async countReports(events: readonly string[], others: readonly string[] = []) {
      await waitUntil(async () => events.every((event) => countRequests(event) > 0), `reports of ${events.join()}`);
      return [...events, ...others].map(countRequests);
    },
    slowDown: () =>
      page.evaluate(() => {
        const ad = document.querySelector<HTMLVideoElement>('[data-ad] video');
        if (ad) ad.playbackRate = 0.5;
      }),
  });
}
