import type { Customer } from '@touchline/customer-config';

const localhostPattern = /(?:^|\.)localhost$/;

/**
 * Returns the customer's domain, or else the first host that others can reach. A request's Host header is not trusted.
 */
export function getSiteOrigin({ custom_domain_url, hosts }: Pick<Customer, 'custom_domain_url' | 'hosts'>): string {
  if (custom_domain_url) return new URL(custom_domain_url).origin;
  const host = hosts.find((name) => !localhostPattern.test(name));
  return host ? `https://${host}` : `http://${hosts[0]}`;
}
