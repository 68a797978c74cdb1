import { and, eq, or } from 'drizzle-orm';
import { tags, type TagRow } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { events, type EventRow } from '../database/schema.ts';
import type { LiveWorld } from '../events/wire-event.ts';
import { createNotFound } from '../http/refusal.ts';
import type { MatchTag } from './match-tag.ts';
import { createScriptedTags } from './scripted-tags.ts';

/** How far a viewer's video may be ahead of the server's clock. */
const slackSeconds = 30;
const dayMs = 86_400_000;

/** A match with the data that tags need. */
export interface TaggedMatch {
  row: EventRow;
  /** Whether viewers can tag the match, because it has video. */
  isRecorded: boolean;
  /** The global tags that are generated from the match's script. */
  scripted: readonly MatchTag[];
  /** Milliseconds from the start to now; a day for a recording, whose length only the player knows. */
  length: number;
}

/** Finds a match for its tags. @throws Refusal not_found */
export async function findTaggedMatch(
  database: Database,
  { programme, clock }: LiveWorld,
  id: string,
): Promise<TaggedMatch> {
  const [row] = await database.select().from(events).where(eq(events.id, id));
  if (!row) throw createNotFound(`event ${id}`);
  const progress = programme.getProgress(row.id, clock.now());
  const status = progress?.status ?? row.status;
  const length = progress?.status === 'live' ? progress.seenAt - progress.startsAt + slackSeconds * 1000 : dayMs;
  const isRecorded = status !== 'upcoming' && status !== 'channel';
  return { row, isRecorded, scripted: createScriptedTags(row, programme.getScript(row), progress), length };
}

/** Adds the players and the clock of the generated tag that a stored tag replaces, unless an editor changed either. */
export function addGoalFields(tag: MatchTag, scripted: readonly MatchTag[]): MatchTag {
  const generatedTag = scripted.find(({ id }) => id === tag.id);
  const isSameGoal =
    generatedTag?.playerNumber === tag.playerNumber &&
    generatedTag.teamId === tag.teamId &&
    Math.abs(generatedTag.startMs - tag.startMs) < 1000;
  return isSameGoal && generatedTag.goalFields ? { ...tag, goalFields: generatedTag.goalFields } : tag;
}

/**
 * Lists the tags of a match that a viewer may read; global ones for a visitor. A stored tag replaces the generated one
 * with its id.
 */
export async function getTags(
  database: Database,
  { row, scripted }: TaggedMatch,
  userId: string | undefined,
): Promise<readonly MatchTag[]> {
  const globalTags = eq(tags.isGlobal, true);
  const readableTags = userId === undefined ? globalTags : or(globalTags, eq(tags.userId, userId));
  const rows: TagRow[] = await database
    .select()
    .from(tags)
    .where(and(eq(tags.eventId, row.id), readableTags));
  const replacedIds = new Set(rows.map(({ id }) => id));
  const writtenTags = rows.filter(({ removed }) => !removed).map((tag) => addGoalFields(tag, scripted));
  const allTags = [...scripted.filter(({ id }) => !replacedIds.has(id)), ...writtenTags];
  return allTags.toSorted((a, b) => a.startMs - b.startMs || (a.id < b.id ? -1 : 1));
}

/** Returns the match of a generated tag's id; undefined for other ids. */
export const getScriptedMatchId = (id: string): string | undefined => /^(.+)-(?:live|moment)-\d+$/.exec(id)?.[1];
