import { reloadForMissingCode } from './chunk-guard.ts';

/** Pause before the second attempt. Each later pause is twice as long. */
const firstRetryDelayMs = 2_000;

/**
 * Loads code that the viewer does not wait for, and retries after a pause or when the network returns. Failures are not
 * reported. From the second failure on, a new document may be needed (`reloadForMissingCode`).
 */
export async function retryUntilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let delayMs = firstRetryDelayMs; ; delayMs *= 2) {
    try {
      return await load();
    } catch (error) {
      if (delayMs > firstRetryDelayMs) await reloadForMissingCode(error);
      await new Promise<unknown>((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, delayMs);
      });
    }
  }
}
