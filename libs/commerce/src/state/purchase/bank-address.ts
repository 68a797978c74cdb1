import { toUrl } from '@touchline/contract';

/**
 * The address of the bank's page; undefined for a script or an unencrypted address.
 * @param address from the backend
 */
export function parseBankAddress(address: string | undefined): URL | undefined {
  const url = address === undefined ? null : toUrl(address);
  if (!url) return undefined;
  const isLocalHost = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  return url.protocol === 'https:' || isLocalHost ? url : undefined;
}
