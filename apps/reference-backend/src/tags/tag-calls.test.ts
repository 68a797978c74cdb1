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
import { films, getFilm } from '../streams/index.ts';
import { createAccount } from '../testing/test-account.ts';
import { call, post, testBackend } from '../testing/test-backend.ts';
import { planGoals } from '../world/matches.ts';

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

test('the goal and saves of a football league’s latest match have the times of the picture', async () => {
  const filters = { status: ['archived' as const], 'identities.id': ['premier-division'] };
  const { entries } = await call(listEvents, { body: { size: 50, filters } });
  const plannedGoals = planGoals();
  const match = entries.find(({ id }) => plannedGoals.has(id));
  const { token } = await createAccount();
  const tags = await readTags(match?.id ?? '', token);
  const shots = films.football.shots.map(({ time, result }) => ({ kind: result, seconds: Math.round(time) }));
  expect(tags.map(({ kind, time = 0 }) => ({ kind, seconds: Math.round(time / 1000 + 0.01) }))).toEqual(shots);
});

test('a recorded match has tags for its goals and saves, with player, time, period and team', async () => {
  const [id, { token }] = [await findMatch(), await createAccount()];
  const tags = await readTags(id, token);
  const goalTimes = tags.filter(({ kind }) => kind === 'goal').map(({ time }) => time);
  expect(goalTimes).toEqual(expect.arrayContaining([75_500, 86_000]));
  expect(tags.filter(({ kind }) => kind === 'save')).toHaveLength(4);
  const { team1 } = await call(getEvent, { params: { id } });
  expect(tags.find(({ time }) => time === 86_000)).toMatchObject({
    type: 'player',
    kind: 'goal',
    global: true,
    targetId: id,
    period: 3,
    title: expect.stringMatching(/^Goal, ./),
    playerNumber: expect.stringMatching(/^\d+$/),
    team: { teamId: team1?.id, title: team1?.name, color: team1?.color },
  });
});

test.each(['ice-hockey', 'football', 'basketball', 'volleyball'])(
  'the statistics of a recorded %s match end at its score, and its goal tags are the goals of the film',
  async (sport) => {
    const { token } = await createAccount();
    const filters = { status: ['archived' as const], sportType: [sport], media_type: ['event' as const] };
    const { entries } = await call(listEvents, { body: { size: 30, filters } });
    const matches = entries.filter(({ team1, team2 }) => team1?.score !== undefined && team2?.score !== undefined);
    expect(matches.length).toBeGreaterThan(15);
    const filmGoals = getFilm(sport).shots.filter(({ result }) => result === 'goal');
    for (const { id, team1, team2 } of matches) {
      const goals = (await readTags(id, token)).filter(({ kind, global }) => kind === 'goal' && global);
      const sides = filmGoals.map(({ time, side }) => [time * 1000, side === 'team1' ? team1?.id : team2?.id]);
      expect({ id, goals: goals.map(({ time, team }) => [time, team?.teamId]) }).toEqual({ id, goals: sides });
      const { vidswap } = await call(getEventStats, { query: { id } });
      const changes = vidswap['game-scores']?.changes ?? [];
      const last = changes.at(-1);
      expect([id, last?.team1, last?.team2]).toEqual([id, team1?.score, team2?.score]);
      const pickFacts = ({ time, period, player_id }: Partial<Tag>) => [time, period, player_id];
      expect(changes.map(pickFacts)).toEqual(expect.arrayContaining(goals.map(pickFacts)));
    }
  },
);

test('the latest match of a hockey league has the recording’s score, and its goal tags have the recording’s times', async () => {
  const { token } = await createAccount();
  const filters = { status: ['archived' as const], 'identities.id': ['nordic-men'] };
  const { entries } = await call(listEvents, { body: { size: 50, filters } });
  const match = entries.find(({ id }) => id.endsWith('-r1') && id.startsWith('osl'));
  expect([match?.team1?.score, match?.team2?.score]).toEqual([2, 1]);
  const goals = (await readTags(match?.id ?? '', token)).filter(({ kind }) => kind === 'goal');
  expect(goals.map(({ time }) => time)).toEqual([65_000, 75_500, 86_000]);
});

test('a live match has one tag per goal so far', async () => {
  const { token } = await createAccount();
  // Selects the last match, because other tests add goals to the first match.
  const { entries } = await call(listEvents, {
    body: { size: 50, filters: { status: ['live'], 'identities.id': ['nordic-men'] } },
  });
  const id = entries.findLast(({ team1 }) => (team1?.score ?? 0) > 0)?.id ?? '';
  const { team1, team2 } = await call(getEvent, { params: { id } });
  const tags = await readTags(id, token);
  expect(tags).toHaveLength((team1?.score ?? 0) + (team2?.score ?? 0));
  expect(tags.every(({ kind, time = 0 }) => kind === 'goal' && time > 0)).toBe(true);
});

