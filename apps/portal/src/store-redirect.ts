import type { SiteConfig } from '@touchline/feature-kit';

const appStores = ['apps.apple.com', 'play.google.com', 'appgallery.huawei.com'];

/**
 * The address `?storeUrl=` may lead to (section 2 as decided): https, an app store's or the customer's own host, no user
 * info, no control characters or backslashes, under 2 KB. Null where there is none or it is refused.
 */
export function storeRedirect(search: string, site: Pick<SiteConfig, 'redirectHosts'>): string | null {
  const wished = new URLSearchParams(search).get('storeUrl');
  if (!wished || wished === 'undefined') return null;
  const allowed = allowedAddress(wished, [...appStores, ...site.redirectHosts]);
  if (!allowed) console.warn('The address in storeUrl was ignored: it is no app store of this site.');
  return allowed;
}

function allowedAddress(text: string, hosts: readonly string[]): string | null {
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  if (text.length > 2048 || /[\u0000-\u0020\u007f\\]/.test(text) || !/^https:\/\/[^/]/i.test(text)) return null;
  const url = URL.parse(text);
  if (!url || url.protocol !== 'https:' || url.username || url.password || url.port) return null;
  return hosts.includes(url.hostname) ? url.href : null;
}
