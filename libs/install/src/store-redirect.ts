import { httpsAddress, type SiteConfig } from '@touchline/feature-kit';

/** Hosts of the app stores. */
export const appStores = ['apps.apple.com', 'play.google.com', 'appgallery.huawei.com'];

/**
 * Returns the address in `?storeUrl=` (specification, section 2): https, on a host of an app store or of the
 * customer. User info, control characters, backslashes and addresses of 2 KB or more are refused.
 * @returns null when the address is missing or refused
 */
export function getStoreRedirect(search: string, site: Pick<SiteConfig, 'redirectHosts'>): string | null {
  const requestedStore = new URLSearchParams(search).get('storeUrl');
  if (!requestedStore || requestedStore === 'undefined') return null;
  const address = httpsAddress(requestedStore);
  const allowedUrl = address && [...appStores, ...site.redirectHosts].includes(address.hostname) ? address.href : null;
  if (!allowedUrl) console.warn('The address in storeUrl was ignored: it is no app store of this site.');
  return allowedUrl;
}
