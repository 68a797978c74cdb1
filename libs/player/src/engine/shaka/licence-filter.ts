import type { DrmServers } from '../engine.ts';

interface LicenceRequest {
  uris: readonly string[];
  headers: Record<string, string>;
}

/**
 * Tells servers of keys who asks: those of `servers` alone. A manifest may name others, which are asked for the key systems that the page names
 * no server of, and a viewer's token is none of theirs. Undefined where nobody is to be told.
 */
export function createLicenceFilter(
  servers: DrmServers = {},
): ((request: LicenceRequest) => Promise<void>) | undefined {
  const { clearkey, widevine, playready, fairplay, licenceHeaders } = servers;
  if (!licenceHeaders) return undefined;
  const told = new Set([clearkey, widevine, playready, fairplay].flatMap((server) => server?.licenseUrl ?? []));
  return async (request) => {
    if (request.uris.every((address) => told.has(address))) Object.assign(request.headers, await licenceHeaders());
  };
}
