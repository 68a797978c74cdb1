import { eq, max } from 'drizzle-orm';
import { tags } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import type { LiveWorld } from '../events/wire-event.ts';
import type { TagsWritten } from './tags-written.ts';

export async function loadTagsWritten(database: Database): Promise<TagsWritten> {
  const rows = await database
    .select({ eventId: tags.eventId, at: max(tags.changedAt) })
    .from(tags)
    .where(eq(tags.isGlobal, true))
    .groupBy(tags.eventId);
  return new Map(rows.flatMap(({ eventId, at }) => (at ? [[eventId, at.getTime()]] : [])));
}

/** The time of the last change of a match's global tags, by a write or a goal, as ISO 8601; undefined without one. */
export function getTagsChangedAt({ programme, clock, tagsWritten }: LiveWorld, id: string): string | undefined {
  const progress = programme.getProgress(id, clock.now());
  const goals = progress?.status === 'live' ? progress.script.goals : [];
  const goalTimesMs = goals
    .map(({ atSeconds }) => (progress?.startsAt ?? 0) + atSeconds * 1000)
    .filter((goalMs) => goalMs <= clock.now());
  const lastWriteMs = Math.max(tagsWritten.get(id) ?? 0, ...goalTimesMs.slice(-1).map(clock.toWall));
  return lastWriteMs > 0 ? new Date(lastWriteMs).toISOString() : undefined;
}
