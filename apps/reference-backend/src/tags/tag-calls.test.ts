import {
  getEvent,
  getEventStats,
  listEvents,
  listTags,
  removeTags,
  saveTag,
  updateTag,
  type Tag,
  type TagSaveBody,
} from '@touchline/contract';
import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '../testing/test-account.ts';
import { call, post, testBackend } from '../testing/test-backend.ts';

// Seeding the world takes longer than the time limit of a test.
beforeAll(async () => void (await testBackend()));

const findMatch = async (status: 'archived' | 'live' | 'upcoming' = 'archived'): Promise<string> => {
  const filters = { status: [status], 'identities.id': ['nordic-men'] };
  const { entries } = await call(listEvents, { body: { size: 50, filters } });
  const freeMatch = entries.find(
    ({ commerce_coverage: coverage, team1 }) => team1 && coverage === 'commerce_free_media',
  );
  return freeMatch?.id ?? '';
};

const createTagBody = (targetId: string, fields: Partial<TagSaveBody> = {}): TagSaveBody => ({
  targetId,
  title: 'Great pass',
  type: 'user',
  time: 12_400,
  mode: 'sync',
  videoType: 'vod',
  streamName: 'hd',
  ...fields,
});

const readTags = async (targetId: string, token: string, isGlobal?: boolean): Promise<Tag[]> =>
  (
    await call(
      listTags,
      { body: { targetId, size: 999, page: 0, ...(isGlobal === undefined ? {} : { global: isGlobal }) } },
      token,
    )
  ).entries;

const createEditor = async () => {
  const account = await createAccount();
  await post('/__world', { mayTagForAll: account.email });
  return account;
};

test('a recorded match has tags for its goals and saves, with player, time, period and team', async () => {
  const [id, { token }] = [await findMatch(), await createAccount()];
  const tags = await readTags(id, token);
  const goalTimes = tags.filter(({ kind }) => kind === 'goal').map(({ time }) => time);
  expect(goalTimes).toEqual(expect.arrayContaining([81_000, 103_000]));
  expect(tags.filter(({ kind }) => kind === 'save')).toHaveLength(6);
  const { team1 } = await call(getEvent, { params: { id } });
  expect(tags.find(({ kind }) => kind === 'goal')).toMatchObject({
    type: 'player',
    global: true,
    targetId: id,
    period: 2,
    title: expect.stringMatching(/^Goal, ./),
    playerNumber: expect.stringMatching(/^\d+$/),
    team: { teamId: team1?.id, title: team1?.name, color: team1?.color },
  });
});

test.each(['ice-hockey', 'football', 'volleyball'])(
  'the goal tags of a recorded %s match agree with its score and its statistics in each period',
  async (sport) => {
    const { token } = await createAccount();
    const filters = { status: ['archived' as const], sportType: [sport], media_type: ['event' as const] };
    const { entries } = await call(listEvents, { body: { size: 30, filters } });
    const matches = entries.filter(({ team1, team2 }) => team1?.score !== undefined && team2?.score !== undefined);
    expect(matches.length).toBeGreaterThan(15);
    for (const { id, team1, team2 } of matches) {
      const goals = (await readTags(id, token)).filter(({ kind, global }) => kind === 'goal' && global);
      const getGoalTags = (side: typeof team1) => goals.filter(({ team }) => team?.teamId === side?.id).length;
      expect({ id, goals: [getGoalTags(team1), getGoalTags(team2)] }).toEqual({
        id,
        goals: [team1?.score, team2?.score],
      });
      const { vidswap } = await call(getEventStats, { query: { id } });
      const changes = vidswap['game-scores']?.changes ?? [];
      expect(changes.map(({ time, period }) => [time, period])).toEqual(
        goals.map(({ time, period }) => [time, period]),
      );
    }
  },
);

