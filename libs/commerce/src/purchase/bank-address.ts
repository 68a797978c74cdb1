import { toUrl } from '@touchline/contract';

/**
 * Where a card's bank asks, if a page may be left for it: what an answer calls an address may be a script, or lead out of encryption.
 * @param address as the backend said it
 */
export function bankAddress(address: string | undefined): URL | undefined {
  const url = address === undefined ? null : toUrl(address);
  if (!url) return undefined;
  const isHere = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  return url.protocol === 'https:' || isHere ? url : undefined;
}
