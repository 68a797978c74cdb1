import { httpsAddress, type SiteConfig } from '@touchline/feature-kit';
import { appStores } from './store-redirect.ts';

type Hosts = Pick<SiteConfig, 'redirectHosts' | 'externalHosts' | 'socialLinks'>;

/**
 * An address of another site that the backend may send viewers to (guard 3): https, its host exactly one that the customer names.
 * Null where it is refused.
 */
export function externalAddress(to: string, { redirectHosts, externalHosts, socialLinks }: Hosts): string | null {
  const address = httpsAddress(to);
  const social = socialLinks.map(({ href }) => new URL(href).hostname);
  const known = [...appStores, ...redirectHosts, ...externalHosts, ...social];
  return address && known.includes(address.hostname) ? address.href : null;
}
