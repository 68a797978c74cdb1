import type { Database } from '../database/open-database.ts';
import { events } from '../database/schema.ts';
import type { Directory } from '../world/directory.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

/** The text indexes of events, teams and categories. */
export interface WorldSearch {
  events: TextIndex;
  teams: TextIndex;
  identities: TextIndex;
}

/**
 * Indexes the world in memory, about 2 MB for 5,000 events. The indexes stay valid, because names do not change while
 * the server runs. Events are also found by their teams and league.
 */
export async function loadSearch(database: Database, { teams, identities }: Directory): Promise<WorldSearch> {
  const rows = await database
    .select({
      id: events.id,
      searchText: events.searchText,
      teamIds: events.teamIds,
      identityIds: events.identityIds,
    })
    .from(events);
  return {
    events: createTextIndex(
      rows.map(({ id, searchText, teamIds, identityIds }) => ({
        id,
        text: [
          searchText,
          ...teamIds.map((team) => teams.get(team)?.searchText),
          ...identityIds.map((identity) => identities.get(identity)?.title),
        ].join(' '),
      })),
    ),
    teams: createTextIndex([...teams.values()].map(({ id, searchText: text }) => ({ id, text }))),
    identities: createTextIndex([...identities.values()].map(({ id, title: text }) => ({ id, text }))),
  };
}
