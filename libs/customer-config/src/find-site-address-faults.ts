import type { Fault } from './fault.ts';
import type { Customer } from './schema.ts';

/** A site's own address on a host that the edge does not serve: search engines would not find the site there. */
export function findSiteAddressFaults(
  file: string,
  { custom_domain_url: url, hosts }: Pick<Customer, 'custom_domain_url' | 'hosts'>,
): Fault[] {
  if (url === undefined || hosts.includes(new URL(url).hostname)) return [];
  const expected = `an address with a host of "hosts" (${hosts.join(', ')}); or add ${new URL(url).hostname} to "hosts"`;
  return [{ file, path: 'custom_domain_url', found: JSON.stringify(url), expected }];
}
