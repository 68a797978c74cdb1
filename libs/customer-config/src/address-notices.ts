import { type Fault, show } from './fault.ts';
import type { Customer } from './schema.ts';

/** Hosts of each network; a host below one of them also belongs to the network. */
const networkHosts: Readonly<Record<string, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'm.me'],
  x: ['x.com', 'twitter.com'],
  instagram: ['instagram.com', 'instagr.am'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  whatsapp: ['whatsapp.com', 'wa.me'],
};

const storeHosts = {
  ios: ['apps.apple.com', 'itunes.apple.com'],
  android: ['play.google.com'],
} as const;

const storeNames = { ios: 'the App Store', android: 'Google Play' } as const;

const isAt = (address: string, hosts: readonly string[]): boolean => {
  const { hostname } = new URL(address);
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
};

const findNetwork = (address: string): string | undefined =>
  Object.keys(networkHosts).find((network) => isAt(address, networkHosts[network] ?? []));

function findSocialNotices(links: Customer['social_links']): Omit<Fault, 'file'>[] {
  return Object.entries(links).flatMap(([key, address]) => {
    if (address === undefined) return [];
    const network = findNetwork(address);
    const hosts = networkHosts[key];
    if (hosts === undefined ? network === undefined : network === key) return [];
    const ownAddress = hosts === undefined ? "the customer's own website" : `an address at ${hosts[0]}`;
    const hint = network === undefined ? '' : `; the key of this address is "${network}"`;
    return [{ path: `social_links.${key}`, found: show(address), expected: ownAddress + hint }];
  });
}

/** Another store for a platform may be right, but never the store of the other platform. */
function findStoreNotices(stores: Customer['store_url']): Omit<Fault, 'file'>[] {
  return (['ios', 'android'] as const).flatMap((platform) => {
    const address = stores[platform];
    const otherPlatform = platform === 'ios' ? 'android' : 'ios';
    if (address === undefined || !isAt(address, storeHosts[otherPlatform])) return [];
    const expected = `the app in ${storeNames[platform]}; the key of this address is "${otherPlatform}"`;
    return [{ path: `store_url.${platform}`, found: show(address), expected }];
  });
}

/** Notices about addresses under the key of another network or store. */
export const findAddressNotices = (customer: Pick<Customer, 'social_links' | 'store_url'>): Omit<Fault, 'file'>[] => [
  ...findSocialNotices(customer.social_links),
  ...findStoreNotices(customer.store_url),
];
