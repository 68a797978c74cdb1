import type { CDPSession } from 'playwright';

/** @returns the JavaScript heap of a page after garbage collection, in MB */
export async function getHeap(cdp: CDPSession): Promise<number> {
  // Collects twice, because an object that the first collection frees may have referred to others.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
}
