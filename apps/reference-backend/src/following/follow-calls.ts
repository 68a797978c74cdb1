import { listFollowed, removeFollow, saveFollow, type FollowedType, type WireFollowed } from '@touchline/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { AttemptLimit } from '../accounts/attempt-limit.ts';
import type { Accounts } from '../accounts/index.ts';
import { follows, type FollowRow, users } from '../database/account-tables.ts';
import { slicePage } from '../http/paged-answer.ts';
import { createNotFound, Refusal } from '../http/refusal.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';
import type { Directory } from '../world/directory.ts';

/** Follows per viewer: more than all teams and leagues, and few enough for one read. */
export const maxFollows = 1000;

/**
 * Follows and unfollows per viewer and minute. A viewer who follows a whole league sends one request for each of its
 * teams.
 */
export const maxChangesPerMinute = 600;

type TargetFacts = Pick<WireFollowed, 'title' | 'image_url' | 'identities_id'>;

/** The title and picture of a team or category; undefined for an unknown id. */
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
 * Serves the viewer's follows. The list leaves out deleted teams and categories, and a viewer can still unfollow them.
 */
export function serveFollowing(
  serverContext: ServerContext,
  { database, getRecordTimeMs, now }: Accounts,
  directory: Directory,
): void {
  const limit = new AttemptLimit(maxChangesPerMinute, now);
  /** @throws Refusal too_many_requests */
  const takeFollowTurn = (userId: string): void => {
    const waitSeconds = limit.take(userId);
    if (waitSeconds > 0)
      throw new Refusal(429, 'too_many_requests', `at most ${maxChangesPerMinute} in a minute`, waitSeconds);
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
    takeFollowTurn(userId);
    const type = target === 'team' ? 'team' : 'identity_item';
    const targetFacts = findTarget(type, referenceId, directory);
    if (!targetFacts) throw createNotFound(`${target} ${referenceId}`);
    const condition = and(eq(follows.userId, userId), eq(follows.referenceId, referenceId));
    return database.transaction(async (tx) => {
      // Locks the user. Otherwise simultaneous follows would all be counted before the first is stored.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const [earlierFollow] = await tx.select().from(follows).where(condition);
      if (earlierFollow) return toWireFollowed(earlierFollow, targetFacts);
      if ((await tx.$count(follows, eq(follows.userId, userId))) >= maxFollows)
        throw new Refusal(409, 'conflict', `at most ${maxFollows} of one viewer`);
      const [row] = await tx
        .insert(follows)
        .values({ userId, referenceId, type, addedAt: new Date(getRecordTimeMs()) })
        .returning();
      if (!row) throw new Error(`${referenceId} was not stored`);
      return toWireFollowed(row, targetFacts);
    });
  });

  serveViewer(serverContext, removeFollow, async ({ body: { id } }, { userId }) => {
    takeFollowTurn(userId);
    await database.delete(follows).where(and(eq(follows.userId, userId), eq(follows.referenceId, id)));
    return {};
  });
}