test('the latest match of a hockey league has the recording’s score, and its goal tags the recording’s times', async () => {
  const { token } = await createAccount();
  const filters = { status: ['archived' as const], 'identities.id': ['nordic-men'] };
  const { entries } = await call(listEvents, { body: { size: 50, filters } });
  const match = entries.find(({ id }) => id.endsWith('-r1') && id.startsWith('osl'));
  expect([match?.team1?.score, match?.team2?.score]).toEqual([4, 2]);
  const goals = (await readTags(match?.id ?? '', token)).filter(({ kind }) => kind === 'goal');
  expect(goals.map(({ time }) => time)).toEqual([81_000, 103_000, 120_000, 143_000, 166_000, 182_000]);
});

test('a live match has one tag per goal so far', async () => {
  const { token } = await createAccount();
  // The last match, because other tests score in the first.
  const { entries } = await call(listEvents, {
    body: { size: 50, filters: { status: ['live'], 'identities.id': ['nordic-men'] } },
  });
  const id = entries.findLast(({ team1 }) => (team1?.score ?? 0) > 0)?.id ?? '';
  const { team1, team2 } = await call(getEvent, { params: { id } });
  const tags = await readTags(id, token);
  expect(tags).toHaveLength((team1?.score ?? 0) + (team2?.score ?? 0));
  expect(tags.every(({ kind, time = 0 }) => kind === 'goal' && time > 0)).toBe(true);
});

test('viewers can create, change and remove their own tags, which other viewers do not see', async () => {
  const [id, { token }, otherAccount] = [await findMatch(), await createAccount(), await createAccount()];
  const savedTag = await call(
    saveTag,
    { body: createTagBody(id, { title: '  Great pass ', playerNumber: '19' }) },
    token,
  );
  expect(savedTag).toMatchObject({
    title: 'Great pass',
    global: false,
    time: 12_400,
    playerNumber: '19',
    type: 'user',
  });
  expect((await readTags(id, token))[0]).toEqual(savedTag);
  expect(await readTags(id, token, false)).toEqual([savedTag]);
  expect(await readTags(id, otherAccount.token, false)).toEqual([]);

  const spanTag = createTagBody(id, { startTime: 8000, endTime: 20_500, kind: 'save', period: 1 });
  const notFoundError = { status: 404, code: 'not_found' };
  await expect(call(updateTag, { body: { ...spanTag, id: savedTag.id } }, otherAccount.token)).rejects.toMatchObject(
    notFoundError,
  );
  const changedTag = await call(updateTag, { body: { ...spanTag, id: savedTag.id } }, token);
  expect(changedTag).toMatchObject({ id: savedTag.id, startTime: 8000, endTime: 20_500, kind: 'save', period: 1 });
  expect(changedTag.playerNumber).toBeUndefined();
  expect(await readTags(id, token, false)).toEqual([changedTag]);

  expect(await call(removeTags, { body: { ids: [savedTag.id] } }, otherAccount.token)).toEqual({ removed: [] });
  expect(await call(removeTags, { body: { ids: [savedTag.id, savedTag.id, 'no-such'] } }, token)).toEqual({
    removed: [savedTag.id],
  });
  expect(await readTags(id, token, false)).toEqual([]);
});

