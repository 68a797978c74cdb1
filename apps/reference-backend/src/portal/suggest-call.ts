import { suggest, type Suggestion } from '@touchline/contract';
import { and, ilike, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { events } from '../database/schema.ts';
import { eventOrder } from '../events/event-order.ts';
import { serve, type Serving } from '../http/serve.ts';
import type { Directory } from '../world/directory.ts';

const usualSize = 8;
const mostAtOnce = 50;

/** Teams, leagues, categories, events, in that order; no more than asked for in all. */
export function serveSuggest(serving: Serving, database: Database, { teams, identities }: Directory): void {
  serve(serving, suggest, async ({ query: { q, size: wanted = usualSize } }) => {
    const size = Math.min(wanted, mostAtOnce);
    const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
    if (words.length === 0) return { entries: [] };
    const says = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
    const categories = [...identities.values()].filter(({ archived, title }) => !archived && says(title));
    const found: Suggestion[] = [
      ...[...teams.values()]
        .filter(({ searchText }) => says(searchText))
        .map((team) => ({
          kind: 'team' as const,
          id: team.id,
          title: team.name,
          image_url: team.logoUrl,
        })),
      ...[true, false].flatMap((hasTeams) =>
        categories
          .filter((row) => row.hasTeams === hasTeams)
          .map((row) => ({
            kind: hasTeams ? ('league' as const) : ('category' as const),
            id: row.id,
            title: row.title,
            image_url: row.logoUrl ?? row.imageUrl ?? undefined,
          })),
      ),
    ];
    // Teams must not push every match out of a short list.
    const directory = found.slice(0, Math.max(1, Math.ceil(size * 0.6)));
    const rows = await database
      .select()
      .from(events)
      .where(
        and(
          inArray(events.mediaType, ['event', 'highlight']),
          ...words.map((word) => ilike(events.searchText, sql`${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)),
        ),
      )
      .orderBy(...eventOrder({}))
      .limit(Math.max(0, size - directory.length));
    const matches = rows.map((row) => ({
      kind: 'event' as const,
      id: row.id,
      title: row.safeTitle ?? row.title,
      image_url: row.imageUrl,
    }));
    return { entries: [...directory, ...matches].slice(0, size) };
  });
}
