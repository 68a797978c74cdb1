import { QueryClient } from '@tanstack/react-query';
import { answeredBy, json, createList } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import type { Moment } from './moment.ts';
import { saveMomentMutation } from './moment-writing.ts';
import { tagsQuery } from './tags-query.ts';

/** Records the path and body of each call. */
function recording(answer: Response) {
  const sent: unknown[] = [];
  const api = answeredBy((path, body) => {
    sent.push([path, JSON.parse(body)]);
    return answer;
  });
  return { api, sent };
}

const moment: Moment = {
  id: 'new',
  title: 'Goal',
  about: 'player',
  kind: 'goal',
  global: false,
  start: 12.4,
  end: undefined,
  period: 1,
  shirt: '19',
  team: { id: 'tra', name: 'Tromsø Aurora', color: '#0d8f88', logo: '/media/crests/tra.svg' },
};

test('loads the 999 tags of a match in one call, as in section 9', async () => {
  const { api, sent } = recording(createList([]));
  await new QueryClient().fetchQuery(tagsQuery(api, 'm1', 'u1'));
  expect(sent).toEqual([['/api/tag/list', { targetId: 'm1', page: 0, size: 999 }]]);
});

test.each([
  ['live', { start: 12.4 }, { time: 12_400 }],
  ['vod', { start: 8, end: 20.5 }, { startTime: 8000, endTime: 20_500 }],
] as const)('saves a tag of a %s video with the payload of section 3', async (videoType, span, times) => {
  const { api, sent } = recording(json({ id: 't1', type: 'player', time: 1 }));
  const client = new QueryClient();
  const place = { match: 'm1', viewer: 'u1', videoType };
  const wish = { id: 'new', moment: { ...moment, ...span }, isNew: true };
  await client
    .getMutationCache()
    .build(client, saveMomentMutation(api, place, ''))
    .execute(wish);
  expect(sent).toEqual([
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
        mode: 'sync',
        videoType,
        streamName: 'hd',
      },
    ],
  ]);
});