test('only viewers with canCreateGlobalTag can create, change and remove global tags', async () => {
  const [id, { token }, editorToken] = [await findMatch(), await createAccount(), await createEditor()];
  const forbiddenError = { status: 403, code: 'forbidden' };
  const tagsBefore = await readTags(id, token);
  const firstId = tagsBefore[0]?.id ?? '';
  await expect(call(saveTag, { body: createTagBody(id, { global: true }) }, token)).rejects.toMatchObject(
    forbiddenError,
  );
  await expect(call(updateTag, { body: { ...createTagBody(id), id: firstId } }, token)).rejects.toMatchObject(
    forbiddenError,
  );
  await expect(call(removeTags, { body: { ids: [firstId] } }, token)).rejects.toMatchObject(forbiddenError);
  expect(await readTags(id, token)).toHaveLength(tagsBefore.length);

  // The token bypasses the cache of visitors' answers.
  const getTagsChangedAt = async () => (await call(getEvent, { params: { id } }, token)).tags_updated_at;
  expect(await getTagsChangedAt()).toBeUndefined();
  const { id: ownTagId } = await call(
    saveTag,
    { body: createTagBody(id, { global: true, time: 1000 }) },
    editorToken.token,
  );
  await call(
    updateTag,
    { body: { ...createTagBody(id, { global: true, title: 'Stopped' }), id: firstId } },
    editorToken.token,
  );
  expect((await readTags(id, token, true)).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Great pass', 'Stopped']),
  );
  expect(await getTagsChangedAt()).toBeDefined();
  await call(removeTags, { body: { ids: [ownTagId, firstId] } }, editorToken.token);
  const remainingTags = await readTags(id, token);
  expect(remainingTags).toHaveLength(tagsBefore.length - 1);
  expect(remainingTags.some((tag) => tag.id === firstId)).toBe(false);
});

test('the match’s room receives changes of global tags, but not of personal ones', async () => {
  const [id, editorToken] = [await findMatch(), await createEditor()];
  const sentMessages: unknown[] = [];
  (await testBackend()).publishTo({
    send: (_message, message) => sentMessages.push(message),
    sessionsEnded: () => undefined,
  });
  const { id: viewerTag } = await call(saveTag, { body: createTagBody(id) }, editorToken.token);
  expect(sentMessages).toEqual([]);
  const { id: globalTagId } = await call(saveTag, { body: createTagBody(id, { global: true }) }, editorToken.token);
  await call(removeTags, { body: { ids: [viewerTag, globalTagId] } }, editorToken.token);
  const changes = { tags_updated_at: expect.any(String), updated_at: expect.any(String) };
  expect(sentMessages).toEqual([
    { eventId: id, changes },
    { eventId: id, changes },
  ]);
});

test.each([
  ['a title of blanks', { title: '  ' }, { status: 400, code: 'title_required' }],
  ['an invisible title', { title: '\u200b\u2060' }, { status: 400, code: 'title_required' }],
  ['no time', { time: undefined }, { status: 400, code: 'invalid_range' }],
  ['an end before its start', { startTime: 9000, endTime: 8000 }, { status: 400, code: 'invalid_range' }],
  ['a time below zero', { time: -1 }, { status: 400, code: 'invalid_request' }],
  ['a team that does not play', { team: { teamId: 'ver' } }, { status: 400, code: 'invalid_request' }],
  ['an overlong title', { title: 'x'.repeat(201) }, { status: 400, code: 'invalid_request' }],
])('a tag with %s is refused', async (_, fields, refusal) => {
  const [id, { token }] = [await findMatch(), await createAccount()];
  await expect(call(saveTag, { body: createTagBody(id, fields) }, token)).rejects.toMatchObject(refusal);
  expect(await readTags(id, token, false)).toEqual([]);
});

test('tags of an upcoming match, and at future times of a live match, are refused', async () => {
  const { token } = await createAccount();
  const save = (id: string, fields: Partial<TagSaveBody>) => call(saveTag, { body: createTagBody(id, fields) }, token);
  await expect(save(await findMatch('upcoming'), {})).rejects.toMatchObject({ status: 409 });
  await expect(save('no-such', {})).rejects.toMatchObject({ status: 404 });
  const lateTag = { time: 20 * 3_600_000, videoType: 'live' as const };
  await expect(save('tra-osl-d0-0', lateTag)).rejects.toMatchObject({ code: 'invalid_range' });
  expect(await save('tra-osl-d0-0', { time: 60_000, videoType: 'live' })).toMatchObject({ time: 60_000 });
});

test('a visitor cannot save tags', async () => {
  const refusal = { status: 401, code: 'unauthorized' };
  await expect(call(listTags, { body: { targetId: await findMatch() } })).rejects.toMatchObject(refusal);
});
