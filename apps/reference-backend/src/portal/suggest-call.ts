import { suggest, type Suggestion, type SuggestQuery } from '@touchline/contract';
import { and } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { events, type IdentityRow, type TeamRow } from '../database/schema.ts';
import { createIdCondition, createEventCondition } from '../events/event-filters.ts';
import { createEventOrder } from '../events/event-order.ts';
import type { LiveWorld } from '../events/wire-event.ts';
import { serve, type ServerContext } from '../http/serve.ts';
import type { TextIndex } from '../search/text-index.ts';
import { createScopeFilter, type Scope } from './create-scope-filter.ts';

const defaultPageSize = 8;
const maxPageSize = 50;
const suggestedMedia = ['event', 'externalContent', 'highlight'] as const;

/** Searches an index for all words of the query, or for most of them. */
type FindIds = (index: TextIndex) => ReadonlySet<string>;

const toTeamSuggestion = ({ id, name: title, logoUrl: image_url }: TeamRow): Suggestion => ({
  kind: 'team',
  id,
  title,
  image_url,
});

const toCategorySuggestion = ({ id, title, hasTeams, logoUrl, imageUrl }: IdentityRow): Suggestion => ({
  kind: hasTeams ? 'league' : 'category',
  id,
  title,
  image_url: logoUrl ?? imageUrl ?? undefined,
});

/** Takes entries of each kind in turn, so that a short list contains all kinds. */
function interleaveKinds<Entry>(kinds: readonly (readonly Entry[])[], size: number): Entry[] {
  const counts = kinds.map(() => 0);
  let remaining = Math.min(size, kinds.flat().length);
  for (let round = 0; remaining > 0; round = (round + 1) % kinds.length) {
    if ((counts[round] ?? 0) >= (kinds[round]?.length ?? 0)) continue;
    counts[round] = (counts[round] ?? 0) + 1;
    remaining -= 1;
  }
  return kinds.flatMap((kind, index) => kind.slice(0, counts[index]));
}

/** Serves suggestions of teams, leagues, categories and events, in that order, up to the requested size. */
export function serveSuggest(serverContext: ServerContext, database: Database, world: LiveWorld): void {
  const { teams, identities } = world.directory;

  async function listSuggested(findIds: FindIds, scope: Scope, size: number): Promise<Suggestion[]> {
    const scopeFilter = createScopeFilter(scope, world.directory);
    const [teamIds, identityIds, eventIds] = [
      findIds(world.search.teams),
      findIds(world.search.identities),
      findIds(world.search.events),
    ];
    // Sub-categories are left out, because their titles are unclear without the main category.
    const categories = [...identities.values()].filter(
      (row) => identityIds.has(row.id) && !row.archived && row.mediaType === 'identity' && scopeFilter.identity(row),
    );
    const rows =
      eventIds.size === 0
        ? []
        : await database
            .select({ id: events.id, title: events.title, safeTitle: events.safeTitle, imageUrl: events.imageUrl })
            .from(events)
            .where(
              and(
                createEventCondition(scope, suggestedMedia, world.directory, world.clock),
                createIdCondition(eventIds),
              ),
            )
            .orderBy(...createEventOrder({}))
            .limit(size);
    return interleaveKinds(
      [
        [...teams.values()].filter((row) => teamIds.has(row.id) && scopeFilter.team(row)).map(toTeamSuggestion),
        ...[true, false].map((hasTeams) =>
          categories.filter((row) => row.hasTeams === hasTeams).map(toCategorySuggestion),
        ),
        rows.map(({ id, title, safeTitle, imageUrl }) => ({
          kind: 'event' as const,
          id,
          title,
          safe_title: safeTitle ?? undefined,
          image_url: imageUrl,
        })),
      ],
      size,
    );
  }

  serve(
    serverContext,
    suggest,
    async ({ query: { q, size: requestedSize = defaultPageSize, ...scope } }: { query: SuggestQuery }) => {
      const size = Math.min(requestedSize, maxPageSize);
      const suggestions = await listSuggested((index) => index.find(q) ?? new Set(), scope, size);
      return {
        entries: suggestions.length > 0 ? suggestions : await listSuggested((index) => index.findSome(q), scope, size),
      };
    },
  );
}
