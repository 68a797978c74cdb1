import { httpsAddress, type SiteConfig } from '@touchline/feature-kit';
import { appStores } from './store-redirect.ts';

type Hosts = Pick<SiteConfig, 'redirectHosts' | 'externalHosts' | 'socialLinks'>;

/**
 * Checks an address of another site that the backend redirects to (guard 3): https, on exactly a host that the customer names or
 * an app store.
 * @returns null when the address is refused
 */
export function getExternalAddress(to: string, { redirectHosts, externalHosts, socialLinks }: Hosts): string | null {
  const address = httpsAddress(to);
  const socialHosts = socialLinks.map(({ href }) => new URL(href).hostname);
  const knownHosts = [...appStores, ...redirectHosts, ...externalHosts, ...socialHosts];
  return address && knownHosts.includes(address.hostname) ? address.href : null;
}
