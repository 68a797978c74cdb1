import { getKind } from '../addresses/known-addresses.ts';
import { RenderBusy, type RenderThreads } from './render-threads.ts';

type WriteFunction = RenderThreads['write'];

interface RenderLimit {
  maxPages: number;
  pagesPerSecond: number;
}

/** A search or a filter is a separate page, and may cost the backend several calls. */
const queryLimit: RenderLimit = { maxPages: 40, pagesPerSecond: 10 };
/** Each unknown address is a page to render. */
const missingLimit: RenderLimit = { maxPages: 20, pagesPerSecond: 2 };

/**
 * Limits new pages with query parameters, and pages that prove to be missing, for each kind of address. Without the
 * limits, a flood of addresses would occupy all threads. The browser builds the refused pages; renewals have no limit.
 * @param now milliseconds since the epoch
 * @throws RenderBusy beyond a limit, besides the writer's errors
 */
export function limitRenders(write: WriteFunction, now: () => number = Date.now): WriteFunction {
  const queryPages = createBuckets(queryLimit, now);
  const missingPages = createBuckets(missingLimit, now);
  return async (address, ...renderArguments) => {
    const [, , isRenewal] = renderArguments;
    const kind = getKind(address);
    if (!isRenewal && address.search !== '' && !queryPages.take(kind)) throw new RenderBusy();
    const missingBucket = missingPages.get(kind);
    // Pending pages count, because they may be missing: otherwise a flood would start before the first result is known.
    if (
      !isRenewal &&
      missingBucket.pageCount < missingLimit.maxPages &&
      missingBucket.pageCount - missingBucket.inFlightCount < 1
    ) {
      throw new RenderBusy();
    }
    missingBucket.inFlightCount += 1;
    try {
      const page = await write(address, ...renderArguments);
      if (page.forms.document.status === 404) missingPages.get(kind).pageCount -= 1;
      return page;
    } finally {
      missingBucket.inFlightCount -= 1;
    }
  };
}

/** A token bucket: the number of pages that one kind of address may still cause. */
interface Bucket {
  pageCount: number;
  inFlightCount: number;
  /** The time of the last change of `pageCount`, in milliseconds since the epoch. */
  updatedAtMs: number;
}

function createBuckets({ maxPages, pagesPerSecond }: RenderLimit, now: () => number) {
  const buckets = new Map<string, Bucket>();
  /** @returns the bucket of a kind of address, refilled for the time that has passed */
  const get = (kind: string): Bucket => {
    const nowMs = now();
    const bucket = buckets.get(kind) ?? { pageCount: maxPages, inFlightCount: 0, updatedAtMs: nowMs };
    bucket.pageCount = Math.min(maxPages, bucket.pageCount + ((nowMs - bucket.updatedAtMs) / 1000) * pagesPerSecond);
    bucket.updatedAtMs = nowMs;
    buckets.set(kind, bucket);
    return bucket;
  };
  /** Takes one page. @returns false for an empty bucket */
  const takeSlot = (kind: string): boolean => {
    const bucket = get(kind);
    if (bucket.pageCount < 1) return false;
    bucket.pageCount -= 1;
    return true;
  };
  return { get, take: takeSlot };
}
