import type { RenderResult } from '@touchline/feature-kit/rendering';

/** A provider's popup returns to this page from another site, and must still reach the window that opened it. */
const popupReturnPath = 'auth/oauth2/callback/:provider';

/**
 * Headers for pages whose address contains a secret: a provider's code, the limit page's payload, a reset's token. No
 * cache keeps such a page, and no other site sees its address.
 */
export function getSecretHeaders(route: RenderResult['route']): Record<string, string> {
  return {
    ...(route?.secret && { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }),
    // With any other value the browser separates a popup that has left the site from its opener.
    ...(route?.path === popupReturnPath && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
  };
}
