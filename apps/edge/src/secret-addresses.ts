import type { RenderResult } from '@touchline/feature-kit/rendering';

/** A provider's popup comes from its own site to this page, which must still reach the window that opened it. */
const returnOfPopup = 'auth/oauth2/callback/:provider';

/**
 * What pages send instead of the usual headers whose address carries what is meant for this browser alone: a provider's code, the limit
 * page's payload, a reset's token. No cache keeps them, and no other site hears of them.
 */
export function secretHeaders(route: RenderResult['route']): Record<string, string> {
  return {
    ...(route?.secret && { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }),
    // With any other value the browser puts a popup that has been elsewhere in a group of its own, without an opener.
    ...(route?.path === returnOfPopup && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
  };
}
