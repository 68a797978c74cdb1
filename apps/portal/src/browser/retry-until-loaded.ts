import { reloadForgetful } from './chunk-guard.ts';

/** Pause before the second try, in milliseconds. Each pause doubles, so that missing code is soon requested rarely. */
const pause = 2_000;

/**
 * Loads code that no viewer waits for, and retries after a pause or when the network returns.
 * Failures are not reported. From the second failure on a new document may be needed (`reloadForgetful`).
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
