/** Common beginning of all cache names, by which the removal script finds them. */
export const cachePrefix = 'touchline-';

/** Names of a customer's caches. A host with a new customer shows no pages of the previous one. */
export interface CacheNames {
  /**
   * Pages as an anonymous visitor sees them. The list of pages shows the viewer's interests, so a sign-out deletes the
   * cache.
   */
  pages: string;
  /** Chunks, styles, fonts and pictures of the portal, under names that carry their hash. */
  assets: string;
  /** Offline pages, shown instead of pages that are not cached. */
  offline: string;
}

/** @param site the customer's id */
export const cacheNames = (site: string): CacheNames => ({
  pages: `${cachePrefix}${site}-pages`,
  assets: `${cachePrefix}${site}-assets`,
  offline: `${cachePrefix}${site}-offline`,
});
