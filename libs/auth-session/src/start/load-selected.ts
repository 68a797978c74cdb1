import type { Api } from '@touchline/api-client';
import { getWatchlist } from '../endpoints.ts';

const size = 100;
/** A watchlist that is longer is known as far as this. */
const mostPages = 10;

/** Ids of the viewer's watchlist, the latest first. @throws PortalError */
export async function loadSelected(api: Api): Promise<string[]> {
  const ids = new Set<string>();
  for (let page = 0; page < mostPages; page += 1) {
    const { entries, nextExists } = await api.call(getWatchlist, { query: { page, size, next: true } });
    for (const { id } of entries) ids.add(id);
    if (!nextExists || entries.length === 0) break;
  }
  return [...ids];
}
