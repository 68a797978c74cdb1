/** Where the worker keeps what. All begin alike: whoever takes the worker down finds them by that. */
export const cachePrefix = 'touchline-';

/** Pages as an anonymous visitor sees them. Which ones they are says what somebody has looked at: it goes when they sign out. */
export const pagesCache = `${cachePrefix}pages`;

/** Chunks, styles, fonts and pictures of the portal, under names that carry their hash. */
export const assetsCache = `${cachePrefix}assets`;

/** What is shown where nothing was kept. */
export const offlineCache = `${cachePrefix}offline`;
