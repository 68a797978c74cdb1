import { loadEventList, sportCountsQuery, sportText } from '@touchline/content';
import { PortalError } from '@touchline/contract';
import type { PageContext, PageMeta } from '@touchline/feature-kit';
import type { Scope } from '../options.ts';
import { liveQuery } from './live-query.ts';
import { hasSportTabs, isSport } from './sports.ts';

/**
 * Loads the live matches of a sport, or of all, and what the tabs need.
 * @throws PortalError `not_found` for a sport that the site does not have
 */
export async function loadLive({ api, queryClient, now, params }: PageContext, scope: Scope): Promise<void> {
  const { sportType } = params;
  const counts = sportCountsQuery(api);
  const tabs = hasSportTabs(scope) ? queryClient.prefetchQuery(counts) : undefined;
  await Promise.all([
    tabs,
    loadEventList(
      queryClient,
      liveQuery(scope, sportType)(api, () => now),
    ),
  ]);
  if (sportType === undefined || isSport(sportType, scope, queryClient.getQueryData(counts.queryKey) ?? [])) return;
  throw new PortalError('not_found', {
    status: 404,
    message: `no such sport: ${sportType}`,
    cause: { context: 'page' },
  });
}

export function liveMeta({ params: { sportType }, texts }: PageContext): PageMeta {
  const text = texts('catalog');
  const title =
    sportType === undefined
      ? text('list.live.title')
      : text('list.live.titleOf', { sport: sportText(sportType, texts('content')) });
  return { title, description: text('list.live.description') };
}
