import { randomUUID } from 'node:crypto';
import { listTags, removeTags, saveTag, tidyLine, updateEvent, updateTag, type TagSaveBody } from '@touchline/contract';
import { eq, inArray } from 'drizzle-orm';
import { findUserById, type Accounts } from '../accounts/index.ts';
import { isAvailable, isOpenToAll, type Entitlement } from '../commerce/entitlement.ts';
import { tags } from '../database/account-tables.ts';
import type { LiveWorld } from '../events/wire-event.ts';
import { slicePage } from '../http/paged-answer.ts';
import { createNotFound, Refusal } from '../http/refusal.ts';
import { serve, serveViewer, type ServerContext } from '../http/serve.ts';
import type { Publish } from '../realtime/publish.ts';
import { toWireTag, type MatchTag } from './match-tag.ts';
import { addGoalFields, getScriptedMatchId, findTaggedMatch, getTags, type TaggedMatch } from './match-tags.ts';

/** The most tags of a viewer, and the most global tags, in a match. One page of the list contains them all. */
const maxTags = 999;

/** Checks a tag's fields, and the viewer's right to watch the match. @throws Refusal */
function getFields(
  body: TagSaveBody,
  { row, isRecorded, length }: TaggedMatch,
  entitlement: Entitlement,
): Omit<MatchTag, 'id'> {
  if (!isRecorded) throw new Refusal(409, 'conflict', `${row.id} has no recording`);
  if (!isAvailable(row, entitlement) || !row.inRegion)
    throw new Refusal(403, 'forbidden', `the viewer may not watch ${row.id}`);
  const title = tidyLine(body.title);
  if (title === '') throw new Refusal(400, 'title_required', 'a tag needs a title');
  const start = body.startTime ?? body.time;
  const end = body.startTime === undefined ? undefined : body.endTime;
  if (start === undefined || start > length || (end !== undefined && (end <= start || end > length)))
    throw new Refusal(400, 'invalid_range', `a tag must be within the first ${Math.floor(length / 1000)} seconds`);
  const taggedTeamId = body.team?.teamId;
  if (taggedTeamId !== undefined && taggedTeamId !== row.team1Id && taggedTeamId !== row.team2Id)
    throw new Refusal(400, 'invalid_request', `team ${taggedTeamId} does not play in ${row.id}`);
  return {
    eventId: row.id,
    title,
    type: body.type,
    kind: body.kind ?? null,
    isGlobal: body.global === true,
    startMs: Math.round(start),
    endMs: end === undefined ? null : Math.round(end),
    playerNumber: tidyLine(body.playerNumber ?? '') || null,
    period: body.period === undefined ? null : Math.round(body.period),
    clockSeconds: body.clock_seconds ?? null,
    teamId: taggedTeamId ?? null,
  };
}

/** Serves the tags of a match: global ones, also to visitors of a free match, and the viewer's own. Changes of global tags go to the match's room. */
export function serveTags(
  serverContext: ServerContext,
  accounts: Accounts,
  world: LiveWorld,
  send: Publish['send'],
): void {
  const { database } = accounts;
  const getMatch = (id: string): Promise<TaggedMatch> => findTaggedMatch(database, world, id);

  async function refuseGlobal(userId: string): Promise<void> {
    if ((await findUserById(accounts, userId)).canCreateGlobalTag) return;
    throw new Refusal(403, 'forbidden', 'this account may not change global tags');
  }

  function publishTags(eventId: string): void {
    world.tagsWritten.set(eventId, world.clock.wallNow());
    const updated_at = new Date(world.clock.wallNow()).toISOString();
    send(updateEvent, { eventId, changes: { tags_updated_at: updated_at, updated_at } });
  }

  async function writeTag(
    { goalFields: _generated, ...tag }: MatchTag,
    userId: string,
    isRemoved = false,
  ): Promise<void> {
    const values = { ...tag, userId, removed: isRemoved, changedAt: new Date(accounts.getRecordTimeMs()) };
    await database.insert(tags).values(values).onConflictDoUpdate({ target: tags.id, set: values });
  }

  serve(serverContext, listTags, async ({ body }, viewer) => {
    const match = await getMatch(body.targetId);
    if (!viewer && !isOpenToAll(match.row))
      throw new Refusal(401, 'unauthorized', `only signed-in viewers see the tags of ${match.row.id}`);
    const allTags = await getTags(database, match, viewer?.userId);
    const requestedTags =
      body.global === undefined ? allTags : allTags.filter(({ isGlobal }) => isGlobal === body.global);
    const orderedTags = body.order === 'desc' ? requestedTags.toReversed() : requestedTags;
    return slicePage(body, orderedTags, (tag) => toWireTag(tag, world.directory));
  });

  serveViewer(serverContext, saveTag, async ({ body }, { userId }) => {
    if (body.global) await refuseGlobal(userId);
    const match = await getMatch(body.targetId);
    const tag = { id: randomUUID(), ...getFields(body, match, await world.getEntitlement({ userId })) };
    const existingTags = (await getTags(database, match, userId)).filter(({ isGlobal }) => isGlobal === tag.isGlobal);
    if (existingTags.length >= maxTags) throw new Refusal(409, 'conflict', `at most ${maxTags} tags for one match`);
    await writeTag(tag, userId);
    if (tag.isGlobal) publishTags(match.row.id);
    return toWireTag(tag, world.directory);
  });

  serveViewer(serverContext, updateTag, async ({ body }, { userId }) => {
    const match = await getMatch(body.targetId);
    const earlierTag = (await getTags(database, match, userId)).find(({ id }) => id === body.id);
    if (!earlierTag) throw createNotFound(`tag ${body.id}`);
    if (earlierTag.isGlobal || body.global) await refuseGlobal(userId);
    const tag = { id: earlierTag.id, ...getFields(body, match, await world.getEntitlement({ userId })) };
    await writeTag(tag, userId);
    if (earlierTag.isGlobal || tag.isGlobal) publishTags(match.row.id);
    return toWireTag(addGoalFields(tag, match.scripted), world.directory);
  });

  /** Finds the generated tags with these ids. */
  async function getScriptedTags(ids: readonly string[]): Promise<MatchTag[]> {
    const matchIds = new Set(ids.map(getScriptedMatchId).filter((id) => id !== undefined));
    const matches = await Promise.all([...matchIds].map((id) => getMatch(id).catch(() => undefined)));
    return matches.flatMap((match) => match?.scripted ?? []).filter(({ id }) => ids.includes(id));
  }

  serveViewer(serverContext, removeTags, async ({ body }, { userId }) => {
    const ids = [...new Set(body.ids)];
    const rows = await database.select().from(tags).where(inArray(tags.id, ids));
    const writtenRows = rows.filter((row) => !row.removed && (row.isGlobal || row.userId === userId));
    const scriptedTags = await getScriptedTags(ids.filter((id) => rows.every((row) => row.id !== id)));
    const tagsToRemove: readonly MatchTag[] = [...writtenRows, ...scriptedTags];
    if (tagsToRemove.some(({ isGlobal }) => isGlobal)) await refuseGlobal(userId);
    for (const tag of tagsToRemove) {
      // A global tag is marked as removed: the script would generate it again, and the time of the change must stay.
      if (tag.isGlobal) await writeTag(tag, userId, true);
      else await database.delete(tags).where(eq(tags.id, tag.id));
    }
    new Set(tagsToRemove.filter(({ isGlobal }) => isGlobal).map(({ eventId }) => eventId)).forEach(publishTags);
    return { removed: tagsToRemove.map(({ id }) => id) };
  });
}
