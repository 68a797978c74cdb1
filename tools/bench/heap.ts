import type { CDPSession } from 'playwright';

/** What a page's scripts hold, after what nobody holds is gone; MB. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  // Twice: what the first one frees may have held something more.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
}