test.each(['live', 'archived'] as const)(
  'the goals of a %s match have scorers and assists from the line-ups, and a time within the period',
  async (status) => {
    const { token } = await createAccount();
    const filters = { status: [status], 'identities.id': ['nordic-men'], media_type: ['event' as const] };
    const { entries } = await call(listEvents, { body: { size: 50, filters } });
    const entry = entries.findLast(({ team1, team2 }) => (team1?.score ?? 0) + (team2?.score ?? 0) > 1);
    const { id, lineups } = await call(getEvent, { params: { id: entry?.id ?? '' } });
    const { team1, team2 } = lineups ?? {};
    const players = [team1, team2].flatMap((lineUp) => [...(lineUp?.starters ?? []), ...(lineUp?.bench ?? [])]);
    expect([team1?.starters?.length, team2?.starters?.length]).toEqual([6, 6]);
    expect(players.filter(({ captain }) => captain)).toHaveLength(2);
    const goals = (await readTags(id, token)).filter(({ kind }) => kind === 'goal');
    expect(goals.length).toBeGreaterThan(1);
    for (const goal of goals) {
      const scorer = players.find((player) => player.id === goal.player_id);
      expect(goal.title).toBe(`Goal, ${scorer?.name}`);
      expect(goal.playerNumber).toBe(scorer?.number);
      expect([undefined, ...players.map((player) => player.id)]).toContain(goal.assist_id);
      expect(goal.assist_id).not.toBe(goal.player_id);
      expect(goal.clock_seconds).toBeLessThanOrEqual(1200);
    }
    const { vidswap } = await call(getEventStats, { query: { id } });
    const pickPlayers = ({ player_id, assist_id, clock_seconds }: Partial<Tag>) => [
      player_id,
      assist_id,
      clock_seconds,
    ];
    const changes = vidswap['game-scores']?.changes?.filter((change) => change.team1 !== undefined) ?? [];
    // A recording shows the last goals.
    expect(changes.slice(-goals.length).map(pickPlayers)).toEqual(goals.map(pickPlayers));
  },
);

test('an upcoming match has no line-ups', async () => {
  const { lineups } = await call(getEvent, { params: { id: await findMatch('upcoming') } });
  expect(lineups).toBeUndefined();
});

test('viewers can create, change and remove their own tags, which other viewers do not see', async () => {
  const [id, { token }, otherAccount] = [await findMatch(), await createAccount(), await createAccount()];
  const savedTag = await call(
    saveTag,
    { body: createTagBody(id, { title: '  Great pass ', playerNumber: '19', period: 2, clock_seconds: 61 }) },
    token,
  );
  expect(savedTag).toMatchObject({
    title: 'Great pass',
    global: false,
    time: 12_400,
    playerNumber: '19',
    type: 'user',
    period: 2,
    clock_seconds: 61,
  });
  expect(await readTags(id, token)).toContainEqual(savedTag);
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

test('the match’s room receives changes of global tags, but not of personal tags', async () => {
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

test('a visitor can read the global tags of a free match only, and cannot save tags', async () => {
  const [id, { token }] = [await findMatch(), await createAccount()];
  await call(saveTag, { body: createTagBody(id) }, token);
  const { entries } = await call(listTags, { body: { targetId: id, size: 999 } });
  expect(entries.map((tag) => tag.id)).toEqual((await readTags(id, token, true)).map((tag) => tag.id));
  const refusal = { status: 401, code: 'unauthorized' };
  const { entries: matches } = await call(listEvents, { body: { size: 200, filters: { status: ['archived'] } } });
  const paidMatch = matches.find(({ commerce_coverage: coverage }) => coverage !== 'commerce_free_media');
  await expect(call(listTags, { body: { targetId: paidMatch?.id ?? '' } })).rejects.toMatchObject(refusal);
  await expect(call(saveTag, { body: createTagBody(id) })).rejects.toMatchObject(refusal);
});

test('a goal that an editor renames keeps its scorer, and loses it with another shirt number', async () => {
  const [id, editor] = [await findMatch(), await createEditor()];
  const goal = (await readTags(id, editor.token)).findLast(({ kind }) => kind === 'goal');
  const { id: tagId = '', playerNumber, team, time } = goal ?? {};
  const body = { ...createTagBody(id, { playerNumber, team, time, global: true, title: 'Top shelf' }), id: tagId };
  const renamedTag = await call(updateTag, { body }, editor.token);
  expect(renamedTag).toMatchObject({
    title: 'Top shelf',
    player_id: goal?.player_id,
    clock_seconds: goal?.clock_seconds,
  });
  const corrected = await call(updateTag, { body: { ...body, playerNumber: '99' } }, editor.token);
  expect([corrected.playerNumber, corrected.player_id]).toEqual(['99', undefined]);
});
