import { listFollowed, removeFollow, saveFollow, type FollowedType, type WireFollowed } from '@touchline/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { AttemptLimit } from './attempt-limit.ts';
import type { Accounts } from './index.ts';
import { follows, type FollowRow, users } from '../database/account-tables.ts';
import { slicePage } from '../http/paged-answer.ts';
import { createNotFound, Refusal } from '../http/refusal.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';
import type { Directory } from '../world/directory.ts';

/** The most follows of a viewer: more than all teams and leagues, but few enough for one query. */
export const maxFollows = 1000;

/**
 * The most follows and unfollows of a viewer per minute. Following a whole league sends a request for each team.
 */
export const maxChangesPerMinute = 600;

type TargetFacts = Pick<WireFollowed, 'title' | 'image_url' | 'identities_id'>;

/** Finds the title, picture and leagues of a team or category; undefined for an unknown id. */
function findTarget(type: FollowedType, id: string, { teams, identities }: Directory): TargetFacts | undefined {
  if (type === 'team') {
    const team = teams.get(id);
    return team && { title: team.name, image_url: team.logoUrl, identities_id: team.identityIds };
  }
  const identity = identities.get(id);
  return (
    identity && {
      title: identity.title || undefined,
      image_url: identity.logoUrl ?? identity.imageUrl ?? undefined,
      identities_id: identity.mainCategories,
    }
  );
}

const toWireFollowed = ({ id, referenceId, type }: FollowRow, targetFacts: TargetFacts): WireFollowed => ({
  id: String(id),
  reference_id: referenceId,
  type,
  ...targetFacts,
});

/**
 * Serves the viewer's follows. The list omits deleted teams and categories, which can still be unfollowed.
 */
export function serveFollowing(
  serverContext: ServerContext,
  { database, getRecordTimeMs, now }: Accounts,
  directory: Directory,
): void {
  const limit = new AttemptLimit(maxChangesPerMinute, now);
  /** Counts a change of a viewer's follows. @throws Refusal too_many_requests */
  const countFollowChange = (userId: string): void => {
    const waitSeconds = limit.take(userId);
    if (waitSeconds > 0)
      throw new Refusal(429, 'too_many_requests', `at most ${maxChangesPerMinute} changes a minute`, waitSeconds);
  };

  serveViewer(serverContext, listFollowed, async ({ query = {} }, { userId }) => {
    const { types, order } = query;
    const rows = await database
      .select()
      .from(follows)
      .where(eq(follows.userId, userId))
      .orderBy(order === 'asc' ? asc(follows.id) : desc(follows.id));
    const entries = rows.flatMap((row) => {
      const targetFacts =
        !types || types.includes(row.type) ? findTarget(row.type, row.referenceId, directory) : undefined;
      return targetFacts ? [toWireFollowed(row, targetFacts)] : [];
    });
    return slicePage(query, entries, (entry) => entry);
  });

  serveViewer(serverContext, saveFollow, async ({ body: { reference_id: referenceId, type: target } }, { userId }) => {
    countFollowChange(userId);
    const type = target === 'team' ? 'team' : 'identity_item';
    const targetFacts = findTarget(type, referenceId, directory);
    if (!targetFacts) throw createNotFound(`${target} ${referenceId}`);
    const condition = and(eq(follows.userId, userId), eq(follows.referenceId, referenceId));
    return database.transaction(async (tx) => {
      // Without the lock, simultaneous follows could exceed the limit.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const [earlierFollow] = await tx.select().from(follows).where(condition);
      if (earlierFollow) return toWireFollowed(earlierFollow, targetFacts);
      if ((await tx.$count(follows, eq(follows.userId, userId))) >= maxFollows)
        throw new Refusal(409, 'conflict', `a viewer follows at most ${maxFollows} targets`);
      const [row] = await tx
        .insert(follows)
        .values({ userId, referenceId, type, addedAt: new Date(getRecordTimeMs()) })
        .returning();
      if (!row) throw new Error(`${referenceId} was not stored`);
      return toWireFollowed(row, targetFacts);
    });
  });

  serveViewer(serverContext, removeFollow, async ({ body: { id } }, { userId }) => {
    countFollowChange(userId);
    await database.delete(follows).where(and(eq(follows.userId, userId), eq(follows.referenceId, id)));
    return {};
  });
}
