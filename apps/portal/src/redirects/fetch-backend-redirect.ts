import { anySignal } from '@touchline/api-client';
import type { AppParts } from '../parts/app-parts.ts';
import { createServerRedirects, type RedirectResult } from './server-redirects.ts';

/** The portal waits as long as the edge for both tables of redirects. A slower host or backend causes no redirect. */
const timeoutMs = 2_000;

/**
 * Finds an address's redirect when no payload has it (specification, section 2, guard 3).
 * Imported on demand: behind an edge only a failed payload needs this code.
 * @param path without the locale's prefix
 * @param navigation aborted with the navigation
 */
export function fetchBackendRedirect(parts: AppParts, path: string, navigation: AbortSignal): Promise<RedirectResult> {
  const { api, site, telemetry } = parts;
  const { ownRedirects } = site;
  const signal = anySignal(navigation, AbortSignal.timeout(timeoutMs));
  const follow = createServerRedirects({
    api,
    site,
    readTable: ownRedirects === undefined ? undefined : async () => (await fetch(ownRedirects, { signal })).json(),
    signal,
    onError: (error) => telemetry.error(error),
  });
  return follow(path);
}
