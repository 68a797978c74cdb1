import type { RenderResult } from '@touchline/feature-kit/rendering';

/** A provider's popup returns to this page from another site, and must still reach the window that opened it. */
const popupReturnPath = 'auth/oauth2/callback/:provider';

/**
 * Returns headers for pages whose address contains a secret: a provider's code, the limit page's payload, a reset's
 * token. No cache may store these pages, and no other site receives their address.
 */
export function getSecretHeaders(route: RenderResult['route']): Record<string, string> {
  return {
    ...(route?.secret && { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }),
    // With any other value, a popup that has visited another site loses its opener.
    ...(route?.path === popupReturnPath && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
  };
}
