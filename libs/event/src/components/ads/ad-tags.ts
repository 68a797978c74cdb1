import { resolveAddress } from '@touchline/api-client';
import { toUrl, type WireEvent } from '@touchline/contract';

/** Limit of tags; more tags are a mistake of the operator. */
const maxTags = 5;

/**
 * Resolves the address of an ad tag. An address with a user name looks like another host
 * (`https://portal.example@elsewhere.example/`), and browsers refuse to fetch it.
 * @returns undefined for an address with a user name, and for one that is neither https nor on the
 *   origin of api_base
 */
export function resolveTagAddress(apiBase: string, raw: string): string | undefined {
  const address = resolveAddress(apiBase, raw);
  if (address === undefined) return undefined;
  // api_base may itself be a path, so the address may lack an origin.
  const url = toUrl(address, 'https://portal.invalid/');
  return url && !url.username && !url.password ? address : undefined;
}

/**
 * The addresses of an event's ad tags at time offset 0 (specification, section 3). Addresses that `resolveTagAddress`
 * rejects are dropped.
 */
export const getAdTags = ({ ads = [] }: Pick<WireEvent, 'ads'>, apiBase: string): string[] =>
  ads.slice(0, maxTags).flatMap(({ tag_url: raw }) => resolveTagAddress(apiBase, raw) ?? []);
