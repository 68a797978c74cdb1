/** All names begin alike: what takes the worker down finds them by that. */
export const cachePrefix = 'touchline-';

/** Where a customer's worker keeps what. A host that passes to another customer shows nothing of the earlier one. */
export interface CacheNames {
  /** Pages as an anonymous visitor sees them. Which ones they are says what somebody has looked at: it goes when they sign out. */
  pages: string;
  /** Chunks, styles, fonts and pictures of the portal, under names that carry their hash. */
  assets: string;
  /** What is shown where nothing was kept. */
  offline: string;
}

/** @param site the customer's id */
export const cacheNames = (site: string): CacheNames => ({
  pages: `${cachePrefix}${site}-pages`,
  assets: `${cachePrefix}${site}-assets`,
  offline: `${cachePrefix}${site}-offline`,
});
