import { programmeQuery, type EventPage } from '@touchline/content';
import type { PageContext } from '@touchline/feature-kit';
import type { CatalogOptions, ShelfKind } from '../options.ts';
import { shelfQuery } from './shelf-queries.ts';

/** Where the hero comes from, first come first shown. */
export const heroKinds: readonly ShelfKind[] = ['live', 'upcoming', 'highlights'];

/** Programmes on a channel's card: what is on, what is next, and some to move on to. */
export const programmesAhead = 4;

/**
 * Fills the query cache for home, all shelves side by side. Never fails: a shelf that could not be loaded has no entry,
 * is asked for again by the browser and offers Retry there.
 */
export async function loadHome(context: PageContext, { home }: CatalogOptions): Promise<void> {
  const { api, queryClient } = context;
  const now = () => context.now;
  const load = async (kind: ShelfKind): Promise<EventPage | undefined> => {
    const query = shelfQuery(api, kind, home.scope, now);
    await queryClient.prefetchQuery(query);
    const page = queryClient.getQueryData(query.queryKey);
    if (kind === 'channels') {
      const channels = page?.entries ?? [];
      await Promise.all(
        channels.map((channel) =>
          queryClient.prefetchQuery(programmeQuery(api, channel, { ahead: programmesAhead, now })),
        ),
      );
    }
    return page;
  };
  const pages = new Map(await Promise.all(home.shelves.map(async (kind) => [kind, await load(kind)] as const)));
  if (home.hero === false) return;
  for (const kind of heroKinds) {
    const page = pages.has(kind) ? pages.get(kind) : await load(kind);
    if (page?.entries.length) return;
  }
}
