/**
 * Pages whose address carries what is meant for this browser alone: a provider's code, the limit page's payload, a reset's token.
 * The server has no use for it, so that it stays out of caches, and no other site hears of it.
 */
const secret = /^\/auth\/(?:oauth2\/callback\/[^/]+|login\/limit|password\/reset)\/$/;

/** A provider's popup comes from its own site to this page, which must still reach the window that opened it. */
const returnOfPopup = /^\/auth\/oauth2\/callback\//;

/** @param pathname without the locale's prefix */
export const carriesSecret = (pathname: string): boolean => secret.test(pathname);

/** What such pages send instead of the usual headers. @param pathname without the locale's prefix */
export function secretHeaders(pathname: string): Record<string, string> {
  return {
    ...(carriesSecret(pathname) && { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }),
    // With any other value the browser puts a popup that has been elsewhere in a group of its own, without an opener.
    ...(returnOfPopup.test(pathname) && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
  };
}
