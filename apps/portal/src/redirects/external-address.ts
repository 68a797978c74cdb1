import { httpsAddress, type SiteConfig } from '@touchline/feature-kit';
import { appStores } from '@touchline/install/store-redirect';

type Hosts = Pick<SiteConfig, 'redirectHosts' | 'externalHosts' | 'socialLinks'>;

/**
 * Checks a backend's redirect to another site (guard 3). The address must be https, on a host that the customer names
 * or of an app store.
 * @returns null when the address is refused
 */
export function getExternalAddress(to: string, { redirectHosts, externalHosts, socialLinks }: Hosts): string | null {
  const address = httpsAddress(to);
  const socialHosts = socialLinks.map(({ href }) => new URL(href).hostname);
  const knownHosts = [...appStores, ...redirectHosts, ...externalHosts, ...socialHosts];
  return address && knownHosts.includes(address.hostname) ? address.href : null;
}
