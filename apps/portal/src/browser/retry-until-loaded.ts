import { reloadForgetful } from './chunk-guard.ts';

/** Before the second try, in milliseconds; then twice as long each time, so that code that is gone for good is soon asked for no more. */
const pause = 2_000;

/**
 * Fetches code that nobody waits for, and tries again when the network is back or after a while until it is there. Failures are
 * reported to nobody. From the second on a new document may be what it takes (`reloadForgetful`).
 */
export async function retryUntilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let wait = pause; ; wait *= 2) {
    try {
      return await load();
    } catch (error) {
      if (wait > pause) await reloadForgetful(error);
      await new Promise<unknown>((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, wait);
      });
    }
  }
}
