import { QueryClient } from '@tanstack/react-query';
import type { Tag } from '@touchline/contract';
import { createStubApi, json, createList } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import type { Moment } from './moment.ts';
import { saveMomentMutation } from './moment-writing.ts';
import { getTagsKey, tagsQuery } from './tags-query.ts';

/** Records the path and body of each call. */
function createRecordingApi(response: Response) {
  const sentBodies: unknown[] = [];
  const api = createStubApi((path, body) => {
    sentBodies.push([path, JSON.parse(body)]);
    return response.clone();
  });
  return { api, sent: sentBodies };
}

const moment: Moment = {
  id: 'new',
  title: 'Goal',
  subjectType: 'player',
  kind: 'goal',
  global: false,
  start: 12.4,
  end: undefined,
  period: 1,
  shirt: '19',
  team: { id: 'tra', name: 'Tromsø Aurora', color: '#0d8f88', logo: '/media/crests/tra.svg' },
  playerId: 'tra-19',
  assistId: 'tra-8',
  clockSeconds: 433,
};

test('loads the 999 tags of a match in one call', async () => {
  const { api, sent: sentBodies } = createRecordingApi(createList([]));
  await new QueryClient().fetchQuery(tagsQuery(api, 'm1', 'u1'));
  expect(sentBodies).toEqual([['/api/tag/list', { targetId: 'm1', page: 0, size: 999, next: true }]]);
});

test('loads all tags of a match from a backend with shorter pages [fault-8b]', async () => {
  const api = createStubApi((_path, body) => {
    const { page } = JSON.parse(body) as { page: number };
    const entries = [{ id: `${page}`, type: 'game', time: page }];
    return json({ entries, itemsPerPage: 1, nextExists: page < 2 });
  });
  const tags = await new QueryClient().fetchQuery(tagsQuery(api, 'm1', 'u1'));
  expect(tags.map(({ id }) => id)).toEqual(['0', '1', '2']);
});

test('tags of another match are left out', async () => {
  const api = createStubApi(() =>
    createList([
      { id: '1', type: 'game', time: 1, targetId: 'm1' },
      { id: '2', type: 'game', time: 1, targetId: 'other' },
      { id: '3', type: 'game', time: 1 },
    ]),
  );
  const tags = await new QueryClient().fetchQuery(tagsQuery(api, 'm1', 'u1'));
  expect(tags.map(({ id }) => id)).toEqual(['1', '3']);
});

test.each([
  ['live', { start: 12.4 }, { time: 12_400 }],
  ['vod', { start: 8, end: 20.5 }, { startTime: 8000, endTime: 20_500 }],
] as const)('a tag of a %s video is saved with its times in milliseconds', async (videoType, momentTimes, times) => {
  const { api, sent: sentBodies } = createRecordingApi(json({ id: 't1', type: 'player', time: 1 }));
  const client = new QueryClient();
  const momentContext = { matchId: 'm1', viewerId: 'u1', videoType };
  const variables = { id: 'new', moment: { ...moment, ...momentTimes }, isNew: true };
  await client
    .getMutationCache()
    .build(client, saveMomentMutation(api, momentContext, ''))
    .execute(variables);
  expect(sentBodies).toEqual([
    [
      '/api/tag/saveV2',
      {
        targetId: 'm1',
        title: 'Goal',
        type: 'player',
        kind: 'goal',
        global: false,
        ...times,
        playerNumber: '19',
        period: 1,
        team: { teamId: 'tra', title: 'Tromsø Aurora', color: '#0d8f88', logo: '/media/crests/tra.svg' },
        player_id: 'tra-19',
        assist_id: 'tra-8',
        clock_seconds: 433,
        mode: 'sync',
        videoType,
        streamName: 'hd',
      },
    ],
  ]);
});

test('a changed tag stays one tag when the answer has another id', async () => {
  const { api } = createRecordingApi(json({ id: 'other', type: 'player', title: 'Goal', time: 9000 }));
  const client = new QueryClient();
  const momentContext = { matchId: 'm1', viewerId: 'u1', videoType: 'vod' } as const;
  client.setQueryData(getTagsKey('m1', 'u1'), [{ id: 't1', type: 'player', title: 'Before', time: 1 }]);
  await client
    .getMutationCache()
    .build(client, saveMomentMutation(api, momentContext, ''))
    .execute({ id: 't1', moment: { ...moment, start: 9 }, isNew: false });
  expect(client.getQueryData<Tag[]>(getTagsKey('m1', 'u1'))).toMatchObject([{ id: 't1', title: 'Goal', time: 9000 }]);
});

test('the look-up of a lost tag accepts times that the backend rounds to seconds [fault-9w]', async () => {
  const savedTag = { id: 't1', type: 'player', title: 'Goal', time: 12_000 };
  const { api } = createRecordingApi(json({ entries: [savedTag], nextExists: false }));
  const mutation = saveMomentMutation(api, { matchId: 'm1', viewerId: 'u1', videoType: 'live' }, '');
  const lookUpAt = (start: number) => mutation.lookUp?.({ id: 'new', moment: { ...moment, start }, isNew: true });
  expect(await lookUpAt(12.4)).toMatchObject({ id: 't1' });
  expect(await lookUpAt(12.6)).toBeUndefined();
});

test('two saved tags whose answers are empty stay two tags [fault-9w]', async () => {
  const { api } = createRecordingApi(json({}));
  const client = new QueryClient();
  const momentContext = { matchId: 'm1', viewerId: 'u1', videoType: 'live' } as const;
  client.setQueryData(getTagsKey('m1', 'u1'), []);
  for (const [id, start] of [
    ['new-1', 10],
    ['new-2', 20],
  ] as const)
    await client
      .getMutationCache()
      .build(client, saveMomentMutation(api, momentContext, ''))
      .execute({ id, moment: { ...moment, start }, isNew: true });
  const times = client.getQueryData<Tag[]>(getTagsKey('m1', 'u1'))?.map(({ time }) => time);
  expect(times).toEqual([10_000, 20_000]);
});
