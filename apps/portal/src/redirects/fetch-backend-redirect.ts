import { anySignal } from '@touchline/api-client';
import type { AppParts } from '../parts/app-parts.ts';
import { createServerRedirects, type RedirectResult } from './server-redirects.ts';

/** The portal waits as long as the edge for the backend. A slower backend causes no redirect. */
const backendTimeoutMs = 2_000;

/**
 * Finds an address's redirect when no payload has it (specification, section 2, guard 3).
 * Imported on demand: behind an edge only a failed payload needs this code.
 * @param path without the locale's prefix
 * @param navigation aborted with the navigation
 */
export function fetchBackendRedirect(parts: AppParts, path: string, navigation: AbortSignal): Promise<RedirectResult> {
  const { api, site, telemetry } = parts;
  const follow = createServerRedirects({
    api,
    site,
    readFile: async (address) => (await fetch(address)).json(),
    signal: anySignal(navigation, AbortSignal.timeout(backendTimeoutMs)),
    onError: (error) => telemetry.error(error),
  });
  return follow(path);
}
