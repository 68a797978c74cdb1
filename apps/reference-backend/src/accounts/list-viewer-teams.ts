import { and, eq } from 'drizzle-orm';
import { follows, users } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import type { Viewer } from '../http/viewer.ts';

/** Lists the ids of the viewer's club and of the teams that the viewer follows. */
export async function listViewerTeams(database: Database, { userId }: Viewer): Promise<string[]> {
  const [user] = await database.select({ clubId: users.favoriteClubId }).from(users).where(eq(users.id, userId));
  const followedTeams = await database
    .select({ id: follows.referenceId })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.type, 'team')));
  return [user?.clubId ?? [], followedTeams.map(({ id }) => id)].flat();
}
