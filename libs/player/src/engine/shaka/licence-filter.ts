import type { DrmServers } from '../engine.ts';

interface LicenceRequest {
  uris: readonly string[];
  headers: Record<string, string>;
}

/**
 * Adds the page's headers to licence requests, but only to the servers in `servers`. A manifest may name other servers,
 * which must not receive a viewer's token.
 * @returns undefined without `licenceHeaders`
 */
export function createLicenceFilter(
  servers: DrmServers = {},
): ((request: LicenceRequest) => Promise<void>) | undefined {
  const { clearkey, widevine, playready, fairplay, licenceHeaders } = servers;
  if (!licenceHeaders) return undefined;
  const licenceUrls = new Set([clearkey, widevine, playready, fairplay].flatMap((server) => server?.licenseUrl ?? []));
  return async (request) => {
    if (request.uris.every((address) => licenceUrls.has(address)))
      Object.assign(request.headers, await licenceHeaders());
  };
}
