import { anyOf } from '@touchline/api-client';
import type { AppParts } from './app.tsx';
import { createServerRedirects, type Led } from './server-redirects.ts';
import { withoutPrefix } from './browser/guard-page.ts';

/** As long as the edge waits, in milliseconds: a backend that is slower sends nobody elsewhere. */
const patience = 2_000;

/**
 * Guard 3 (section 2) where no payload says it: what the backend says of an address. Imported when it is asked: it speaks with the backend,
 * and where an edge stands before the page that is on a bad day only.
 * @param url with the locale's prefix @param navigation ends with the navigation
 */
export function followBackend(parts: AppParts, url: URL, navigation: AbortSignal): Promise<Led> {
  const { api, site, telemetry } = parts;
  const follow = createServerRedirects({
    api,
    site,
    signal: anyOf(navigation, AbortSignal.timeout(patience)),
    onError: (error) => telemetry.error(error),
  });
  return follow(withoutPrefix(url, site).pathname);
}
