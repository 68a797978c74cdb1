/** Before the second try, in milliseconds; then twice as long each time, so that what is gone for good is soon left in peace. */
const pause = 2_000;

/**
 * Fetches code that nobody waits for. What does not come, for want of a network perhaps, is asked for again when the network is
 * back or after a while; nobody hears of it.
 */
export async function untilThere<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let wait = pause; ; wait *= 2) {
    try {
      return await load();
    } catch {
      await new Promise<unknown>((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, wait);
      });
    }
  }
}
