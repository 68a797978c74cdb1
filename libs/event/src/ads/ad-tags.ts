import { resolveAddress } from '@touchline/api-client';
import { toUrl, type WireEvent } from '@touchline/contract';

/** Tags beyond these are an operator's slip. */
const most = 5;

/**
 * A tag's absolute address. Undefined for addresses that are neither https nor on api_base's own origin, and for those with a user's name: browsers
 * refuse to fetch them, and they look like links to another host (`https://portal.example@elsewhere.example/`).
 */
export function tagAddress(apiBase: string, raw: string): string | undefined {
  const address = resolveAddress(apiBase, raw);
  if (address === undefined) return undefined;
  // A path on a base that is itself a path.
  const url = toUrl(address, 'https://portal.invalid/');
  return url && !url.username && !url.password ? address : undefined;
}

/** Where an event's ads at time offset 0 are asked for (section 3); what is neither https nor on api_base's own origin is left out. */
export const adTagsOf = ({ ads = [] }: Pick<WireEvent, 'ads'>, apiBase: string): string[] =>
  ads.slice(0, most).flatMap(({ tag_url: raw }) => tagAddress(apiBase, raw) ?? []);
