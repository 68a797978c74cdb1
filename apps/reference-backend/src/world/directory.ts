import type { Database } from '../database/open-database.ts';
import { identities, teams, type IdentityRow, type TeamRow } from '../database/schema.ts';

/** The teams and categories by id. They are in memory, because they do not change while the server runs. */
export interface Directory {
  teams: ReadonlyMap<string, TeamRow>;
  identities: ReadonlyMap<string, IdentityRow>;
}

export async function loadDirectory(database: Database): Promise<Directory> {
  const [teamRows, identityRows] = [await database.select().from(teams), await database.select().from(identities)];
  return {
    teams: new Map(teamRows.map((row) => [row.id, row])),
    identities: new Map(identityRows.map((row) => [row.id, row])),
  };
}
