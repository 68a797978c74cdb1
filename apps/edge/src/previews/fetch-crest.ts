import type { ServedSite } from '../sites/sites.ts';

/** Fetches a crest's unchecked bytes, which the drawing process checks; undefined when the fetch fails. */
export type FetchCrest = (site: ServedSite, address: string) => Promise<Uint8Array | undefined>;

const maxCrestBytes = 512 * 1024;
const timeoutMs = 2_000;
const imageTypePattern = /^image\/(?:png|jpeg|webp|svg\+xml)\s*(?:;|$)/i;

/**
 * Fetches crests for pictures, only from the API's own host and from hosts of the customer's `csp.image`, like a page
 * under its policy. The fetch follows no redirect and sends no credentials.
 * @param backend the origin of the API for sites whose API is on their own host
 */
export const createFetchCrest =
  (backend: string): FetchCrest =>
  async (site, address) => {
    const url = getAllowedAddress(site, address, backend);
    if (!url) return undefined;
    try {
      const answer = await fetch(url, {
        redirect: 'error',
        credentials: 'omit',
        headers: { accept: 'image/png,image/jpeg,image/webp,image/svg+xml' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const isPicture = answer.ok && imageTypePattern.test(answer.headers.get('content-type') ?? '');
      const bytes = isPicture ? await readLimited(answer) : undefined;
      if (!isPicture) await answer.body?.cancel();
      return bytes;
    } catch {
      // If a crest is slow, missing or redirected, letters replace it.
      return undefined;
    }
  };

function getAllowedAddress(site: ServedSite, address: string, backend: string): URL | null {
  const apiBase = Object.values(site.sites)[0]?.apiBase;
  // Like in content's views, the address is absolute, or a path on the API's host, which is the page's own.
  if (address.startsWith('/')) return apiBase ? null : URL.parse(backend.replace(/\/$/, '') + address);
  const url = URL.parse(address);
  if (!url || url.username || url.password) return null;
  if (apiBase && URL.parse(apiBase)?.origin === url.origin) return url;
  return url.protocol === 'https:' && site.csp.image.some((source) => isHostCovered(source, url)) ? url : null;
}

/**
 * Whether a source of the policy (`https://cdn.example`, `https://*.example`) covers an address's host and port. The
 * default port of https is omitted.
 */
function isHostCovered(source: string, { host }: URL): boolean {
  const [hostName = ''] = source.replace(/^https:\/\//, '').split('/', 1);
  return hostName.startsWith('*.') ? host.endsWith(hostName.slice(1)) : hostName === host;
}

async function readLimited({ body }: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let lengthBytes = 0;
  for await (const part of body ?? []) {
    lengthBytes += part.length;
    if (lengthBytes > maxCrestBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
